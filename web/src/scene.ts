// What one seat may see. Made by `make docs` from src/pionek/core/view; do not edit.

export const SCENE_VERSION = 1;

export type AnyThing = Card | Die | Counter | Token | Track | Zone | Place | Board | Portrait | Page;

export type TextPart = string | Named;

export type BriefPart = string | Named | Marked;

/** Everything one seat may see at one moment, in one language. Seat -1 is a spectator. */
export interface Scene {
  version: number;
  game: string;
  lang: string;
  seat: number;
  prompt: Prompt;
  things: AnyThing[];
  choices?: Choice[]; // [] when left out
  result?: Ending | null; // null when left out
  ribbon?: Ribbon | null; // null when left out
  race?: Race | null; // null when left out
}

/**
 * One step of what happens. `text` and `rules` are the line of the log; `things` are ids of the scene that it is about.
 *
 * `cause` is the card, ability or space behind it. `counter` is the id of the number that changes, from `before` to `after`. `thing`
 * is what moves, from the place `start` to the place `end`, by way of others. `card` is what is shown large, `dice` lie as they fell
 * and make `total` where they are counted; `altered` ones lay there before, and some of them show something else now. `sides` face each other; the beat that `decides` between them says how it ended.
 * `page` is a text to read. `figures` are those it happens to, with their numbers of then.
 * `weight` is "news" for what one wants to see, "routine" for what only goes on.
 */
export interface Beat {
  kind: string;
  text: TextPart[];
  weight?: string; // "news" when left out
  rules?: string[]; // [] when left out
  depth?: number; // 0 when left out
  who?: number | null; // null when left out
  whom?: number | null; // null when left out
  cause?: Named | null; // null when left out
  things?: string[]; // [] when left out
  amount?: number | null; // null when left out
  counter?: string; // "" when left out
  before?: number | null; // null when left out
  after?: number | null; // null when left out
  thing?: string; // "" when left out
  start?: string; // "" when left out
  end?: string; // "" when left out
  way?: string[]; // [] when left out
  card?: Card | null; // null when left out
  dice?: Face[]; // [] when left out
  total?: number | null; // null when left out
  altered?: boolean; // false when left out
  sides?: Side[]; // [] when left out
  decides?: boolean; // false when left out
  figures?: Token[]; // [] when left out
  page?: TextPart[]; // [] when left out
}

/**
 * What must be decided now, in one sentence, and by whom; `waiting` when it is not this seat's business.
 *
 * `cause` is the card, ability, space or token that asks. `detail` says what the answer is an answer to, and what is owed and paid so
 * far. `about` are the ids of the things it is about.
 */
export interface Prompt {
  text: string;
  seat: number | null;
  waiting: boolean;
  rule?: string; // "" when left out
  partial?: boolean; // false when left out
  cause?: Named | null; // null when left out
  detail?: TextPart[]; // [] when left out
  about?: string[]; // [] when left out
}

/** What all things have: a stable id, a name, what it is for icons, what may be done with it, why not otherwise. */
export interface Thing {
  id: string;
  name: string;
  kind?: string; // "" when left out
  rules?: string[]; // [] when left out
  options?: string[]; // [] when left out
  why_not?: Reason | null; // null when left out
}

/**
 * A card, tile or ability with its text. A hidden one is a back: its name says only that it is a card.
 *
 * `brief` is the text in one line, made from the same clauses, with its numbers as parts of their own. `numbers` are those that are
 * printed on it beside its text; several of one kind belong together ("4/2/1").
 * `needs` is what dice must show for it. `shows` is the name by which a look knows it, where its id tells only where it lies.
 */
export interface Card extends Thing {
  is: "card";
  text?: TextPart[]; // [] when left out
  brief?: BriefPart[]; // [] when left out
  cost?: number | null; // null when left out
  cost_shares?: Share[]; // [] when left out
  timing?: string; // "" when left out
  level?: number; // 0 when left out
  lit?: boolean; // false when left out
  chance?: number | null; // null when left out
  hidden?: boolean; // false when left out
  tokens?: Token[]; // [] when left out
  numbers?: Counter[]; // [] when left out
  needs?: Face[]; // [] when left out
  shows?: string; // "" when left out
}

/**
 * A die as it lies: its number (0 if its face shows none), and the symbol it shows if dice of this game have symbols.
 *
 * `shows` is the name by which a look knows whose die it is.
 */
export interface Die extends Thing {
  is: "die";
  value: number;
  symbol?: string; // "" when left out
  symbol_id?: string; // "" when left out
  shows?: string; // "" when left out
}

/**
 * A number on the table, with what makes it up. `incoming` is what is about to be taken off it.
 *
 * `delta` is by how much it has changed since the seat answered last.
 */
export interface Counter extends Thing {
  is: "counter";
  value: number;
  low?: number | null; // null when left out
  high?: number | null; // null when left out
  shares?: Share[]; // [] when left out
  incoming?: number | null; // null when left out
  delta?: number | null; // null when left out
}

/**
 * A marker or a figure, perhaps several equal ones; a figure may have numbers of its own.
 *
 * `shows` is the name by which a look knows it, where its id tells only which one it is. `since` says that it has changed since the
 * seat answered last: it has come here, from the place `came` if it stood on the table before, or its number has changed by `delta`.
 * `bound` is the place to which it will go next, where that can be foreseen.
 */
export interface Token extends Thing {
  is: "token";
  shows?: string; // "" when left out
  since?: boolean; // false when left out
  came?: string; // "" when left out
  bound?: string; // "" when left out
  delta?: number | null; // null when left out
  count?: number; // 1 when left out
  limit?: number | null; // null when left out
  text?: TextPart[]; // [] when left out
  owner?: number | null; // null when left out
  numbers?: Counter[]; // [] when left out
}

/** A row of numbered places with markers on them. */
export interface Track extends Thing {
  is: "track";
  length: number;
  markers?: Marker[]; // [] when left out
}

/** A hand, deck or pile: the cards the seat knows, how many there are in all, and how many there may be. */
export interface Zone extends Thing {
  is: "zone";
  count: number;
  limit?: number | null; // null when left out
  cards?: Card[]; // [] when left out
}

/**
 * A space of a board, with what is printed and what lies on it. x and y are in the board's own units.
 *
 * `value` is what it is worth, to its owner if it has one; of a track, its number. `closed` are the sides of a square
 * that have a wall: n, e, s, w; `gaps` those that have a wall with an opening, which stops nobody. `ways` and `shortcuts` are the ids of places to which one goes on from here, for nothing
 * or at a price. `numbers` are those that are printed on it. `order` is its number where places have their turn one after the other.
 * `limit` is for how many tokens it has room.
 * `sheet` is the tile or part of the map on which it lies with others; `painted` the kind that it has there, where that has changed.
 * `gone` are tokens that stood here when the seat answered last, and have left the table since.
 */
export interface Place extends Thing {
  is: "place";
  x?: number; // 0 when left out
  y?: number; // 0 when left out
  text?: TextPart[]; // [] when left out
  owner?: number | null; // null when left out
  value?: number | null; // null when left out
  order?: number | null; // null when left out
  limit?: number | null; // null when left out
  lead?: Lead | null; // null when left out
  closed?: string[]; // [] when left out
  gaps?: string[]; // [] when left out
  ways?: string[]; // [] when left out
  shortcuts?: string[]; // [] when left out
  tokens?: Token[]; // [] when left out
  cards?: Card[]; // [] when left out
  numbers?: Counter[]; // [] when left out
  sheet?: string; // "" when left out
  painted?: string; // "" when left out
  gone?: Token[]; // [] when left out
}

/** A board with places, width and height in its own units. */
export interface Board extends Thing {
  is: "board";
  width: number;
  height: number;
  places?: Place[]; // [] when left out
}

/**
 * A seat at the table: whose it is, and everything that belongs to it. `marks` are words shown with its name.
 *
 * `shows` is the name by which a look knows who sits there: a hero, a character. `side` is the team, where there are teams.
 */
export interface Portrait extends Thing {
  is: "portrait";
  seat: number;
  shows?: string; // "" when left out
  side?: number | null; // null when left out
  active?: boolean; // false when left out
  mine?: boolean; // false when left out
  marks?: string[]; // [] when left out
  things?: AnyThing[]; // [] when left out
}

/** A page of text to read. */
export interface Page extends Thing {
  is: "page";
  text?: TextPart[]; // [] when left out
}

/**
 * An option: its key, its text, and the things one would mark or click for it.
 *
 * `detail` is a second line: where one lands, what waits there, what it costs. `gives` marks what gives something away or does
 * nothing, which is never one click on a thing. `way` are the ids of the places passed, where one lands last. `cards` are offered
 * cards that lie nowhere on the table.
 */
export interface Choice {
  key: string;
  text: string;
  things?: string[]; // [] when left out
  detail?: string; // "" when left out
  gives?: boolean; // false when left out
  way?: string[]; // [] when left out
  cards?: Card[]; // [] when left out
}

/** How the match ended. */
export interface Ending {
  winners: number[];
  cause: string;
  text: string;
  rule: string;
}

/**
 * Where in the game we are: whose turn, its number in words ("Round 3 of 4"), the phases in order and which one is now.
 *
 * `note` is what counts within the phase: "attempt 1 of 3".
 */
export interface Ribbon {
  text?: string; // "" when left out
  seat?: number | null; // null when left out
  phases?: Phase[]; // [] when left out
  now?: number | null; // null when left out
  note?: string; // "" when left out
}

/**
 * The way to win as a race: what is counted, the number that wins (0: whoever comes there is out), and all seats.
 *
 * `start` is the number that a seat begins with.
 */
export interface Race {
  name: string;
  goal?: number | null; // null when left out
  start?: number; // 0 when left out
  runners?: Runner[]; // [] when left out
}

/** A thing named inside a text: what it is, its id, and its name in the scene's language. */
export interface Named {
  is: "ref";
  kind: string;
  id: string;
  name: string;
}

/** What a die shows: its number (0 if its face has none) and its symbol. */
export interface Face {
  value: number;
  symbol?: string; // "" when left out
  symbol_id?: string; // "" when left out
}

/** One side of a battle: who, its score, and what the score is made of. `figures` fight for it, with their numbers of then. */
export interface Side {
  name: string;
  score: number;
  id?: string; // "" when left out
  seat?: number | null; // null when left out
  shares?: Share[]; // [] when left out
  dice?: Face[]; // [] when left out
  figures?: Token[]; // [] when left out
}

/** Why something cannot be done: the sentence and the rule it comes from. */
export interface Reason {
  text: string;
  rule: string;
}

/** A number inside a brief text, to be set larger than its words. */
export interface Marked {
  is: "number";
  text: string;
}

/** One contribution to a number: what it does ("base", "add", "set", "halve", "floor"), how much, from where. */
export interface Share {
  op: string;
  amount: number;
  source: string;
  rule?: string; // "" when left out
}

/** Whose marker stands where on a track. */
export interface Marker {
  seat: number;
  at: number;
  name: string;
}

/**
 * Who leads in a place (nobody: null), what each seat has there, most first, and what broke a tie.
 *
 * `name` is the leader's, as short as a pennant on the board has room for.
 */
export interface Lead {
  seat: number | null;
  sums: Sum[];
  tie_break?: string; // "" when left out
  rule?: string; // "" when left out
  name?: string; // "" when left out
}

/** A part of a turn or a round. */
export interface Phase {
  id: string;
  name: string;
}

/** How far a seat has come in a race, and the same in a few words. */
export interface Runner {
  seat: number;
  value: number;
  text?: string; // "" when left out
}

/** What one seat has in a contest. */
export interface Sum {
  seat: number;
  value: number;
}
