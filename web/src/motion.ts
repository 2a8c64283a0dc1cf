/** Pieces move from where they were to where they are; numbers that change say by how much. One queue, no surprises. */

import { preferences } from "./preferences.svelte";
import type { Beat } from "./scene";

const DURATIONS = [0, 600, 350, 250, 120];
const PAUSES = [0, 1800, 1000, 550, 200];
const MOST_MOVED = 120;

export const duration = (): number => (preferences.calm ? 0 : DURATIONS[preferences.kept.speed]!);
/** How long a step stays on the table before the next one, so that its lines can be read. */
export const pause = (lines: number): number => PAUSES[preferences.kept.speed]! * (lines ? 1 + 0.35 * Math.min(lines - 1, 5) : 0.3);

/** How long beats of a kind are shown at the usual speed; others are told by the log and by what moves. */
const SHOWN: Record<string, number> = { roll: 1150, card: 1100, ability: 800, battle: 1500, damage: 800, heal: 700, reveal: 1300, incoming: 650, prevented: 650, turn: 600, win: 1200 };
const RATES = [0, 0.6, 1, 1.7, 3];

/** How long a beat stays on the stage; 0 if it has no scene of its own. */
export function stay(beat: Beat): number {
  const rate = RATES[preferences.kept.speed]!;
  const bare = beat.kind === "battle" ? !beat.sides?.length : beat.kind === "card" ? !beat.card : false;
  return rate && !bare ? (SHOWN[beat.kind] ?? 0) / rate : 0;
}

type Places = Map<string, { box: DOMRect; value: string | null }>;

function pieces(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>("[data-id]");
}

/** Where everything lies now; nothing where nothing will move. */
export function before(): Places | null {
  if (!duration()) return null;
  const places: Places = new Map();
  for (const element of pieces()) places.set(element.dataset.id!, { box: element.getBoundingClientRect(), value: element.dataset.value ?? null });
  return places;
}

/** Set in motion what has moved, and wait until it has arrived. */
export async function after(places: Places | null): Promise<void> {
  const time = duration();
  if (!places || !time) return;
  const running: Animation[] = [];
  for (const element of pieces()) {
    const old = places.get(element.dataset.id!);
    const value = element.dataset.value ?? null;
    if (!old) {
      if (places.size) running.push(element.animate({ opacity: [0, 1], transform: ["scale(.85)", "none"] }, { duration: time, easing: "ease-out" }));
      continue;
    }
    const box = element.getBoundingClientRect();
    const x = old.box.left - box.left;
    const y = old.box.top - box.top;
    if ((Math.abs(x) > 3 || Math.abs(y) > 3) && running.length < MOST_MOVED && box.width && old.box.width) {
      running.push(element.animate({ transform: [`translate(${x}px, ${y}px)`, "none"] }, { duration: time, easing: "cubic-bezier(.2,.7,.3,1)" }));
    }
    if (value !== null && old.value !== null && value !== old.value) {
      if (element.dataset.tumbles !== undefined) running.push(tumble(element, time));
      else float(element, Number(value) - Number(old.value), time);
    }
  }
  await Promise.all(running.map((each) => each.finished.catch(() => undefined)));
}

function tumble(element: HTMLElement, time: number): Animation {
  const turns = ["rotate(-200deg) scale(.7)", "rotate(70deg) scale(1.12)", "rotate(-12deg)", "none"];
  return element.animate({ transform: turns }, { duration: Math.max(time, 250), easing: "ease-out" });
}

/** "+2" or "-5" rises from the number that changed. */
function float(element: HTMLElement, change: number, time: number): void {
  if (!Number.isFinite(change) || !change) return;
  const box = element.getBoundingClientRect();
  const sign = document.createElement("span");
  sign.className = `floating ${change > 0 ? "gain" : "loss"}`;
  sign.textContent = change > 0 ? `+${change}` : `−${-change}`;
  sign.setAttribute("aria-hidden", "true");
  sign.style.left = `${box.left + box.width / 2}px`;
  sign.style.top = `${box.top}px`;
  document.body.append(sign);
  const rising = sign.animate({ opacity: [0, 1, 1, 0], transform: ["translate(-50%,0)", "translate(-50%,-18px)", "translate(-50%,-30px)", "translate(-50%,-44px)"] }, { duration: time * 3, easing: "ease-out" });
  rising.finished.catch(() => undefined).then(() => sign.remove());
}

export function skip(): void {
  for (const animation of document.getAnimations()) animation.finish();
}

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
