/** Where the areas of a table lie: as the game's look says, else as its arrangement wants it. */

import type { Look } from "./look";
import type { AnyThing } from "./scene";

export type Area = "race" | "left" | "board" | "right" | "question" | "me" | "hand" | "opponents" | "just-now" | "stage" | "more";

/** Columns and rows in pixels of a screen of 1440 x 900, which grow with it; and the area of each cell. */
export interface Grid {
  columns: string;
  rows: string;
  areas: string[];
  /** Areas under which the board runs on. */
  under: Area[];
  /** Areas that the stage covers; none: the board. */
  stage: Area[];
  /** The height of a player's strip. */
  strip: number;
}

export interface Layout {
  wide: Grid;
  middle: Grid;
  /** In which area a thing lies, by its id, else its kind, else what it is. */
  put: Record<string, Area>;
}

export type Width = "wide" | "middle" | "phone";

export const PHONE = 720;
const MIDDLE = 1200;

export const width_class = (width: number): Width => (width <= PHONE ? "phone" : width < MIDDLE ? "middle" : "wide");

const grid = (columns: string, rows: string, areas: string[], more: Partial<Grid> = {}): Grid => ({ columns, rows, areas, under: [], stage: [], strip: 128, ...more });

const AROUND: Layout = {
  wide: grid("190 50 1fr 230 190", "40 1fr 168", ["left race race race right", "left board board board right", "me me question hand hand"], { under: ["race", "left", "right"] }),
  middle: grid("160 60 1fr 140 160", "36 1fr 168", ["left race race race right", "left board board board right", "me me question hand hand"], { under: ["race"], strip: 96 }),
  put: {},
};
/** Without players' things on the table, the board and the question share it. */
const BARE: Layout = {
  wide: grid("1fr 300", "40 1fr 190", ["race right", "board right", "board question"]),
  middle: grid("1fr 260", "36 1fr 200", ["race right", "board right", "board question"], { strip: 96 }),
  put: {},
};
const SIDE: Layout = {
  wide: grid("1fr 330", "172 208 180 1fr", ["board question", "board me", "board hand", "board right"], { strip: 64 }),
  middle: grid("1fr 290", "150 176 150 1fr", ["board question", "board me", "board hand", "board right"], { strip: 60 }),
  put: {},
};
const FACING: Layout = {
  wide: grid("270 1fr 290", "0.8fr 1fr 1.1fr 156", ["opponents opponents opponents", "just-now board question", "me me me", "left hand right"], { under: ["opponents", "just-now", "question", "me"], strip: 150 }),
  middle: grid("150 1fr 290", "0.8fr 0.9fr 1.2fr 128", ["opponents opponents opponents", "just-now board question", "me me me", "left hand right"], { under: ["opponents", "just-now", "question", "me"], strip: 120 }),
  put: {},
};

export function layout_of(look: Look, bare: boolean): Layout {
  return look.layout ?? (look.arrange === "facing" ? FACING : look.arrange === "side" ? SIDE : bare ? BARE : AROUND);
}

/** Whether a grid has a place for an area; if not, where its things go. */
const ELSEWHERE: Record<Area, Area[]> = {
  race: ["race"],
  left: ["left", "right", "opponents", "me"],
  right: ["right", "left", "opponents", "me"],
  opponents: ["opponents", "left", "right", "me"],
  "just-now": ["just-now", "right", "left", "opponents"],
  me: ["me", "left", "right"],
  hand: ["hand", "me", "right", "left"],
  board: ["board"],
  question: ["question"],
  stage: ["stage", "board"],
  more: ["more"],
};

const has = (grid: Grid, area: string): boolean => grid.areas.some((row) => row.split(" ").includes(area));

/** Whether a table has an area of its own for who leads. */
export function has_race(look: Look, players: boolean, width: number): boolean {
  const layout = layout_of(look, !players);
  return has(width_class(width) === "wide" ? layout.wide : layout.middle, "race");
}

export function home(grid: Grid, area: Area): Area {
  return ELSEWHERE[area].find((each) => has(grid, each)) ?? area;
}

/** Everything of a name in one string of CSS: fixed tracks grow with the type, the others share what is left. */
const tracks = (text: string): string => text.split(" ").map((each) => (each.endsWith("fr") ? `minmax(0, ${each})` : `${Number(each) / 16}rem`)).join(" ");

export function grid_style(grid: Grid): string {
  return `grid-template-columns: ${tracks(grid.columns)}; grid-template-rows: ${tracks(grid.rows)}; grid-template-areas: ${grid.areas.map((row) => `"${row}"`).join(" ")}; --strip: ${grid.strip / 16}rem`;
}

/** The lines around all cells of some areas. */
function lines(grid: Grid, areas: string[]): [number, number, number, number] {
  const found = grid.areas.flatMap((row, y) => row.split(" ").flatMap((each, x) => (areas.includes(each) ? [[y + 1, x + 1] as const] : [])));
  const ys = found.map(([y]) => y);
  const xs = found.map(([, x]) => x);
  return [Math.min(...ys), Math.min(...xs), Math.max(...ys) + 1, Math.max(...xs) + 1];
}

export const spread = (grid: Grid, areas: Area[]): string => `grid-area: ${lines(grid, areas).join(" / ")}`;

/** An area with those of its empty neighbours that make one rectangle with it. */
export function grown(grid: Grid, area: Area, empty: Area[]): Area[] {
  const found = [area];
  for (const each of [...empty, ...empty]) {
    const [top, left, bottom, right] = lines(grid, [...found, each]);
    const cells = grid.areas.join(" ").split(" ").filter((one) => one === each || found.includes(one as Area));
    if ((bottom - top) * (right - left) === cells.length) found.push(each);
  }
  return found;
}

/** Where an area lies within the spread of several. */
export function within(grid: Grid, area: Area, areas: Area[]): string {
  const [top, left] = lines(grid, areas);
  const [y, x, to_y, to_x] = lines(grid, [area]);
  return `grid-area: ${y - top + 1} / ${x - left + 1} / ${to_y - top + 1} / ${to_x - left + 1}`;
}

/** The area in which a look puts a thing; none: where things of its sort lie. */
export function put(layout: Layout, thing: AnyThing): Area | undefined {
  const [first, second] = thing.id.split(":");
  return layout.put[thing.id] ?? layout.put[`${first}:${second}`] ?? layout.put[first!] ?? layout.put[thing.kind ?? ""] ?? layout.put[thing.is];
}
