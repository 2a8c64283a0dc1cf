/** Outlines of icons with whole coordinates: on a square of 512 nobody sees the difference, and the file has half its size. */

const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/iy;

type Point = [number, number];

/** The commands of an SVG path, each with its numbers. The flags of an arc may stand without a gap. */
function* commands(path: string): Generator<[string, number[]]> {
  let command = "";
  let numbers: number[] = [];
  for (let at = 0; at < path.length; ) {
    const letter = path[at]!;
    if (/[\s,]/.test(letter)) at += 1;
    else if (/[a-df-z]/i.test(letter)) {
      command = letter;
      at += 1;
      if (!NUMBERS[command.toLowerCase()]) yield [command, []];
    } else {
      const flag = command.toLowerCase() === "a" && [3, 4].includes(numbers.length);
      NUMBER.lastIndex = at;
      const written = flag ? letter : NUMBER.exec(path)![0];
      at += written.length;
      numbers.push(Number(written));
      if (numbers.length === NUMBERS[command.toLowerCase()]) {
        yield [command, numbers];
        numbers = [];
        if (command === "m") command = "l";
        if (command === "M") command = "L";
      }
    }
  }
}

/** The same path with every point on the nearest whole one. Each is written relative to the last, as written: errors do not add up. */
export function rounded(path: string): string {
  let made = "";
  let last = "";
  let [at, start]: [Point, Point] = [[0, 0], [0, 0]];
  let [written, written_start]: [Point, Point] = [[0, 0], [0, 0]];
  for (const [command, numbers] of commands(path)) {
    const kind = command.toLowerCase();
    if (kind === "z") {
      made += last = "z";
      [at, written] = [start, written_start];
      continue;
    }
    const [x, y] = command === kind ? at : [0, 0];
    const points: Point[] = [];
    if (kind === "h") points.push([x + numbers[0]!, at[1]]);
    else if (kind === "v") points.push([at[0], y + numbers[0]!]);
    else for (let n = kind === "a" ? 5 : 0; n < numbers.length; n += 2) points.push([x + numbers[n]!, y + numbers[n + 1]!]);
    const whole = points.map(([u, v]): Point => [Math.round(u), Math.round(v)]);
    const said = whole.flatMap(([u, v]) => (kind === "h" ? [u - written[0]] : kind === "v" ? [v - written[1]] : [u - written[0], v - written[1]]));
    if (kind === "a") said.unshift(...numbers.slice(0, 2).map((radius) => Number(radius.toFixed(1))), ...numbers.slice(2, 5));
    const words = said.map((n, which) => (which && n >= 0 ? ` ${n}` : `${n}`)).join("");
    made += kind === last && kind !== "m" ? (said[0]! < 0 ? words : ` ${words}`) : kind + words;
    last = kind;
    at = points.at(-1)!;
    written = whole.at(-1)!;
    if (kind === "m") [start, written_start] = [at, written];
  }
  return made;
}
