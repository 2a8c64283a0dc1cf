/** A table as the page shows it: what is marked, what is explained, what may be chosen. It knows things, not games. */

import { getContext, setContext } from "svelte";
import { type Look, seat_colour } from "./look";
import type { MatchTold } from "./protocol";
import type { AnyThing, Beat, Choice, Die, Scene } from "./scene";
import { say } from "./words";

const KEY = Symbol("table");
const LONG_PRESS = 450;
const HOVER = 220;

export interface Explained {
  thing: AnyThing;
  anchor: HTMLElement;
  pinned: boolean;
}

export class Table {
  scene = $state.raw<Scene>(null!);
  match = $state.raw<MatchTold>(null!);
  log = $state.raw<Beat[]>([]);
  look = $state.raw<Look>(null!);
  marks = $state.raw<string[]>([]);
  explained = $state.raw<Explained | null>(null);
  /** Things somebody points at, a guide speaks of, or a hint names. */
  shown = $state.raw<string[]>([]);
  rule = $state("");
  busy = $state(false);
  /** Whether answers can be given: not in a replay, not by those who look on. */
  playing = $state(true);
  answer: (key: string) => void = () => undefined;
  point: ((thing: string) => void) | null = null;

  choices = $derived.by<Choice[]>(() => (this.playing ? (this.scene?.choices ?? []) : []));
  /** The choices that fit what is marked. */
  fitting = $derived(this.choices.filter((choice) => this.marks.every((mark) => choice.things?.includes(mark))));
  exact = $derived(this.marks.length ? this.fitting.filter((choice) => choice.things!.length === this.marks.length) : []);
  /** Things that some fitting choice names, or that carry options of their own. */
  choosable = $derived(new Set(this.fitting.flatMap((choice) => choice.things ?? [])));
  named = $derived(new Map(all_things(this.scene?.things ?? []).map((thing) => [thing.id, thing])));

  private timer = 0;
  private pressed = 0;
  private long = false;

  can(thing: AnyThing): boolean {
    return this.choosable.has(thing.id) || (!this.marks.length && this.own(thing).length > 0);
  }

  /** Options of a thing that do not name it among theirs: its own keys. */
  private own(thing: AnyThing): Choice[] {
    const keys = thing.options ?? [];
    return keys.length ? this.choices.filter((choice) => keys.includes(choice.key)) : [];
  }

  colour(seat: number | null | undefined): string {
    return seat === null || seat === undefined || seat < 0 ? "" : seat_colour(this.look, seat, this.match.options);
  }

  /** Click, tap or Enter: mark a thing; when only one choice is left, that is the answer. */
  take(thing: AnyThing, anchor: HTMLElement): void {
    if (!this.can(thing) && !this.marks.includes(thing.id)) {
      this.explain(thing, anchor, true);
      return;
    }
    if (!this.choices.some((choice) => choice.things?.includes(thing.id))) {
      const own = this.own(thing);
      if (own.length === 1) this.choose(own[0]!);
      else this.explain(thing, anchor, true);
      return;
    }
    const marks = this.marks.includes(thing.id) ? this.marks.filter((mark) => mark !== thing.id) : [...this.marks, thing.id];
    const fits = this.choices.filter((choice) => marks.every((mark) => choice.things?.includes(mark)));
    this.marks = fits.length ? marks : [thing.id];
    this.hide();
    if (this.marks.length && this.fitting.length === 1) this.choose(this.fitting[0]!);
    else if (this.exact.length > 1 && this.exact.length === this.fitting.length) this.explain(thing, anchor, true);
  }

  choose(choice: Choice): void {
    if (this.busy) return;
    this.marks = [];
    this.hide();
    this.answer(choice.key);
  }

  explain(thing: AnyThing, anchor: HTMLElement, pinned = false): void {
    clearTimeout(this.timer);
    this.explained = { thing, anchor, pinned };
  }

  hide(): void {
    clearTimeout(this.timer);
    this.explained = null;
  }

  /** What a screen reader says behind the words that stand on a thing: its state, or why it is of no use now. */
  said(thing: AnyThing, more = ""): string {
    return spoken(thing, more, this.can(thing), this.marks.includes(thing.id)).map((part) => `, ${part}`).join("");
  }

  /** What every drawn thing answers to: pointer, touch, keyboard. One that shows no words of its own gets a `label`. */
  handles(thing: AnyThing, label = false, more = ""): Record<string, unknown> {
    const can = this.can(thing);
    const marked = this.marks.includes(thing.id);
    return {
      type: "button",
      "data-id": thing.id,
      "data-can": can || undefined,
      "data-marked": marked || undefined,
      "data-shown": this.shown.includes(thing.id) || undefined,
      "aria-label": label ? thing.name + this.said(thing, more) : undefined,
      "aria-pressed": can && this.choices.some((choice) => (choice.things?.length ?? 0) > 1 && choice.things!.includes(thing.id)) ? marked : undefined,
      onclick: (event: MouseEvent) => {
        if (this.long) this.long = false;
        else this.take(thing, event.currentTarget as HTMLElement);
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || this.explained?.pinned) return;
        const anchor = event.currentTarget as HTMLElement;
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.explain(thing, anchor), HOVER);
      },
      onpointerleave: (event: PointerEvent) => {
        clearTimeout(this.pressed);
        if (event.pointerType !== "mouse" || this.explained?.pinned) return;
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.hide(), HOVER);
      },
      onpointerdown: (event: PointerEvent) => {
        if (event.pointerType === "mouse") return;
        const anchor = event.currentTarget as HTMLElement;
        this.long = false;
        this.pressed = window.setTimeout(() => {
          this.long = true;
          this.explain(thing, anchor, true);
        }, LONG_PRESS);
      },
      onpointerup: () => clearTimeout(this.pressed),
      oncontextmenu: (event: Event) => {
        event.preventDefault();
        this.explain(thing, event.currentTarget as HTMLElement, true);
      },
      onfocus: (event: FocusEvent) => {
        const anchor = event.currentTarget as HTMLElement;
        if (anchor.matches(":focus-visible")) this.explain(thing, anchor);
      },
      onblur: () => {
        if (!this.explained?.pinned) this.hide();
      },
    };
  }
}

/** What is printed on the face of a die: a number, a symbol, or both. */
export function printed(die: Die): string {
  return [...new Set([die.value ? String(die.value) : "", die.symbol ?? ""])].filter(Boolean).join(" ");
}

/** Numbers of a thing, what it is good for now, or why it is not. */
function spoken(thing: AnyThing, more: string, can: boolean, marked: boolean): string[] {
  const parts: string[] = [];
  if (thing.is === "counter" && thing.high != null) parts.push(say("of", { n: thing.value, most: thing.high }));
  if (thing.is === "die") parts.push(printed(thing));
  if (more) parts.push(more);
  if (marked) parts.push(say("is_marked"));
  else if (can) parts.push(say("can_choose"));
  else if (thing.why_not) parts.push(thing.why_not.text);
  return parts;
}

export function all_things(things: AnyThing[]): AnyThing[] {
  return things.flatMap((thing): AnyThing[] => {
    if (thing.is === "portrait") return [thing, ...all_things(thing.things ?? [])];
    if (thing.is === "zone") return [thing, ...all_things(thing.cards ?? [])];
    if (thing.is === "board") return [thing, ...all_things(thing.places ?? [])];
    if (thing.is === "place") return [thing, ...all_things(thing.tokens ?? []), ...all_things(thing.cards ?? [])];
    if (thing.is === "card") return [thing, ...all_things(thing.tokens ?? [])];
    return [thing];
  });
}

/** A key for each of a list of things, also where two have the same id. */
export function keyed<T extends { id: string }>(things: T[] | undefined): { key: string; thing: T }[] {
  const seen = new Map<string, number>();
  return (things ?? []).map((thing) => {
    const count = seen.get(thing.id) ?? 0;
    seen.set(thing.id, count + 1);
    return { key: count ? `${thing.id}#${count}` : thing.id, thing };
  });
}

export function lay_table(): Table {
  return setContext(KEY, new Table());
}

export function the_table(): Table {
  return getContext<Table>(KEY);
}
