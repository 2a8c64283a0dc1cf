/** What this browser remembers of its player: language, light or dark, speed, sound, and the seats it holds. */

import type { LastSetUp } from "./setup";

export type Lang = "en" | "pl";
export type Theme = "dark" | "light" | "auto";

const KEY = "pionek";

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: number;
  /** How loud sounds are, from 0 (none) to 1. */
  volume: number;
  muted: boolean;
  /** No notifications, although the browser may allow them. */
  untold: boolean;
  /** Boards and cards without paintings. */
  plain: boolean;
  /** How large text is, as a part of the usual size. */
  text: number;
  /** Colours of seats that can be told apart with any kind of colour vision. */
  clear: boolean;
  name: string;
  person: string;
  /** `over`: it had ended when it was last asked. */
  seats: Record<string, { game: string; tokens: Record<string, string>; at: number; over?: boolean }>;
  /** By match, the links for others that have not been used yet. */
  links: Record<string, { seat: number; link: string }[]>;
  /** The last table that was set up for each game. */
  setups: Record<string, LastSetUp>;
  /** By game, the lessons that are done. */
  lessons: Record<string, string[]>;
  /** By day, how the first answer to its puzzle was: reached or missed. */
  puzzles: Record<string, string>;
}

function first(): Kept {
  const lang: Lang = navigator.language.toLowerCase().startsWith("pl") ? "pl" : "en";
  const fresh: Kept = { lang, theme: "auto", speed: 2, volume: 0, muted: false, untold: false, plain: false, text: 1, clear: false, name: "", person: "", seats: {}, setups: {}, links: {}, lessons: {}, puzzles: {} };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Preferences {
  kept = $state<Kept>(first());
  wants_light = $state(matchMedia("(prefers-color-scheme: light)").matches);
  calm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  /** The match whose seat has just gone from here to another device. */
  handed_on = "";

  constructor() {
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", (event) => (this.wants_light = event.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => (this.calm = event.matches));
  }

  get lang(): Lang {
    return this.kept.lang;
  }

  get light(): boolean {
    return this.kept.theme === "light" || (this.kept.theme === "auto" && this.wants_light);
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    this.keep();
  }

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  sit(match: string, game: string, seat: number, token: string): void {
    const held = this.kept.seats[match] ?? { game, tokens: {}, at: Date.now() };
    held.tokens[seat] = token;
    this.kept.seats[match] = held;
    this.keep();
  }

  /** Keep the links of a match for others, until they have come. */
  invite(match: string, links: { seat: number; link: string }[]): void {
    if (links.length) this.kept.links[match] = links;
    else delete this.kept.links[match];
    this.keep();
  }

  /** Whoever came by an invitation learns only at the table what is played. */
  played(match: string, game: string): void {
    const held = this.kept.seats[match];
    if (!held || held.game) return;
    held.game = game;
    this.keep();
  }

  /** Whether a match has ended, as it was told. */
  ended(match: string, over: boolean): void {
    const held = this.kept.seats[match];
    if (!held || !!held.over === over) return;
    held.over = over;
    this.keep();
  }

  /** One seat of a match is no longer held here. */
  stand(match: string, seat: number): void {
    const held = this.kept.seats[match];
    if (!held) return;
    delete held.tokens[seat];
    if (!Object.keys(held.tokens).length) delete this.kept.seats[match];
    this.keep();
  }

  leave(match: string): void {
    delete this.kept.seats[match];
    this.keep();
  }

  tokens(match: string): [number, string][] {
    const held = this.kept.seats[match];
    return held ? Object.entries(held.tokens).map(([seat, token]) => [Number(seat), token]) : [];
  }
}

export const preferences = new Preferences();
