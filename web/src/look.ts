/** How a game is drawn, as its look.yaml says: the page knows shapes, not games. */

import { get } from "./http";
import type { AnyThing, Board } from "./scene";

interface Colours {
  ground: string;
  ink: string;
  accent: string;
}

/** A picture under a board; it may reach beyond it, in hundredths of a per cent. */
export interface Painting {
  dark: string;
  light: string;
  bleed: [number, number];
}

export interface BoardLook {
  painting: Painting | null;
  lay: "grid" | "columns" | "free" | "row" | "track";
  edge: "none" | "top" | "left" | "right";
  size: number;
  outlines: Record<string, number[]>;
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
  boards: Record<string, BoardLook>;
  outlines: Record<string, string>;
  /** The version of each picture, and the things that share one with another. */
  art: { files: Record<string, string>; things: Record<string, string> };
  game: string;
}

const SEATS = ["#d9a441", "#6f9bd8", "#d0636b", "#5fae7b", "#a87be6", "#d98f4f", "#5fb3b3", "#b0a06a"];
const looks = new Map<string, Promise<Look>>();

export function look_of(game: string): Promise<Look> {
  let found = looks.get(game);
  if (!found) {
    found = get<Look>(`/api/games/${game}/look`).then((look) => ({ ...look, game }));
    found.catch(() => looks.delete(game));
    looks.set(game, found);
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
  const [kind, name] = thing.id.split(":");
  return icon_of(look, thing.is === "token" ? thing.shows : undefined, thing.id, `${kind}:${name}`, thing.is === "die" ? thing.symbol_id : undefined, thing.kind, thing.is);
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
  const played = look.accent_by ? options[look.accent_by] : undefined;
  const own = Array.isArray(played) ? look.accents[String(played[seat])] : undefined;
  return own ?? look.seats[seat] ?? SEATS[seat % SEATS.length]!;
}

export function variables(look: Look, light: boolean): string {
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

/** The art of a thing: by its own id without the place where it lies, or the picture it shares with another. */
export function art_of(look: Look, id: string): string {
  const thing = id.split(":").slice(0, 2).join(":");
  const shared = look.art.things[thing];
  return shared ? `art/${look.game}/${shared}?v=${look.art.files[shared] ?? ""}` : picture(look, thing.replace(":", "/"));
}
