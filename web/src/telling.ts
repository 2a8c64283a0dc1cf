/** What is worth telling about a match that is over: three figures, and where it turned. Read from its beats; games add nothing. */

import type { Beat, Named } from "./scene";

export interface Figure {
  /** What it is: a word of the page. */
  kind: "blow" | "throw" | "healed" | "battles" | "cards" | "moves" | "turns";
  value: number;
  /** Whose it was, and by what. */
  name: string;
  cause: string;
}

const MOST = 3;

const seat_name = (beat: Beat): string => beat.text.find((part): part is Named => typeof part === "object" && part.kind === "seat")?.name ?? "";

/** Three figures, the rarest kind first. */
export function figures(beats: Beat[]): Figure[] {
  const found: Figure[] = [];
  const blow = greatest(beats.filter((beat) => beat.kind === "damage"), (beat) => beat.amount ?? 0);
  if (blow) found.push({ kind: "blow", value: blow.amount!, name: seat_name(blow), cause: blow.cause?.name ?? "" });
  const thrown = greatest(beats.filter((beat) => beat.kind === "roll" && beat.total != null && (beat.dice?.length ?? 0) > 1), (beat) => beat.total!);
  if (thrown) found.push({ kind: "throw", value: thrown.total!, name: seat_name(thrown), cause: thrown.cause?.name ?? "" });
  const healed = beats.filter((beat) => beat.kind === "heal").reduce((sum, beat) => sum + (beat.amount ?? 0), 0);
  const battles = beats.filter((beat) => beat.kind === "battle" && beat.sides?.length && beat.weight !== "routine").length;
  const cards = beats.filter((beat) => beat.kind === "card" && beat.card).length;
  const moves = beats.filter((beat) => beat.kind === "move").length;
  const turns = beats.filter((beat) => beat.kind === "turn").length;
  for (const [kind, value] of [["battles", battles], ["healed", healed], ["turns", turns], ["cards", cards], ["moves", moves]] as const) if (value) found.push({ kind, value, name: "", cause: "" });
  return found.slice(0, MOST);
}

function greatest(beats: Beat[], by: (beat: Beat) => number): Beat | undefined {
  return beats.reduce<Beat | undefined>((best, beat) => (by(beat) > (best ? by(best) : 0) ? beat : best), undefined);
}

export interface Turning {
  moment: number;
  text: string;
  /** How much the first seat's lead changed. */
  swing: number;
}

/** Where the lead changed most, in the order of the match. */
export function turnings(course: number[][], ends: number[], beats: Beat[], most = 4): Turning[] {
  const lead = course.map((values) => values[0]! - Math.max(...values.slice(1), -Infinity));
  const found: Turning[] = [];
  for (let moment = 1; moment < lead.length; moment++) {
    const swing = lead[moment]! - lead[moment - 1]!;
    if (Number.isFinite(swing) && swing) found.push({ moment, swing, text: story(beats.slice(ends[moment - 1], ends[moment]), course[moment - 1]!, course[moment]!) });
  }
  const best = [...found].sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing)).slice(0, most);
  return best.sort((one, other) => one.moment - other.moment);
}

const TELLING = ["win", "damage", "battle", "script", "ability", "gain", "loss", "card"];

/** The name of what is behind a beat, unless its sentence says it. */
export const cause_of = (beat: Beat): string => (beat.cause && !beat.text.some((part) => typeof part === "object" && part.name === beat.cause!.name) ? beat.cause.name : "");

/** What is told of a moment in which the race went from some numbers to others: what moved the one that moved most, else what one tells first. */
function story(beats: Beat[], before: number[], after: number[]): string {
  const gone = after.map((value, seat) => value - before[seat]!);
  const seat = gone.findIndex((each) => Math.abs(each) === Math.max(...gone.map(Math.abs)));
  const moving = beats.filter((beat) => beat.counter?.endsWith(`:${seat}`) && (beat.before === before[seat] || beat.after === after[seat]) && (beat.after! - beat.before!) * gone[seat]! > 0);
  const told = greatest(moving, (beat) => Math.abs(beat.after! - beat.before!)) ?? [...beats].filter((beat) => beat.weight !== "routine").sort((one, other) => place(one) - place(other))[0];
  if (!told) return "";
  const sentence = told.text.map((part) => (typeof part === "string" ? part : part.name)).join("");
  return [cause_of(told), sentence].filter(Boolean).join(": ");
}

function place(beat: Beat): number {
  const found = TELLING.indexOf(beat.kind);
  return found < 0 ? TELLING.length : found;
}
