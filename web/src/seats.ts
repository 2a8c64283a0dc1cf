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
  /** The match whose campaign goes on. */
  campaign?: string;
}

/** Lay a table, sit down where this screen sits, and give the links for all others. */
export async function lay(wanted: Wanted): Promise<{ match: string; links: { seat: number; link: string }[] }> {
  const { here, campaign, ...body } = wanted;
  const made = campaign
    ? await post<Created>(`/api/matches/${campaign}/campaign`, { seats: body.seats, options: body.options }, preferences.tokens(campaign)[0]?.[1])
    : await post<Created>("/api/matches", body);
  const links: { seat: number; link: string }[] = [];
  for (const seat of made.seats) {
    if (!seat.code) continue;
    if (wanted.guided || here.includes(seat.seat)) await join(seat.code, wanted.game);
    else links.push({ seat: seat.seat, link: link("join", seat.code) });
  }
  return { match: made.match, links };
}

export async function join(code: string, game = ""): Promise<string> {
  const told = await post<{ match: string; seat: number; token: string }>("/api/join", { code, name: preferences.kept.name, id: crypto.randomUUID() }, preferences.kept.person);
  preferences.sit(told.match, game, told.seat, told.token);
  return told.match;
}

/** From a match to the one that follows it, with every seat of this screen. */
export async function follow(match: string, game: string): Promise<string> {
  let next = "";
  for (const [seat, token] of preferences.tokens(match)) {
    const told = await post<{ match: string; token: string }>(`/api/matches/${match}/next`, {}, token);
    preferences.sit(told.match, game, seat, told.token);
    next = told.match;
  }
  return next;
}

/** One click: the game as a newcomer should play it first, with its guide if it has one. */
export async function play_now(game: GameTold): Promise<void> {
  const { match } = await lay({ game: game.id, seats: [], here: [0], options: {}, listed: false, guided: game.guided });
  go("table", match);
}

/** The same from a page that knows only the game's id. */
export async function play_game(id: string): Promise<void> {
  const { games } = await get<{ games: GameTold[] }>("/api/games");
  const game = games.find((each) => each.id === id);
  if (game) await play_now(game);
}
