/** Pieces hop from where they were to where they are; numbers that change say by how much; those who fall, fall. Only transform and opacity move. */

import { preferences } from "./preferences.svelte";

const DURATIONS = [0, 530, 320, 190, 110];
const PAUSES = [0, 1200, 700, 400, 150];
const RATES = [0, 0.6, 1, 1.7, 3];
const MOST_MOVED = 120;
const HOP = 14;
const STEPS = 10;

/** How fast things are shown: 0 is at once. */
export const rate = (): number => RATES[preferences.kept.speed]!;
export const duration = (): number => (preferences.calm ? 0 : DURATIONS[preferences.kept.speed]!);
/** How long a step stays on the table before the next one, so that its lines can be read. */
export const pause = (lines: number): number => PAUSES[preferences.kept.speed]! * (lines ? 1 + 0.35 * Math.min(lines - 1, 5) : 0.3);

type Places = Map<string, { box: DOMRect; value: string | null; element: HTMLElement }>;

function pieces(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>("[data-id]");
}

/** Where everything lies now; nothing where nothing will move. */
export function before(): Places | null {
  if (!duration()) return null;
  const places: Places = new Map();
  for (const element of pieces()) if (!places.has(element.dataset.id!)) places.set(element.dataset.id!, { box: element.getBoundingClientRect(), value: element.dataset.value ?? null, element });
  return places;
}

/** Set in motion what has moved, and wait until it has arrived. */
export async function after(places: Places | null): Promise<void> {
  const time = duration();
  if (!places || !time) return;
  const running: Animation[] = [];
  const seen = new Set<string>();
  for (const element of pieces()) {
    const id = element.dataset.id!;
    seen.add(id);
    const old = places.get(id);
    const value = element.dataset.value ?? null;
    if (!old) {
      if (places.size && running.length < MOST_MOVED) running.push(element.animate({ opacity: [0, 1], transform: ["translateY(-30px) scale(.85)", "none"] }, { duration: time * 0.8, easing: "cubic-bezier(.2,.8,.3,1)" }));
      continue;
    }
    const box = element.getBoundingClientRect();
    const x = old.box.left - box.left;
    const y = old.box.top - box.top;
    if ((Math.abs(x) > 3 || Math.abs(y) > 3) && running.length < MOST_MOVED && box.width && old.box.width) running.push(element.animate(hop(x, y), { duration: time, easing: "ease-out" }));
    if (value !== null && old.value !== null && value !== old.value) {
      if (element.dataset.tumbles !== undefined) running.push(tumble(element, time));
      else {
        const change = Number(value) - Number(old.value);
        float(element, change, time);
        if (change < 0) shake(element, time);
      }
    }
  }
  await Promise.all(running.map((each) => each.finished.catch(() => undefined)));
}

/** From an offset to rest, over a low arc; short ways are slid. */
function hop(x: number, y: number): Keyframe[] {
  const lift = Math.hypot(x, y) > 40 ? HOP : 0;
  return Array.from({ length: STEPS + 1 }, (_, at) => {
    const part = at / STEPS;
    return { transform: `translate(${x * (1 - part)}px, ${y * (1 - part) - Math.sin(Math.PI * part) * lift}px)` };
  });
}

/** A piece goes along places that lie between: it stays on each for a moment. Its new place is drawn when the table is. */
export async function walk(id: string, way: string[], each: number): Promise<void> {
  if (!duration() || way.length < 2) return;
  const piece = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  if (!piece) return;
  const start = piece.getBoundingClientRect();
  const frames: Keyframe[] = [{ transform: "none" }];
  let [x, y] = [0, 0];
  for (const place of way.slice(0, -1)) {
    const box = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(place)}"]`)?.getBoundingClientRect();
    if (!box) continue;
    const [to_x, to_y] = [box.left + box.width / 2 - start.left - start.width / 2, box.top + box.height / 2 - start.top - start.height / 2];
    frames.push({ transform: `translate(${(x + to_x) / 2}px, ${(y + to_y) / 2 - HOP}px)` }, { transform: `translate(${to_x}px, ${to_y}px)` });
    [x, y] = [to_x, to_y];
  }
  const going = piece.animate(frames, { duration: each * (way.length - 1), easing: "linear", fill: "forwards" });
  standing.push(going);
  await going.finished.catch(() => undefined);
}

/** Pieces that wait where they went for the table to be drawn anew. */
const standing: Animation[] = [];

export function settle(): void {
  for (const each of standing.splice(0)) each.cancel();
}

/** A piece that is gone tips over and fades. */
export function fall(id: string): Promise<void> {
  const time = duration();
  const piece = time ? document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) : null;
  if (!piece) return Promise.resolve();
  const falling = piece.animate({ transform: ["none", "rotate(70deg) translateY(10px)"], opacity: [1, 0] }, { duration: time * 1.3, easing: "ease-in", fill: "forwards" });
  standing.push(falling);
  return falling.finished.then(() => undefined, () => undefined);
}

/** What was hit shakes. */
function shake(element: HTMLElement, time: number): void {
  const hurt = element.closest<HTMLElement>("[data-hurt]") ?? element;
  hurt.animate({ transform: ["none", "translateX(-6px)", "translateX(6px)", "translateX(-4px)", "translateX(3px)", "none"] }, { duration: time / 2, easing: "linear" });
}

function tumble(element: HTMLElement, time: number): Animation {
  const turns = ["rotate(-200deg) scale(.7)", "rotate(70deg) scale(1.12)", "rotate(-12deg)", "none"];
  return element.animate({ transform: turns }, { duration: Math.max(time, 250), easing: "ease-out" });
}

/** "+2" or "-5" rises from the number that changed. */
function float(element: HTMLElement, change: number, time: number): void {
  const box = element.getBoundingClientRect();
  if (!Number.isFinite(change) || !change || !box.width) return; // what lies folded has no place from which anything could rise
  const sign = document.createElement("span");
  sign.className = `floating ${change > 0 ? "gain" : "loss"}`;
  sign.textContent = change > 0 ? `+${change}` : `−${-change}`;
  sign.setAttribute("aria-hidden", "true");
  sign.style.left = `${box.left + box.width / 2}px`;
  sign.style.top = `${box.top}px`;
  document.body.append(sign);
  const rising = sign.animate({ opacity: [0, 1, 1, 0], transform: ["translate(-50%,0)", "translate(-50%,-16px)", "translate(-50%,-28px)", "translate(-50%,-40px)"] }, { duration: time * 2.2, easing: "ease-out" });
  rising.finished.catch(() => undefined).then(() => sign.remove());
}

/** End what moves; what breathes for ever goes on. */
export function skip(): void {
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
}

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
