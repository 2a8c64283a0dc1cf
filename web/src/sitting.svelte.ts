/** One seat at one table, or one who looks on: its connection, what it sees, and what it has asked for. */

import { tick } from "svelte";
import { address } from "./http";
import { happened, way_of } from "./happened";
import { after, before, fall, pause, rate, settle, skip, walk } from "./motion";
import { patched } from "./patch";
import { preferences } from "./preferences.svelte";
import { PROTOCOL_VERSION, type FromClient, type FromServer, type Reason, type Thoughts, type View } from "./protocol";
import type { Beat, Scene } from "./scene";
import { sound_of } from "./sounds";
import { acted, timing, type Act } from "./stage";
import { say } from "./words";

type Status = "connecting" | "open" | "lost" | "closed";
type Sent = FromClient extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

interface Step {
  view: View;
  log: Beat[];
  seq: number;
  fresh: number;
}

export interface Told {
  ok: boolean;
  key: string;
  text: string;
  thoughts?: Thoughts;
  reason?: Reason;
}

interface Unanswered {
  message: FromClient;
  told: (told: Told) => void;
  stream: string;
  lines: number;
}

/** One hop of a piece, and how often a held beat looks whether it is let go, in milliseconds. */
const STEP = 220;
const HELD = 100;
/** Where only the present is shown, what bots do at once is drawn at once: so long the table waits for the question. */
const SOON = 60;
/** Between two steps that were on the stage. */
const BETWEEN = 150;
/** Where very much happens at once, each beat takes less time. */
const quickening = (beats: number): number => (beats > 24 ? 2 : beats > 12 ? 1.5 : 1);

const TRIES = [300, 700, 1500, 3000, 6000];
const POLICY = 1008;
const LEAVING = "leaving";

export class Sitting {
  view = $state.raw<View | null>(null);
  log = $state.raw<Beat[]>([]);
  status = $state<Status>("connecting");
  refusal = $state("");
  /** Whether the seat went to another device or person. */
  handed_on = $state(false);
  /** How often a move was taken back while this seat looked. */
  taken_back = $state(0);
  /** What lies on the stage while beats are shown. */
  act = $state.raw<Act | null>(null);
  /** Whether a beat is shown now, and whether somebody holds it to look longer. */
  acting = $state(false);
  held = $state(false);
  /** Steps that have happened and are not shown yet. */
  behind = $state(0);
  waiting = $state(0);
  /** Lines of the log that stood when this seat answered last. */
  since = $state(0);
  seat = -1;
  seq = $state(0);
  on_notice: (kind: string, seat: number | null, what: string) => void = () => undefined;

  private socket: WebSocket | null = null;
  private stream = "";
  private heard = $state(0);
  /** The number of the view that was answered: until the next one comes, its question is no longer asked. */
  private answered = $state(0);
  private latest: View | null = null;
  private lines: Beat[] = [];
  private steps: Step[] = [];
  private showing = false;
  private hurry = false;
  private wake: (() => void) | null = null;
  private arrived: (() => void) | null = null;
  private tries = 0;
  private timer = 0;
  private ended = false;
  private unanswered = new Map<string, Unanswered>();
  /** Whether this seat has asked for its own move back: it need not be told. */
  private undoing = false;

  constructor(
    readonly token: string,
    /** The match that the token opens, or that is watched without one: its address leads to whoever serves it. */
    readonly match: string,
  ) {
    this.connect();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  private now = (): void => {
    if (this.status === "lost" && document.visibilityState === "visible") this.retry();
  };

  retry(): void {
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close(1000);
  }

  private connect(): void {
    const socket = new WebSocket(address(`/api/play/${this.match}`).replace(/^http/, "ws"));
    this.socket?.close(1000);
    this.socket = socket;
    socket.onopen = () => {
      const hello: FromClient = { is: "hello", protocol: PROTOCOL_VERSION, lang: preferences.lang };
      if (this.token) hello.token = this.token;
      else hello.watch = this.match;
      if (this.stream) Object.assign(hello, { stream: this.stream, seq: this.heard });
      socket.send(JSON.stringify(hello));
      this.status = "open";
      this.tries = 0;
      for (const { message } of this.unanswered.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.ended) return;
      if (event.code === POLICY && this.refusal) {
        this.status = "closed";
        return;
      }
      this.status = "lost";
      this.timer = window.setTimeout(() => this.connect(), TRIES[Math.min(this.tries++, TRIES.length - 1)]);
    };
  }

  private hear(message: FromServer): void {
    if (message.is === "welcome") {
      this.seat = message.seat;
      this.stream = message.stream;
      this.heard = message.seq;
      this.answered = 0;
      this.latest = message.view as View;
      this.lines = message.log.lines;
      this.steps = [{ view: this.latest, log: this.lines, seq: this.heard, fresh: 0 }];
      if (!this.view) this.since = this.lines.length;
      this.show();
    } else if (message.is === "change") {
      this.heard = message.seq;
      this.latest = patched(this.latest, message.patch as never) as View;
      let fresh = 0;
      if (message.log) {
        fresh = message.log.lines.length;
        if (message.log.kept < this.lines.length && !this.undoing) this.taken_back += 1;
        this.undoing = false;
        this.lines = [...this.lines.slice(0, message.log.kept), ...message.log.lines];
      }
      this.steps.push({ view: this.latest, log: this.lines, seq: this.heard, fresh });
      this.show();
    } else if (message.is === "ack") {
      this.settle(message.id, { ok: true, key: message.key ?? "", text: "", thoughts: message.thoughts ?? undefined, reason: message.reason ?? undefined });
    } else if (message.is === "refused") {
      if (message.code === LEAVING) return; // it is repeated where the match is served next
      if (!message.id) {
        this.refusal = message.text;
        this.handed_on = message.code === "wrong-token" && this.view !== null;
      } else if (!this.ask_again(message.id)) this.settle(message.id, { ok: false, key: "", text: message.text });
    } else if (message.is === "notice") {
      this.on_notice(message.kind, message.seat ?? null, message.what ?? "");
    }
  }

  /** Steps are shown one after another, each long enough to be read; whoever is in a hurry sees the last one. */
  private async show(): Promise<void> {
    this.behind = Math.max(0, this.steps.length - 1);
    this.arrived?.();
    if (this.showing) return;
    this.showing = true;
    while (this.steps.length) {
      const hurried = this.hurry || preferences.kept.speed === 0 || !this.view || document.visibilityState === "hidden";
      if (hurried && this.view && !this.asked()) await this.soon();
      const step = hurried ? this.steps.at(-1)! : this.steps[0]!;
      this.steps.splice(0, hurried ? this.steps.length : 1);
      this.behind = this.steps.length;
      const told = hurried || (await this.play(step));
      const places = hurried ? null : before();
      this.view = step.view;
      this.log = step.log;
      this.seq = step.seq;
      this.acting = false;
      await tick();
      settle();
      await after(places);
      // What was on the stage has been seen; what was only told is read beside the table.
      if (!hurried && this.steps.length) await this.rest(told ? BETWEEN / rate() : pause(step.fresh));
    }
    this.hurry = false;
    this.showing = false;
  }

  /** Whether the last step asks this seat. */
  private asked(): boolean {
    return !this.steps.at(-1)!.view.scene.prompt.waiting;
  }

  /** Until a step asks this seat, or a moment has passed. */
  private soon(): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        this.arrived = null;
        done();
      };
      const timer = window.setTimeout(end, SOON);
      this.arrived = () => this.asked() && end();
    });
  }

  /** Beats of a step, one after another: each is on the stage and, as far as it is told, already on the table. Whether there were any. */
  private async play(step: Step): Promise<boolean> {
    const first = step.log.length - step.fresh;
    const beats = step.log.slice(first);
    const quicker = quickening(beats.filter((beat) => timing(beat, null)).length);
    let scene: Scene = { ...this.view!.scene, choices: [] };
    let staged = false;
    for (const [at, beat] of beats.entries()) {
      if (this.hurry) return true;
      const times = timing(beat, this.act);
      const next = happened(scene, beat);
      if (!times && next === scene) continue;
      const speed = rate() * quicker;
      const way = times ? way_of(scene, beat) : [];
      if (times) {
        this.act = acted(this.act, beat);
        this.acting = staged = true;
        sound_of(beat);
      }
      if (way.length > 1) await walk(beat.thing!, way, STEP / speed);
      else if (beat.kind === "loss" && beat.thing) await fall(beat.thing);
      const places = before();
      scene = next;
      const asked = { text: say("happens_now"), seat: beat.who ?? scene.prompt.seat, waiting: true, detail: [say("space_skips")] };
      this.view = { ...this.view!, scene: { ...scene, prompt: asked } };
      this.log = step.log.slice(0, first + at + 1);
      await tick();
      settle();
      const moving = after(places);
      if (times) await this.rest(((preferences.calm ? 0 : times[0]) + times[1]) / speed);
      else await moving;
    }
    return staged;
  }

  private rest(ms: number): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        this.wake = null;
        this.held = false;
        done();
      };
      const look = (): void => {
        if (this.held) timer = window.setTimeout(look, HELD);
        else end();
      };
      let timer = window.setTimeout(look, ms);
      this.wake = end;
    });
  }

  /** Hold what is shown, or let it go on. */
  hold(): void {
    this.held = !this.held && this.acting;
  }

  /** End this beat; the next one comes at once. */
  next(): void {
    if (!this.wake) return;
    skip();
    this.wake();
  }

  /** Jump to the present. */
  skip(): void {
    this.hurry = this.showing;
    skip();
    this.wake?.();
  }

  /** Send a message and learn what became of it; it is repeated after a lost connection, and counts once. */
  send(message: Sent): Promise<Told> {
    const whole = { ...message, id: crypto.randomUUID() } as FromClient & { id: string };
    if (whole.is === "undo") this.undoing = true;
    return new Promise((told) => {
      this.unanswered.set(whole.id, { message: whole, told, stream: this.stream, lines: this.lines.length });
      this.waiting = this.unanswered.size;
      if (this.status === "open" && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
    });
  }

  /** A server that has begun anew counts anew: an answer to a question that still stands is given once more. */
  private ask_again(id: string): boolean {
    const one = this.unanswered.get(id);
    if (one?.message.is !== "answer" || one.stream === this.stream || one.lines !== this.lines.length) return false;
    one.stream = this.stream;
    one.message = { ...one.message, seq: this.heard };
    this.socket?.send(JSON.stringify(one.message));
    return true;
  }

  private settle(id: string, told: Told): void {
    this.unanswered.get(id)?.told(told);
    this.unanswered.delete(id);
    this.waiting = this.unanswered.size;
  }

  async answer(key: string): Promise<Told> {
    this.since = this.log.length;
    const told = this.send({ is: "answer", key, seq: this.seq });
    this.answered = this.heard;
    if (!(await told).ok) this.answered = 0;
    return told;
  }

  /** Whether nothing can be chosen now: something was sent, and what became of it is not here yet. */
  get busy(): boolean {
    return this.waiting > 0 || this.seq !== this.heard || (this.answered > 0 && this.answered === this.heard);
  }
}
