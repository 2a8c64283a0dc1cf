// The messages of the websocket. Made by `make docs` from src/pionek/server/socket/protocol.py; do not edit.

import type { Beat, Scene } from "./scene";

export const PROTOCOL_VERSION = 1;

export const PHRASES = ["hello","good-game","well-played","thanks","sorry","thinking","your-turn","wow"] as const;

export type FromClient = Hello | Answer | Resign | Undo | Propose | Reply | Leave | Back | Replace | Hint | Why | Say | Point | Speak | Wish | Ping;

export type FromServer = Welcome | Change | Ack | Refused | Notice | Closing;

/** Everything that is drawn for a seat. It travels whole once, and then as differences. */
export interface View {
  scene: Scene;
  match: MatchTold;
}

/**
 * The first message. A token opens its seat; without one, `watch` names the match to look at.
 *
 * `stream` and `seq` are what an earlier connection heard last: then only what was missed is sent.
 */
export interface Hello {
  is: "hello";
  protocol: number;
  token?: string; // "" when left out
  watch?: string; // "" when left out
  lang?: string; // "en" when left out
  stream?: string; // "" when left out
  seq?: number; // 0 when left out
}

/** An option by its key. `id` is the client's own: repeated, it counts once. `seq` is what the client had seen. */
export interface Answer {
  is: "answer";
  id: string;
  key: string;
  seq: number;
}

export interface Resign {
  is: "resign";
  id: string;
}

/** Take my last move back: at once while nothing was revealed, else when everybody agrees. */
export interface Undo {
  is: "undo";
  id: string;
}

/** Offer a draw (an early end), to play again, or to play again with everybody one seat further. */
export interface Propose {
  is: "propose";
  id: string;
  kind: string;
}

/** Agree to the offer on the table, or not. */
export interface Reply {
  is: "reply";
  id: string;
  kind: string;
  yes: boolean;
}

/** I go: a bot keeps my seat warm until I answer again or come back. */
export interface Leave {
  is: "leave";
  id: string;
}

/** I am here again: the bot gives me my seat back. */
export interface Back {
  is: "back";
  id: string;
}

/** A bot in the place of somebody who is missing: for good where nobody has come yet, else until the player is back. */
export interface Replace {
  is: "replace";
  id: string;
  seat: number;
}

/** What would a bot do in my place? Its thoughts come with the acknowledgement. */
export interface Hint {
  is: "hint";
  id: string;
}

/** Why did a bot do what it did last? What may be told of it comes with the acknowledgement. */
export interface Why {
  is: "why";
  id: string;
}

/** One of the ready-made phrases. */
export interface Say {
  is: "say";
  id: string;
  phrase: string;
}

/** Point at a thing; only those who see it learn of it. */
export interface Point {
  is: "point";
  id: string;
  thing: string;
}

/** Another language from now on: the whole view comes again. */
export interface Speak {
  is: "speak";
  id: string;
  lang: string;
}

/**
 * In windows of a kind (`all` for every kind): ask me always, when it could matter, or never.
 *
 * Of the kind `until`: pass for me in all windows, for the `attack` in progress or until my `turn`.
 */
export interface Wish {
  is: "wish";
  id: string;
  kind: string;
  wish: string;
}

export interface Ping {
  is: "ping";
  id: string;
}

/** Where you sit (-1: you look on), and everything you may see. */
export interface Welcome {
  is: "welcome";
  protocol: number;
  stream: string;
  seq: number;
  seat: number;
  view: unknown;
  log: News;
}

/** What is different for you. `seq` counts your own messages and nothing else. */
export interface Change {
  is: "change";
  seq: number;
  patch?: unknown; // null when left out
  log?: News | null; // null when left out
}

/** It is written down, and counts. */
export interface Ack {
  is: "ack";
  id: string;
  key?: string; // "" when left out
  /** To a hint: the options that were weighed; `key` is the best. */
  thoughts?: Thoughts | null; // null when left out
  /** To why: the move of the bot, and how its options are weighed; `key` is what it took. */
  reason?: Reason | null; // null when left out
}

/** It does not count, and why. */
export interface Refused {
  is: "refused";
  id: string;
  code: string;
  text: string;
}

/** `your-turn`, `reminder`, `said`, `pointed`: what is worth a sound or a flash. */
export interface Notice {
  is: "notice";
  kind: string;
  seat?: number | null; // null when left out
  what?: string; // "" when left out
}

/** The server stops or cannot keep up; come back after so many seconds. */
export interface Closing {
  is: "closing";
  after: number;
}

/** The match around the scene. Of time a seat learns only its own: another's clock would say who is asked. */
export interface MatchTold {
  id: string;
  game: string;
  status: string;
  seats: SeatTold[];
  options: Record<string, unknown>;
  marked: boolean;
  rated: boolean;
  clock: ClockTold;
  next: string;
  /** Whether the match is of a campaign, whose page its players may read. */
  campaign: boolean;
  /** Whether whoever gives up saves a campaign instead. */
  kept: boolean;
  /** Whether somebody chose the seed, and so may know what is coming. */
  chosen_seed: boolean;
  /** The hash of the secret from which all dice and decks follow. */
  commitment: string;
  /** That secret, once the match is over. */
  secret: string;
  /** Packs besides the game's own. */
  packs: PackTold[];
  offer?: Offered;
  may_undo?: boolean;
  bank?: number;
  deadline?: number;
  guide?: GuideTold;
  task?: TaskTold;
  /** One's own wishes; nobody learns of another's. */
  windows?: WindowTold[];
  /** For how long one may pass from the window that is open now, as wishes to be sent. */
  passing?: WindowTold[];
}

/** The log: how many of the lines told before still stand (an undo takes some back), and the new ones. */
export interface News {
  kept: number;
  lines: Beat[];
}

/**
 * The recommended option, and how it was found.
 *
 * `searched`: by trying, and `options` says what came of it; `solved`: worked out exactly; `obvious`: the game finds
 * nothing else worth a thought; `only`: there is no choice; `guide`: a guided game advises it.
 */
export interface Thoughts {
  how: string;
  best: string;
  /** What was tried, the best first. */
  options: Weighed[];
  /** Options that were offered and never tried. */
  untried: number;
  /** What the best option does more for than the next one. */
  speaks: Speaks[];
  /** The same in words of the game, in the language of whoever asks. */
  said: string[];
}

/**
 * A move and what speaks for it: whose, what was taken, and how its options are weighed.
 *
 * `words` are the texts of the options that may be named, by key.
 */
export interface Reason {
  seat: number;
  taken: string;
  thoughts: Thoughts;
  words: Record<string, string>;
}

/** Who sits in a seat: `person`, `bot`, or nobody yet: anybody may (`open`), or whoever has its code (`invited`). `kept` when a bot keeps it warm. */
export interface SeatTold {
  id: string;
  seat: number;
  kind: string;
  name: string;
  kept: boolean;
  bot?: string;
}

/** `none`, `move` or `bank`, and its seconds. */
export interface ClockTold {
  kind: string;
  seconds: number;
}

/** A pack that a match is played with besides the game's own, pinned by the hash of its files. */
export interface PackTold {
  id: string;
  version: string;
  digest: string;
}

/** An offer on the table (`draw`, `undo`, `rematch`), whose, and which seats agree. */
export interface Offered {
  kind: string;
  seat: number;
  agreed: number[];
}

/** What a guided first game says to the question of now; `left` when the player has gone another way. */
export interface GuideTold {
  text: string;
  look: string[];
  advise: string;
  left: boolean;
}

/**
 * A lesson or a puzzle as its player reads it: what is asked, how it stands, and then what is said to that.
 *
 * `next` is the lesson after this one; "" if there is none.
 */
export interface TaskTold {
  kind: string;
  id: string;
  title: string;
  text: string;
  hint: string;
  state: string;
  said: string[];
  next: string;
}

/** A kind of window, and whether one wants to be asked there: `always`, `useful` or `never`. */
export interface WindowTold {
  kind: string;
  name: string;
  wish: string;
}

/** One option: how often the search came back to it, and how that ended for the seat, from -1 (lost) to 1 (won). */
export interface Weighed {
  key: string;
  visits: number;
  expected: number;
}

/** A part of the standing, and how much more of it one option gives than the other; below 0 it is what it costs. */
export interface Speaks {
  part: string;
  more: number;
}
