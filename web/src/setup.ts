/** Setting up a table: the server says what a set-up becomes after each change, and the page shows it. */

import { post } from "./http";
import { preferences } from "./preferences.svelte";

export interface Tile {
  id: string;
  name: string;
  about: string;
  /** How hard it is to play, from 1 to 6; 0 where nobody says. */
  weight: number;
  /** The numbers of seats it goes with. */
  seats: [number, number] | null;
  /** The thing whose art it has, a picture of its own, or the outline of an icon. */
  shows: string;
  picture: string;
  outline: string;
}

/** One thing a collection can be built from. */
export interface Part {
  id: string;
  name: string;
  shows: string;
  numbers: Record<string, number>;
  groups: Record<string, string[]>;
  text: string;
}

export interface Field {
  name: string;
  type: "word" | "words" | "number" | "flag";
  label: string;
  about: string;
  shown: "first" | "more";
  /** A line-up has a word for each seat, a seat is one of them. */
  follows: "" | "line-up" | "seat";
  extra: string;
  alone: string[];
  least: number;
  most: number;
  value: unknown;
  tiles: Tile[];
  build: { curve: string; copies: number; labels: Record<string, string>; entries: Part[] } | null;
}

export interface SetUp {
  seats: string[];
  least: number;
  most: number;
  options: Record<string, unknown>;
  fields: Field[];
  /** What stands in the way of beginning, and beside which field it is said. */
  refused: { field: string; text: string } | null;
}

/** A list as it becomes, from what it is by then. */
export type Adding = (now: string[]) => string[];

export interface Change {
  name: string;
  /** Also `Adding`: the form asks the server with what comes of it. */
  value: unknown;
  at?: number;
}

/** What a browser remembers of the last table it set up for a game. */
export interface LastSetUp {
  seats: string[];
  options: Record<string, unknown>;
  clock: string;
  seconds: number;
  listed: boolean;
  spectators: boolean;
  entered: boolean;
  /** The hashes of packs. */
  packs?: string[];
}

/** In a line-up: whoever is left, drawn when the match begins. */
export const ANY = "any";

export const set_up = (game: string, seats: string[], options: Record<string, unknown>, change: Change | null, packs: string[] = []): Promise<SetUp> =>
  post<SetUp>(`/api/games/${game}/setup`, { seats, options, packs, ...(change ? { change } : {}) });

export const last_set_up = (game: string): LastSetUp | undefined => preferences.kept.setups[game];
