/** The log as paragraphs: what one action brought stands together, and the set-up apart. */

import type { Beat } from "./scene";

export interface Paragraph {
  /** The number of its first beat. */
  at: number;
  beats: Beat[];
  /** Whether it only says whose turn or which phase begins. */
  head: boolean;
}

/** Kinds that begin something; the others are what comes of it. */
const BEGINS = new Set(["turn", "phase", "roll", "card", "ability", "battle", "move", "reveal", "script"]);

export function paragraphs(beats: Beat[], from = 0): Paragraph[] {
  const found: Paragraph[] = [];
  for (const [at, beat] of beats.entries()) {
    const last = found.at(-1);
    if (last && joins(last, beat)) last.beats.push(beat);
    else found.push({ at: from + at, beats: [beat], head: beat.kind === "turn" });
  }
  return found;
}

function joins(paragraph: Paragraph, beat: Beat): boolean {
  const first = paragraph.beats[0]!;
  const last = paragraph.beats.at(-1)!;
  if (beat.kind === "turn") return false;
  if (paragraph.head) return beat.kind === "note" && beat.weight === "routine";
  if (!BEGINS.has(beat.kind)) return true;
  if (beat.cause && [...paragraph.beats].some((each) => each.cause?.id === beat.cause!.id || each.things?.includes(`${beat.cause!.kind}:${beat.cause!.id}`))) return true;
  if (beat.kind === last.kind && beat.who === last.who && (beat.kind === "roll" || beat.kind === "move" || beat.kind === "phase" || (beat.kind === "card" && beat.weight === "routine" && last.weight === "routine"))) return beat.kind !== "move" || beat.thing === last.thing;
  if (first.kind === "card" && first.weight === "routine") return false; // nothing comes of a card that was only drawn
  return (beat.depth ?? 0) > (first.depth ?? 0) && beat.kind !== "card" && beat.kind !== "phase";
}

/** How many beats belong to the set-up: all before the first turn. */
export function set_up(beats: Beat[]): number {
  return Math.max(0, beats.findIndex((beat) => beat.kind === "turn"));
}

/** The last things worth telling, the newest last. */
export function latest(beats: Beat[], most: number): Beat[] {
  const found: Beat[] = [];
  for (let at = beats.length - 1; at >= 0 && found.length < most; at--) {
    const beat = beats[at]!;
    const twin = found[0];
    if (beat.weight === "routine" || beat.kind === "turn" || (twin?.kind === "ability" && beat.kind === "ability" && twin.who === beat.who)) continue;
    found.unshift(beat);
  }
  return found;
}
