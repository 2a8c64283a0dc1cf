/** A table as the page shows it: what is marked, what is explained, what may be chosen. It knows things, not games. */

import { getContext, setContext } from "svelte";
import { type Look, seat_colour } from "./look";
import type { MatchTold } from "./protocol";
import type { AnyThing, Beat, Choice, Die, Place, Portrait, Scene, Token } from "./scene";
import { say } from "./words";

const KEY = Symbol("table");
const LONG_PRESS = 450;
/** Milliseconds before a tooltip opens, and before it goes. */
const HOVER = 500;
const GONE = 160;
/** Pixels after which a pressed pointer drags. */
const DRAG = 9;
/** As many answers stand as buttons; of more, those that name no thing. */
const AT_ONCE = 9;
/** Answers that stand in the question where the others are chosen by what lies on the table. */
const MOST = 14;
const LYING = ["place", "token", "card", "die", "portrait"];

/** Where the pointer was when it moved last, also before there was a table. */
const pointer = { x: -1, y: -1 };
addEventListener("pointermove", (event) => ((pointer.x = event.clientX), (pointer.y = event.clientY)), { capture: true, passive: true });

export interface Explained {
  thing: AnyThing;
  anchor: HTMLElement;
  pinned: boolean;
}

/** Ids of things. To name none again changes nothing, and nothing is drawn anew. */
class Ids {
  private kept = $state.raw<string[]>([]);
  get now(): string[] {
    return this.kept;
  }
  set now(ids: string[]) {
    if (ids.length || this.kept.length) this.kept = ids;
  }
}

/** What a table shows now. */
export interface Shown {
  scene: Scene;
  match: MatchTold;
  log: Beat[];
  /** Whether answers can be given: not in a replay, not by those who look on. */
  playing: boolean;
}

export class Table {
  constructor(private readonly from: () => Shown | null) {}
  private now = $derived.by(() => this.from());
  scene = $derived.by<Scene>(() => this.now?.scene ?? null!);
  match = $derived.by<MatchTold>(() => this.now?.match ?? null!);
  log = $derived.by<Beat[]>(() => this.now?.log ?? []);
  playing = $derived.by(() => this.now?.playing ?? true);
  look = $state.raw<Look>(null!);
  private marked = new Ids();
  get marks(): string[] {
    return this.marked.now;
  }
  set marks(ids: string[]) {
    this.marked.now = ids;
  }
  explained = $state.raw<Explained | null>(null);
  /** Things somebody points at, a guide speaks of, or a hint names; and those that the beat on the stage is about. */
  get shown(): string[] {
    return this.lit;
  }
  set shown(ids: string[]) {
    this.pointed.now = ids;
  }
  private pointed = new Ids();
  readonly about = new Ids();
  private lit = $derived.by(() => (this.about.now.length ? [...this.pointed.now, ...this.about.now] : this.pointed.now));
  /** Whether the stage shows something now. */
  acting = $state(false);
  /** What burns until its work is done: the ability that was announced, those who fight. */
  readonly blazing = new Ids();
  rule = $state("");
  busy = $state(false);
  answer: (key: string) => void = () => undefined;
  /** Passes in all windows for a while: for the attack in progress, or until one's turn. */
  pass: (until: string) => void = () => undefined;
  point: ((thing: string) => void) | null = null;

  /** Take back a chain of choices that is not finished. */
  let_go: (() => void) | null = null;
  /** The key of the choice that a hint or a guide advises. */
  advice = $state("");

  choices = $derived.by<Choice[]>(() => (this.playing ? (this.scene?.choices ?? []) : []));
  named = $derived(new Map(all_things(this.scene?.things ?? []).map((thing) => [thing.id, thing])));
  /** The choices that fit what is marked. */
  fitting = $derived(this.choices.filter((choice) => this.fits(choice, this.marks)));
  exact = $derived(this.marks.length ? this.fitting.filter((choice) => this.whole(choice, this.marks)) : []);
  /** Things that some fitting choice names, or that carry options of their own. */
  choosable = $derived(new Set(this.fitting.flatMap((choice) => choice.things ?? [])));
  /** What is selected: it is lifted. */
  selected = $derived(this.marks[0] ?? "");
  /** Ids lit because of what is selected: a click there acts. */
  targets = $derived(new Set(this.marks.length ? [...this.choosable].filter((id) => !this.marks.includes(id)) : []));
  /** The answers that stand as buttons in the question, in the order of their keys. */
  direct = $derived.by<Choice[]>(() => {
    if (this.marks.length) return (this.exact.length ? this.exact : this.fitting).slice(0, AT_ONCE);
    return this.choices.length <= AT_ONCE ? this.choices : this.choices.filter((choice) => choice.key === this.advice || !this.lies(choice)).slice(0, MOST);
  });
  /** Whether an answer can be chosen by a thing that lies on the table, and not by a mere number. */
  private lies(choice: Choice): boolean {
    return !!choice.things?.some((id) => LYING.includes(this.named.get(id)?.is ?? ""));
  }

  /** Whether the one answer that names no thing (pass, done) is the first of several: it stays in sight when the others fill the box. */
  stays = $derived(this.direct.length > 1 && !this.direct[0]!.things?.length && !!this.direct[1]!.things?.length);
  /** The key that answers with a thing: it stands on the thing as well. */
  caps = $derived(new Map(this.direct.flatMap((choice, at): [string, number][] => (choice.things?.length === 1 ? [[choice.things[0]!, at + 1]] : []))));
  /** Whether the question is where: all it offers on the table are places, and there is nothing to select first. */
  private where = $derived(this.choices.every((choice) => !choice.things?.length || (choice.things.length === 1 && this.named.get(choice.things[0]!)?.is === "place")));

  /** By place, the figures that stood there when one answered last: they have moved, or fallen. */
  private left = $derived.by(() => {
    const found = new Map<string, Token[]>();
    for (const thing of this.named.values()) if (thing.is === "token" && thing.since && thing.came) found.set(thing.came, [...(found.get(thing.came) ?? []), thing]);
    for (const thing of this.named.values()) if (thing.is === "place" && thing.gone?.length) found.set(thing.id, [...(found.get(thing.id) ?? []), ...thing.gone]);
    return found;
  });

  /** By id of a token, the place on which it stands. */
  private standing = $derived(new Map([...this.named.values()].flatMap((thing) => (thing.is === "place" ? (thing.tokens ?? []).map((token): [string, Place] => [token.id, thing]) : []))));

  /** What a click on a thing means: a token that is of no use now stands for the place under it, if that is. */
  private meant(thing: AnyThing): AnyThing {
    const place = this.standing.get(thing.id);
    const useful = (id: string): boolean => this.choices.some((choice) => this.fits(choice, [...this.marks, id])) || this.choices.some((choice) => this.fits(choice, [id]));
    return place && !this.marks.includes(thing.id) && !useful(thing.id) && useful(place.id) ? place : thing;
  }

  ghosts(place: Place): Token[] {
    return (this.left.get(place.id) ?? []).filter((token) => ["mini", "standee"].includes(this.look.pieces[token.kind ?? ""] ?? ""));
  }

  private drawn = new Map<string, AnyThing>();
  private listening = new Map<string, Record<string, unknown>>();
  private timer = 0;
  private pressed = 0;
  private long = false;
  private dragged = false;
  /** Where something was dropped whose choice needs one more: the place is the answer to the next question. */
  private dropped: { onto: string[]; scene: Scene } | null = null;

  private fits(choice: Choice, marks: string[]): boolean {
    return marks.every((mark) => choice.things?.includes(mark) || this.named.get(mark)?.options?.includes(choice.key));
  }

  private whole(choice: Choice, marks: string[]): boolean {
    return (choice.things?.length ?? 0) <= marks.length;
  }

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

  /** The name by which the look knows who sits in a seat: a hero, a character. */
  shows(seat: number): string {
    const sits = this.scene?.things.find((thing): thing is Portrait => thing.is === "portrait" && thing.seat === seat);
    return sits?.shows ?? "";
  }

  /** Click, tap or Enter. The first selects; the second, on a target or on the same thing, acts. Where a place is all that is asked
      for, and for figures, there is nothing to select first. What gives something away is only done by its button. */
  take(clicked: AnyThing, anchor: HTMLElement): void {
    if (this.busy) return;
    const thing = this.meant(clicked);
    if (this.marks.includes(thing.id)) {
      const [only] = this.fitting;
      if (only && this.fitting.length === 1 && !only.gives && thing.is !== "die") this.choose(only);
      else this.marks = this.marks.filter((mark) => mark !== thing.id);
      return;
    }
    const more = [...this.marks, thing.id];
    const second = this.marks.length > 0 && this.choices.some((choice) => this.fits(choice, more));
    const marks = second ? more : [thing.id];
    const fits = this.choices.filter((choice) => this.fits(choice, marks));
    if (!fits.length) {
      this.marks = [];
      this.explain(thing, anchor, true);
      return;
    }
    this.hide();
    const [only] = fits;
    const whole = fits.length === 1 && this.whole(only!, marks) && !only!.gives;
    const straight = !this.marks.length && ((thing.is === "place" && (this.where || !!this.scene.prompt.partial)) || thing.is === "token");
    if (whole && thing.is !== "die" && (second || straight)) this.choose(only!);
    else this.marks = marks;
  }

  /** Enter, wherever the focus is: what is selected is done, if that can mean one thing only. */
  confirm(): boolean {
    const [only] = this.exact.length ? this.exact : this.fitting;
    if (!this.marks.length || !only || (this.exact.length || this.fitting.length) > 1) return false;
    this.choose(only);
    return true;
  }

  /** Escape: what is explained closes, what is selected is let go, a move that has only begun is taken back. */
  escape(): boolean {
    const pinned = this.explained?.pinned;
    const passing = !!this.explained && !pinned;
    this.hide(); // what is explained in passing goes with what is let go
    if (pinned) return true;
    if (this.marks.length) this.marks = [];
    else if (passing) return true;
    else if (this.let_go && this.scene.prompt.partial && !this.scene.prompt.waiting) this.let_go();
    else return false;
    return true;
  }

  choose(choice: Choice): void {
    if (this.busy) return;
    this.busy = true; // at once: the next tap may come before the page is drawn
    this.marks = [];
    this.hide();
    this.answer(choice.key);
  }

  /** The table shows something else: nothing is explained any more, and what was dropped on a place goes there. */
  changed(): void {
    clearTimeout(this.timer);
    if (this.explained && (!this.explained.pinned || !this.explained.anchor.isConnected)) this.hide();
    if (this.marks.some((mark) => !this.choices.some((choice) => this.fits(choice, [mark])))) this.marks = [];
    const dropped = this.dropped;
    if (!dropped || dropped.scene === this.scene) return;
    this.dropped = null;
    const goal = dropped.onto.find((id) => this.choices.some((choice) => choice.things?.[0] === id));
    const there = this.choices.filter((choice) => choice.things?.length === 1 && choice.things[0] === goal);
    if (there.length === 1 && this.scene.prompt.partial && !there[0]!.gives) queueMicrotask(() => this.choose(there[0]!));
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

  /** A thing follows the pointer; where it is let go, it acts. */
  private drag(thing: AnyThing, anchor: HTMLElement, start: PointerEvent): void {
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!this.dragged && Math.hypot(x, y) < DRAG) return;
      if (!this.dragged) {
        this.dragged = true;
        this.hide();
        if (!this.marks.includes(thing.id)) this.marks = [thing.id];
        anchor.classList.add("dragged");
      }
      anchor.style.transform = `translate(${x}px, ${y}px)`;
    };
    const end = (event: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      anchor.style.transform = "";
      if (!this.dragged) return;
      setTimeout(() => (this.dragged = false)); // after the click that ends it
      const under = document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest<HTMLElement>("[data-id]"));
      anchor.classList.remove("dragged");
      const onto = under.find((each) => each && each !== anchor && !anchor.contains(each))?.dataset.id ?? "";
      this.drop(thing, onto);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  private drop(thing: AnyThing, onto: string): void {
    const goals = [onto, this.standing.get(onto)?.id ?? ""].filter(Boolean);
    const goal = goals.find((id) => this.choices.some((choice) => this.fits(choice, [thing.id, id]))) ?? "";
    const both = goal ? this.choices.filter((choice) => this.fits(choice, [thing.id, goal]) && this.whole(choice, [thing.id, goal])) : [];
    const alone = this.choices.filter((choice) => this.fits(choice, [thing.id]));
    if (both.length === 1) this.choose(both[0]!);
    else if (both.length > 1) this.marks = [thing.id, goal];
    else if (["place", "token", "portrait"].includes(this.named.get(onto)?.is ?? "") && alone.length === 1 && this.whole(alone[0]!, [thing.id]) && !alone[0]!.gives) {
      this.dropped = { onto: goals, scene: this.scene };
      this.choose(alone[0]!);
    } else this.marks = [];
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
      "data-target": (can && this.targets.has(thing.id)) || undefined,
      "data-cap": this.caps.get(thing.id),
      "data-blaze": this.blazing.now.some((id) => thing.id === id || thing.id.startsWith(`${id}:`)) || undefined,
      "data-shown": this.shown.includes(thing.id) || undefined,
      "aria-label": label ? thing.name + this.said(thing, more) : undefined,
      "aria-pressed": can && this.choices.some((choice) => (choice.things?.length ?? 0) > 1 && choice.things!.includes(thing.id)) ? marked : undefined,
      ...this.listeners(thing),
    };
  }

  /** What listens to a thing stays the same while the thing changes: to put it on anew costs more than to draw. */
  listeners(thing: AnyThing): Record<string, unknown> {
    this.drawn.set(thing.id, thing);
    const known = this.listening.get(thing.id);
    if (known) return known;
    const drawn = (): AnyThing => this.drawn.get(thing.id)!;
    const found = {
      onclick: (event: MouseEvent) => {
        if (this.long || this.dragged) this.long = this.dragged = false;
        else this.take(drawn(), event.currentTarget as HTMLElement);
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || this.explained?.pinned) return;
        // What slid under a pointer that stands still was not pointed at.
        if (Math.hypot(event.clientX - pointer.x, event.clientY - pointer.y) < 1) return;
        const anchor = event.currentTarget as HTMLElement;
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.explain(drawn(), anchor), HOVER);
      },
      onpointerleave: (event: PointerEvent) => {
        clearTimeout(this.pressed);
        if (event.pointerType !== "mouse" || this.explained?.pinned) return;
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.hide(), GONE);
      },
      onpointerdown: (event: PointerEvent) => {
        const anchor = event.currentTarget as HTMLElement;
        this.dragged = false;
        if (event.pointerType === "mouse") {
          if (event.button === 0 && this.can(drawn())) this.drag(drawn(), anchor, event);
          return;
        }
        this.long = false;
        this.pressed = window.setTimeout(() => {
          this.long = true;
          this.explain(drawn(), anchor, true);
        }, LONG_PRESS);
      },
      onpointerup: () => clearTimeout(this.pressed),
      ondragstart: (event: Event) => event.preventDefault(),
      oncontextmenu: (event: Event) => {
        event.preventDefault();
        this.explain(drawn(), event.currentTarget as HTMLElement, true);
      },
      onfocus: (event: FocusEvent) => {
        const anchor = event.currentTarget as HTMLElement;
        if (anchor.matches(":focus-visible")) this.explain(drawn(), anchor);
      },
      onblur: () => {
        if (!this.explained?.pinned) this.hide();
      },
    };
    this.listening.set(thing.id, found);
    return found;
  }
}

/** A change with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What is printed on the face of a die: a number, a symbol, or both. */
export function printed(die: Die): string {
  return [...new Set([die.value ? String(die.value) : "", die.symbol ?? ""])].filter(Boolean).join(" ");
}

/** Numbers of a thing, what it is good for now, or why it is not. */
function spoken(thing: AnyThing, more: string, can: boolean, marked: boolean): string[] {
  const parts: string[] = [];
  if (thing.is === "counter" && thing.high != null) parts.push(say("of", { n: thing.value, most: thing.high }));
  if (thing.is === "die") parts.push(printed(thing));
  if (thing.is === "counter" && thing.delta) parts.push(signed(thing.delta));
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

export function lay_table(from: () => Shown | null): Table {
  return setContext(KEY, new Table(from));
}

export function the_table(): Table {
  return getContext<Table>(KEY);
}
