/** Creating a table and sitting down at it. */

import { get, post, type Created, type GameTold } from "./http";
import { preferences } from "./preferences.svelte";
import { go, link } from "./route.svelte";

export interface Wanted {
  game: string;
  seats: string[];
  /** Which seats of people sit at this screen. */
  here: number[];
  options: Record<string, unknown>;
  clock?: string;
  seconds?: number;
  spectators?: boolean;
  listed?: boolean;
  entered?: boolean;
  guided?: boolean;
}

/** Lay a table, sit down where this screen sits, and give the links for all others. */
export async function lay(wanted: Wanted): Promise<{ match: string; links: { seat: number; link: string }[] }> {
  const { here, ...body } = wanted;
  const made = await post<Created>("/api/matches", body);
  const links: { seat: number; link: string }[] = [];
  for (const seat of made.seats) {
    if (!seat.code) continue;
    if (wanted.guided || here.includes(seat.seat)) await join(seat.code, wanted.game);
    else links.push({ seat: seat.seat, link: link("join", seat.code) });
  }
  return { match: made.match, links };
}

export async function join(code: string, game = ""): Promise<string> {
  const told = await post<{ match: string; seat: number; token: string }>("/api/join", { code, name: preferences.kept.name }, preferences.kept.person);
  preferences.sit(told.match, game, told.seat, told.token);
  return told.match;
}

/** The same from a page that knows only the game's id. */
export async function play_game(id: string): Promise<void> {
  const { games } = await get<{ games: GameTold[] }>("/api/games");
  const game = games.find((each) => each.id === id);
  if (game) await play_now(game);
}

/** One click: the game as a newcomer should play it first, with its guide if it has one. */
export async function play_now(game: GameTold): Promise<void> {
  const { match } = await lay({ game: game.id, seats: [], here: [0], options: {}, listed: false, guided: game.guided });
  go("table", match);
}
