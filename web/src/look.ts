/** How a game is drawn, as its look.yaml says: the page knows shapes, not games. */

import { preferences } from "./preferences.svelte";
import { get } from "./http";
import type { Layout } from "./layout";
import type { AnyThing, Board } from "./scene";

export interface Colours {
  ground: string;
  ink: string;
  accent: string;
}

/** A picture under a board; it may reach beyond it, in hundredths of a per cent. `outlines` is the file with the painted ones. */
export interface Painting {
  dark: string;
  light: string;
  bleed: [number, number];
  aspect: [number, number];
  outlines: string;
}

export interface BoardLook {
  painting: Painting | null;
  lay: "grid" | "columns" | "free" | "row" | "track";
  edge: "none" | "top" | "left" | "right";
  size: number;
  outlines: Record<string, number[]>;
  anchors: Record<string, [number, number]>;
  shadow: string[];
  tiers: number;
  holds: Record<string, [number, number, number, number]>;
  creep: string;
  quad: number[];
  lift: Record<string, number>;
  tiles: number;
  layers: string[];
}

export interface Look {
  dark: Colours;
  light: Colours;
  face: "plain" | "poster" | "story" | "carved";
  arrange: "board" | "side" | "facing";
  sign: string;
  seats: string[];
  accent_by: string;
  accents: Record<string, string>;
  icons: Record<string, string>;
  colours: Record<string, string>;
  shapes: Record<string, string>;
  /** How tokens of a kind stand on a painted board. */
  pieces: Record<string, "mini" | "standee" | "stack" | "coin" | "cube">;
  /** How numbers of a kind are drawn, where not as a number alone. */
  dials: Record<string, "clock" | "crystals">;
  /** Kinds of cards that lie beside the board with their picture. */
  pictured: string[];
  /** The painting under the whole table. */
  backdrop: { dark: string; light: string } | null;
  /** The picture of the tray in which dice lie, stretched between its corners. */
  tray: string;
  boards: Record<string, BoardLook>;
  layout: Layout | null;
  outlines: Record<string, string>;
  /** The version of each picture, the things that share one with another, and the kinds of things that have veiled ones. */
  art: { files: Record<string, string>; things: Record<string, string>; blurs?: Record<string, string>; veiled?: string[] };
  game: string;
}

const SEATS = ["#d9a441", "#6f9bd8", "#d0636b", "#5fae7b", "#a87be6", "#d98f4f", "#5fb3b3", "#b0a06a"];
/** Six colours by Okabe and Ito, which stay apart for all kinds of colour vision. */
const CLEAR = ["#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00"];
const looks = new Map<string, Promise<Look>>();

/** `packs`: the hashes of packs that add to it. */
export function look_of(game: string, packs: string[] = []): Promise<Look> {
  const address = `/api/games/${game}/look${packs.length ? `?packs=${packs.join(",")}` : ""}`;
  let found = looks.get(address);
  if (!found) {
    found = get<Look>(address).then((look) => ({ ...look, game }));
    found.catch(() => looks.delete(address));
    looks.set(address, found);
  }
  return found;
}

/** The outline of the icon for something with these names, the most particular first; "" if it has none. */
export function icon_of(look: Look, ...names: (string | undefined)[]): string {
  for (const name of names) {
    if (!name) continue;
    const found = look.icons[name] ?? look.icons[name.replace(/-\d+$/, "")];
    if (found) return look.outlines[found] ?? "";
  }
  return "";
}

/** A thing by what it shows, by its own id (without the seat it lies at), else by its kind. */
export function thing_icon(look: Look, thing: AnyThing): string {
  const [kind, name, third] = thing.id.split(":");
  return icon_of(look, thing.is === "token" || thing.is === "card" ? thing.shows : undefined, thing.id, `${kind}:${name}:${third}`, `${kind}:${name}`, thing.is === "die" ? thing.symbol_id : undefined, thing.kind, thing.is);
}

export function colour_of(look: Look, ...names: (string | undefined)[]): string {
  for (const name of names) if (name && look.colours[name]) return look.colours[name];
  return "";
}

/** How a board lies: by its kind, as of the side of it that is in play, else by its id. */
export function board_look(look: Look, board: Board): BoardLook | undefined {
  return look.boards[board.kind ?? ""] ?? look.boards[board.id];
}

/** The colour of a seat: of what it plays where the look says so, else of its place. */
export function seat_colour(look: Look, seat: number, options: Record<string, unknown>): string {
  if (preferences.kept.clear) return CLEAR[seat % CLEAR.length]!;
  const played = look.accent_by ? options[look.accent_by] : undefined;
  const own = Array.isArray(played) ? look.accents[String(played[seat])] : undefined;
  return own ?? look.seats[seat] ?? SEATS[seat % SEATS.length]!;
}

export function variables(look: Pick<Look, "dark" | "light" | "face">, light: boolean): string {
  const colours = light ? look.light : look.dark;
  const faces = { plain: "Text", poster: "Poster", story: "Story", carved: "Carved" };
  return `--ground:${colours.ground};--ink:${colours.ink};--accent:${colours.accent};--display:"${faces[look.face]}","Text",sans-serif`;
}

/** The address of a picture by its name without ending; "" if there is none. */
export function picture(look: Look, name: string): string {
  const file = `${name}.webp`;
  const version = look.art.files[file];
  return version ? `art/${look.game}/${file}?v=${version}` : "";
}

/** What stands for a large picture until it has come: a few pixels of it; "" if there is nothing. */
export function blur(look: Look, name: string): string {
  return look.art.blurs?.[`${name}.webp`] ?? "";
}

const painted = new Map<string, Promise<Record<string, number[]>>>();

/** The outlines of places as they were painted, in per cent of the painting. */
export function painted_outlines(look: Look, name: string): Promise<Record<string, number[]>> {
  const file = `${name}.json`;
  const address = `art/${look.game}/${file}?v=${look.art.files[file] ?? ""}`;
  let found = painted.get(address);
  if (!found) {
    found = fetch(address).then((answer) => (answer.ok ? (answer.json() as Promise<Record<string, number[]>>) : {}));
    found.catch(() => painted.delete(address));
    painted.set(address, found);
  }
  return found;
}

/** A name that says nothing, of a picture that nobody may fetch before he knows the thing it shows: two FNV-1a hashes. */
function veil(name: string): string {
  return [0x811c9dc5, 0x9e3779b9]
    .map((seed) => {
      let hash = seed;
      for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
      return hash.toString(16).padStart(8, "0");
    })
    .join("");
}

/** The address of a picture of something that only those know who see it; there may be none. What packs bring, kind/pack:id, is never veiled. */
export function veiled(look: Look, name: string): string {
  return art_of(look, name.replace("/", ":")) || (!name.includes(":") && look.art.veiled?.includes(name.split("/")[0]!) ? `art/${look.game}/veiled/${veil(name)}.webp` : "");
}

/** The art of a thing: by its own id without the place where it lies, or the picture it shares with another. */
export function art_of(look: Look, id: string): string {
  const parts = id.split(":");
  const thing = parts.slice(0, 2).join(":");
  const shared = look.art.things[parts.slice(0, 3).join(":")] ?? look.art.things[thing];
  return shared ? `art/${look.game}/${shared}?v=${look.art.files[shared] ?? ""}` : picture(look, thing.replace(":", "/"));
}
