/** Creating a table and sitting down at it. */

import { get, post, Refusal, Unheard, type Created, type GameTold } from "./http";
import { wait } from "./motion";
import { preferences } from "./preferences.svelte";
import { go, link } from "./route.svelte";
import type { LastSetUp } from "./setup";

/** So many of a thing before a seat; a number of the seat has no id. */
export interface Laid {
  seat: number;
  kind: string;
  id: string;
  count: number;
}

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
  /** A lesson by its id, or the day of a puzzle: they bring their own position and seats. */
  lesson?: string;
  puzzle?: string;
  /** The hashes of packs that are played with. */
  packs?: string[];
  /** What lies before seats from the beginning. */
  laid?: Laid[];
  /** The seat that is asked first, when something is tried out. */
  first?: number | null;
  /** The match whose campaign goes on. */
  campaign?: string;
}

/** Whether a name was refused: it belongs to somebody else, or nobody could read it. */
export const is_of_name = (error: unknown): boolean => error instanceof Refusal && (error.code === "name-taken" || error.code === "wrong-name");

/**
 * Lay a table, sit down where this screen sits, and give the links for all others. Where no name is `asked` for, a kept one
 * that has come to belong to somebody else is given up.
 */
export async function lay(wanted: Wanted, asked = false): Promise<{ match: string; links: { seat: number; link: string }[] }> {
  const { here, campaign, ...body } = wanted;
  const create = (): Promise<Created> =>
    campaign
      ? post<Created>(`/api/matches/${campaign}/campaign`, { seats: body.seats, options: body.options }, preferences.tokens(campaign)[0]?.[1])
      : post<Created>("/api/matches", { ...body, name: preferences.kept.name }, preferences.kept.person);
  let made: Created;
  try {
    made = await create();
  } catch (error) {
    if (asked || !is_of_name(error)) throw error;
    preferences.set("name", "");
    made = await create();
  }
  const links: { seat: number; link: string }[] = [];
  for (const seat of made.seats) {
    if (!seat.code) continue;
    if (wanted.guided || wanted.lesson || wanted.puzzle || here.includes(seat.seat)) await join(seat.code, wanted.game);
    else links.push({ seat: seat.seat, link: link("join", seat.code) });
  }
  return { match: made.match, links };
}

const TRIES = 3;

/** Take the seat of a code. A request whose reply was lost is repeated under the same id: the code is not spent for nothing. */
export async function join(code: string, game = ""): Promise<string> {
  const match = code.slice(0, Math.max(0, code.lastIndexOf("."))); // older codes do not name their match
  const kept = `join ${code}`;
  const id = sessionStorage.getItem(kept) ?? crypto.randomUUID();
  sessionStorage.setItem(kept, id);
  for (let tries = 1; ; tries++) {
    try {
      const told = await post<Seated>(match ? `/api/matches/${match}/join` : "/api/join", { code, name: preferences.kept.name, id }, preferences.kept.person);
      sessionStorage.removeItem(kept);
      preferences.sit(told.match, game, told.seat, told.token);
      return told.match;
    } catch (error) {
      if (!(error instanceof Unheard) || tries === TRIES) throw error;
      await wait(500 * tries);
    }
  }
}

interface Seated {
  match: string;
  seat: number;
  token: string;
}

/** Sit down at a table of the lobby. */
export async function sit(match: string): Promise<string> {
  const told = await post<Seated>(`/api/matches/${match}/seats`, { name: preferences.kept.name }, preferences.kept.person);
  preferences.sit(told.match, "", told.seat, told.token);
  return told.match;
}

/** To a table at which one sits: the seat is held here, or comes from the device where one sat down with the same name. */
export async function come_back(match: string): Promise<string> {
  if (preferences.tokens(match).length) return match;
  const told = await post<Seated>(`/api/matches/${match}/mine`, {}, preferences.kept.person);
  preferences.sit(told.match, "", told.seat, told.token);
  return told.match;
}

/** A table as it was set up: `here` sits at this screen, `link` comes by a link that the table keeps until all sit. */
export async function lay_as(game: string, set: LastSetUp, campaign = "", asked = false): Promise<string> {
  const { seats, clock, seconds, ...rest } = set;
  const { match, links } = await lay({
    ...rest, game, campaign, clock, seconds: clock === "none" ? 0 : seconds,
    seats: seats.map((who) => (who === "here" || who === "link" ? "human" : who)),
    here: seats.flatMap((who, at) => (who === "here" ? [at] : [])),
  }, asked);
  preferences.invite(match, links.filter(({ seat }) => seats[seat] === "link"));
  return match;
}

/** From a match to the one that follows it, with every seat of this screen. */
export async function follow(match: string, game: string): Promise<string> {
  let next = "";
  for (const [, token] of preferences.tokens(match)) {
    const told = await post<{ match: string; seat: number; token: string }>(`/api/matches/${match}/next`, {}, token);
    preferences.sit(told.match, game, told.seat, told.token);
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
