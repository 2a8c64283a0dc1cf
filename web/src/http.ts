/** The routes of the server that the page asks. A refusal is one sentence, thrown as such. */

import type { Colours, Look } from "./look";
import { wait } from "./motion";
import { preferences } from "./preferences.svelte";
import type { SeatTold } from "./protocol";
import type { Page, Scene, Beat } from "./scene";

export interface Allowed {
  id: string;
  name: string;
}

export interface Setting {
  name: string;
  type: "word" | "words" | "number" | "flag" | "campaign";
  default: string;
  about: string;
  allowed: Allowed[];
  least: number;
  most: number;
  /** Which values of other settings it goes with; those of all others, if none are named. */
  when: Record<string, string[]>;
}

/** What the lobby shows of a game's look. */
export interface Cover {
  dark: Colours;
  light: Colours;
  face: Look["face"];
  /** The outline of the game's sign. */
  sign: string;
  poster: { painting: string; at: [number, number]; zoom: number; pieces: { picture: string; base: string; cell: number[]; at: [number, number]; width: number }[] } | null;
}

export interface GameTold {
  id: string;
  name: string;
  /** What it is in a sentence, how long it takes, how much there is to learn (1 to 5): as far as its folder says. */
  summary: string;
  minutes: number[];
  weight: number;
  cover: Cover;
  seats: { least: number; most: number; usual: number };
  guided: boolean;
  /** How many short lessons it has. */
  lessons: number;
  /** Whether there is a page that tells how it is played. */
  manual: boolean;
  /** Whether there are cards or pieces to read. */
  cards: boolean;
  laying: Laying;
  options: Setting[];
  /** Ways of playing with packs: an entry of theirs that settings choose, and these settings. Without a kind where none is chosen. */
  ways: (Way & { options: Record<string, unknown> })[];
}

export interface Way {
  kind: string;
  id: string;
}

/** What can lie before a seat when something is tried out: kinds of entries, and numbers with the greatest allowed. */
export interface Laying {
  kinds: string[];
  numbers: { id: string; name: string; most: number }[];
}

export interface MatchRow {
  match: string;
  game: string;
  status: string;
  options: Record<string, unknown>;
  seats: SeatTold[];
  created: number;
}

export interface Rule {
  id: string;
  where: string;
  kind: string;
  text: string;
}

export interface Entry {
  id: string;
  kind: string;
  name: string;
  text: string;
  /** Which deck, hero or rarity it is of; "" where its kind has none. */
  deck: string;
  numbers: { name: string; value: number }[];
}

export interface Rules {
  rules: Rule[];
  /** By the middle part of the ids, in the order of the rulebook. */
  chapters: { id: string; name: string }[];
}

export interface Moment {
  at: number;
  moments: number;
  since: number;
  /** For each moment, how many beats were told until then, and how far every seat had come in the race. */
  beats: number[];
  course: number[][];
  answers?: number;
  scene: Scene;
  log: Beat[];
}

/** One of two options that the coach compared. */
export interface Compared {
  text: string;
  expected: number;
}

export interface Mistake {
  moment: number;
  played: Compared;
  better: Compared;
  cost: number;
  margin: number;
  playouts: number;
  /** What the better option would have done more for. */
  said: string[];
}

/** How far the coach is, in per cent, and at last what it found. */
export interface CoachTold {
  done: boolean;
  share: number;
  decisions?: number;
  mistakes?: Mistake[];
}

export interface Created {
  match: string;
  seats: (SeatTold & { code: string | null })[];
}

export interface CampaignTold {
  game: string;
  pages: Page[];
  evenings: { match: string; status: string; created: number }[];
  goes_on: boolean;
  next: string;
}

export class Refusal extends Error {
  /** `seconds` is how long to wait before the same may be asked again; 0 where waiting does not help. `unknown`: the token is no longer one. */
  constructor(
    text: string,
    readonly seconds = 0,
    readonly unknown = false,
    /** What is refused, as the server calls it. */
    readonly code = "",
  ) {
    super(text);
  }
}

/** No reply came: what was asked may have been done or not. */
export class Unheard extends Refusal {}

const MOST_TRIES = 4;

/** The address of this page without its hash: routes lie beside it, also under a path of a proxy. */
export function address(path: string): string {
  return new URL(path.replace(/^\//, ""), new URL("./", location.href)).href;
}

export async function ask<T>(method: "GET" | "POST", path: string, body?: unknown, token = ""): Promise<T> {
  const url = new URL(address(path));
  url.searchParams.set("lang", preferences.lang);
  const headers: Record<string, string> = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  let told;
  try {
    response = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    told = await response.json(); // a proxy whose server is away answers with a page of its own
  } catch {
    throw new Unheard(preferences.lang === "pl" ? "serwer nie odpowiada; spróbuj za chwilę" : "the server does not answer; try again in a moment");
  }
  if (response.ok) return told as T;
  const { error, text } = told as { error: string; text: string };
  throw new Refusal(text, error === "too-fast" ? Number(response.headers.get("Retry-After")) : 0, response.status === 401, error);
}

/** Reading changes nothing: who read too fast waits as long as the server says and reads again. */
export async function get<T>(path: string, token = ""): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask<T>("GET", path, undefined, token);
    } catch (error) {
      if (!(error instanceof Refusal) || !error.seconds || tries === MOST_TRIES) throw error;
      await wait(1000 * error.seconds);
    }
  }
}

export const post = <T>(path: string, body: unknown = {}, token = ""): Promise<T> => ask<T>("POST", path, body, token);

const rulebooks = new Map<string, Promise<Rules>>();

/** All rules of a game and their chapters in the language of now, asked once. */
export function rulebook(game: string): Promise<Rules> {
  const key = `${game} ${preferences.lang}`;
  let found = rulebooks.get(key);
  if (!found) {
    found = get<Rules>(`/api/games/${game}/rules`);
    found.catch(() => rulebooks.delete(key));
    rulebooks.set(key, found);
  }
  return found;
}
