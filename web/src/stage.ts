/** What lies on the stage: beats add to it one by one, and what one cause brought stays until its work is done. */

import type { Beat, Card, Face, Named, Side, TextPart, Token } from "./scene";

/** Dice of one throw; `old` ones have been read and lie smaller. */
export interface Throw {
  key: number;
  who: number | null;
  dice: { key: string; face: Face }[];
  total: number | null;
  old: boolean;
}

/** One side of a battle, with the dice that fell for it. */
export interface Fighter extends Side {
  thrown: { key: string; face: Face }[];
}

/** A number on its way: what it was, what is left of it. */
export interface Due {
  key: number;
  whom: number | null;
  name: string;
  before: number | null;
  amount: number;
}

export interface Act {
  n: number;
  beat: Beat;
  who: number | null;
  /** How deep in the agenda a fight began. */
  depth: number;
  /** What acts: a card or an ability, shown large; `answer` is what answers to it. */
  card: { key: number; card: Card; who: number | null } | null;
  answer: { key: number; card: Card; who: number | null } | null;
  throws: Throw[];
  fighters: Fighter[];
  /** Where they fight, and what for. */
  field: string[];
  verdict: TextPart[] | null;
  dues: Due[];
  /** A number that changed: of whom, from where to where. */
  change: { key: number; amount: number; before: number | null; after: number | null; good: boolean; name: string } | null;
  /** A token that comes or goes: of what kind, how many, whose. */
  token: { key: number; id: string; name: string; amount: number; whose: string } | null;
  hurt: { key: number; token: Token; damage: number }[];
  page: { key: number; title: string; text: TextPart[] } | null;
  banner: { key: number; text: TextPart[]; sides: Side[] } | null;
  /** Whether what acts has done its work: the next thing begins on an empty stage. */
  done: boolean;
}

const MOST_THROWS = 2;
const MOST_HURT = 4;

function empty(beat: Beat, n: number): Act {
  return { n, beat, who: beat.who ?? null, depth: beat.depth ?? 0, card: null, answer: null, throws: [], fighters: [], field: beat.things ?? [], verdict: null, dues: [], change: null, token: null, hurt: [], page: null, banner: null, done: false };
}

/** Beats that belong to what lies on the stage only if it is behind them. */
const DEPENDENT = ["gain", "loss", "heal", "token", "note", "reveal", "ability", "card"];

/** Whether what lies on the stage can be behind a beat: a fight that goes on, damage on its way, one's own dice, or the card that is its cause. */
function akin(open: Act, beat: Beat): boolean {
  if (open.fighters.length) return (beat.depth ?? 0) > open.depth || ((beat.depth ?? 0) === open.depth && fought_over(open, beat));
  if (open.dues.length || beat.card) return true;
  const cause = beat.cause && `${beat.cause.kind}:${beat.cause.id}`;
  if (open.card) return !!cause && [open.card, open.answer].some((each) => each?.card.id.startsWith(cause));
  const thrown = open.throws.at(-1);
  return !thrown || beat.who == null || beat.who === thrown.who || (!!cause && cause === (open.beat.cause && `${open.beat.cause.kind}:${open.beat.cause.id}`));
}

/** Whether a beat names no other place than that of the fight. */
function fought_over(open: Act, beat: Beat): boolean {
  const kinds = open.field.filter((id) => !id.startsWith("seat:")).map((id) => id.split(":")[0]);
  return (beat.things ?? []).every((id) => open.field.includes(id) || !kinds.includes(id.split(":")[0]));
}

/** The stage after one more beat. */
export function acted(before: Act | null, beat: Beat): Act {
  const n = (before?.n ?? 0) + 1;
  const fresh = empty(beat, n);
  const open = before && !before.done && !before.page && !before.banner ? before : null;
  const going = open && (DEPENDENT.includes(beat.kind) ? akin(open, beat) : true) ? open : null;
  const on: Act = going ? { ...going, n, beat, change: null, token: null } : fresh;
  switch (beat.kind) {
    case "turn":
    case "phase":
    case "win":
      return { ...fresh, banner: { key: n, text: beat.text, sides: beat.sides ?? [] }, done: true };
    case "script":
      return { ...fresh, page: { key: n, ...titled(beat) }, done: true };
    case "ability":
    case "card":
    case "reveal":
      return beat.card ? shown(on, going, fresh, beat, beat.card, n) : on;
    case "roll":
      return beat.dice?.length ? rolled(continues(going, beat) ? on : fresh, beat, n) : { ...on };
    case "battle":
      return beat.sides?.length ? decided(faced(on, fresh, beat, n), beat) : going?.fighters.length ? decided({ ...on, verdict: going.fighters.some((side) => side.thrown.length) ? beat.text : null }, beat) : beat.card ? shown(on, going, fresh, beat, beat.card, n) : { ...on };
    case "incoming":
      return { ...on, dues: due(on, beat, n, (old) => ({ before: null, amount: (old?.amount ?? 0) + beat.amount! })) };
    case "prevented":
      return { ...on, dues: due(on, beat, n, (old) => old && { before: old.amount, amount: Math.max(0, old.amount - beat.amount!) }) };
    case "damage":
    case "heal":
      return hit(on, beat, n);
    case "gain":
    case "loss":
      return changed(on, beat, n);
    case "move":
      return { ...fresh, done: true };
    case "token":
      return { ...on, token: laid(beat, n) };
    default:
      return on;
  }
}

/** The token that a beat names first. */
function laid(beat: Beat, n: number): Act["token"] {
  const named = beat.text.find((part): part is Named => typeof part === "object" && part.kind !== "seat");
  return named ? { key: n, id: `${named.kind}:${named.id}`, name: named.name, amount: beat.amount ?? 1, whose: seat_name(beat) } : null;
}

/** What is on its way at somebody, after it grew or was prevented in part. */
function due(on: Act, beat: Beat, n: number, next: (old: Due | undefined) => { before: number | null; amount: number } | undefined): Due[] {
  const whom = beat.who ?? null;
  const old = on.dues.find((each) => each.whom === whom);
  const one = beat.amount ? next(old) : undefined;
  if (!one) return on.dues;
  return [...on.dues.filter((each) => each !== old), { key: n, whom, name: old?.name ?? seat_name(beat), ...one }];
}

/** Whether a throw belongs to what is under way: to a battle, to damage on its way, to the card behind it, to an earlier throw. */
function continues(going: Act | null, beat: Beat): boolean {
  if (!going) return false;
  if (going.fighters.length || going.dues.length || !going.card || (beat.altered && going.throws.length)) return true;
  return !!beat.cause && going.card.card.id.startsWith(`${beat.cause.kind}:${beat.cause.id}`);
}

/** A page has all of its text; the sentence of the log may be a part of it. */
function titled(beat: Beat): { title: string; text: TextPart[] } {
  const [first, ...rest] = beat.text;
  const title = typeof first === "object" ? first.name : "";
  const text = title ? rest : beat.text;
  const second = text[0];
  const line = typeof second === "string" ? [second.replace(/^\s*:\s*/, ""), ...text.slice(1)] : text;
  return { title, text: beat.page?.length ? beat.page : line };
}

/** A card or an ability: it acts, or it answers to what another has begun. */
function shown(on: Act, going: Act | null, fresh: Act, beat: Beat, card: Card, n: number): Act {
  const large = { key: n, card, who: beat.who ?? null };
  if (going?.card?.card.id === card.id) return { ...on };
  if (going?.fighters.length) return { ...on, answer: large };
  // What came of its dice has landed: it has no part in the next card.
  const working = going?.dues.length || (going?.throws.length && !going.change && !going.token);
  if (going?.card && working && beat.kind !== "reveal") return { ...on, answer: large };
  const led = beat.kind === "ability" && !going?.card ? (going?.throws ?? []).filter((each) => each.who === large.who) : [];
  return { ...fresh, card: large, throws: led.map((each) => ({ ...each, old: true })) };
}

/** Only dice that fell anew tumble: the others keep their keys. */
function keyed(dice: Face[], n: number, kept?: Throw): { key: string; face: Face }[] {
  return dice.map((face, at) => {
    const lain = kept?.dice[at];
    return lain && lain.face.value === face.value && lain.face.symbol_id === face.symbol_id ? lain : { key: `${n}:${at}`, face };
  });
}

const sum = (dice: Face[]): number => dice.reduce((all, die) => all + die.value, 0);

function rolled(on: Act, beat: Beat, n: number): Act {
  const dice = beat.dice!;
  if (on.fighters.length) {
    // Who has no side throws for the one that has no seat.
    const own = on.fighters.findIndex((side) => side.seat === beat.who);
    const target = own >= 0 ? own : Math.max(0, on.fighters.findIndex((side) => side.seat == null));
    return { ...on, fighters: on.fighters.map((side, which) => (which === target ? { ...side, score: side.figures?.length ? (beat.total ?? side.score) : side.score, thrown: side.figures?.length ? keyed(dice, n) : [...side.thrown, ...keyed(dice, n)] } : side)) };
  }
  const last = on.throws.at(-1);
  const who = beat.whom ?? beat.who ?? null;
  const again = last && last.who === who && last.dice.length === dice.length && (beat.altered ? !last.old : !on.card && dice.length > 1);
  const counted = again && beat.altered && last.total === sum(last.dice.map((each) => each.face));
  const next: Throw = { key: again ? last.key : n, who, dice: keyed(dice, n, again ? last : undefined), total: beat.total ?? (counted ? sum(dice) : null), old: false };
  const earlier = (again ? on.throws.slice(0, -1) : on.throws).map((each) => ({ ...each, old: true }));
  return { ...on, throws: [...earlier, next].slice(-MOST_THROWS) };
}

function faced(on: Act, fresh: Act, beat: Beat, n: number): Act {
  const known = on.fighters.length && on.fighters[0]!.name === beat.sides![0]!.name && beat.sides!.some((side) => side.dice?.length);
  const fighters = beat.sides!.map((side, at): Fighter => {
    const lain = known ? (on.fighters[at]?.thrown ?? []) : [];
    const same = lain.length === (side.dice?.length ?? 0) && lain.every((each, place) => each.face.value === side.dice![place]!.value);
    return { ...side, thrown: same || !side.dice?.length ? lain : keyed(side.dice, n) };
  });
  return known ? { ...on, fighters } : { ...fresh, fighters };
}

/** A battle that is decided has done its work, unless blows follow on its figures. */
function decided(on: Act, beat: Beat): Act {
  const verdict = beat.decides ? beat.text : on.verdict;
  return { ...on, verdict, done: !!verdict && !on.fighters.some((side) => side.figures?.length) };
}

function hit(on: Act, beat: Beat, n: number): Act {
  const next = changed(on, beat, n);
  const figure = beat.figures?.[0];
  if (figure) {
    const hurt = [...next.hurt.filter((each) => each.token.id !== figure.id), { key: n, token: figure, damage: beat.after ?? beat.amount ?? 0 }];
    return { ...next, change: null, hurt: hurt.slice(-MOST_HURT) };
  }
  return { ...next, dues: on.dues.filter((each) => each.whom !== (beat.who ?? null)), done: beat.kind === "damage" && !on.fighters.length && on.dues.every((each) => each.whom === (beat.who ?? null)) };
}

function changed(on: Act, beat: Beat, n: number): Act {
  const amount = beat.before != null && beat.after != null ? beat.after - beat.before : null;
  if (!amount) return { ...on, change: null };
  const good = beat.kind === "heal" || beat.kind === "gain";
  return { ...on, change: { key: n, amount, before: beat.before!, after: beat.after!, good, name: seat_name(beat) } };
}

const seat_name = (beat: Beat): string => beat.text.find((part): part is Named => typeof part === "object" && part.kind === "seat")?.name ?? "";

/** How long a beat takes and how long it is held, in milliseconds at the usual speed; null if it is only told. */
export function timing(beat: Beat, before: Act | null): [number, number] | null {
  if (beat.weight === "routine") return null;
  switch (beat.kind) {
    case "ability":
      return before?.card && before.card.card.id === beat.card?.id && !before.done ? null : [500, 300];
    case "card":
    case "reveal":
      return [420, beat.card ? 500 : 250];
    case "roll":
      return [700, 350];
    case "battle":
      return beat.sides?.length ? [500, 450] : before?.fighters.length ? [500, 400] : [360, 250];
    case "incoming":
      return [360, 240];
    case "prevented":
      return [480, 450];
    case "damage":
    case "heal":
      return [700, 250];
    case "move":
      return [320, 120];
    case "script":
      return [600, reading(beat)];
    case "turn":
    case "phase":
      return [500, 100];
    case "win":
      return [900, 400];
    default:
      return [300, 250];
  }
}

/** A page stays until it is read: about as long as most people need. */
function reading(beat: Beat): number {
  const letters = (beat.page?.length ? beat.page : beat.text).reduce((sum, part) => sum + (typeof part === "string" ? part : part.name).length, 0);
  return Math.min(15000, 1500 + letters * 40);
}
