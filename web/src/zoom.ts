/** A board that two fingers make larger: pinch, double tap, and one finger to push it about. */

const MOST = 3;
const TWICE = 300;
const NEAR = 24;

interface Spot {
  x: number;
  y: number;
}

/** `inside` of a frame is scaled and moved; the frame keeps its place. */
export function zoomable(frame: HTMLElement): { destroy: () => void } {
  const fingers = new Map<number, Spot>();
  let scale = 1;
  let at: Spot = { x: 0, y: 0 };
  let tapped = { time: 0, x: 0, y: 0 };
  let moved = false;

  function show(): void {
    const inside = frame.firstElementChild as HTMLElement | null;
    if (!inside) return;
    const { width, height } = frame.getBoundingClientRect();
    at = { x: Math.min(0, Math.max(width * (1 - scale), at.x)), y: Math.min(0, Math.max(height * (1 - scale), at.y)) };
    inside.style.transformOrigin = "0 0";
    inside.style.transform = scale === 1 ? "" : `translate(${at.x}px, ${at.y}px) scale(${scale})`;
    frame.style.touchAction = scale === 1 ? "pan-y" : "none";
    frame.toggleAttribute("data-zoomed", scale > 1);
  }

  /** Scale around a point of the frame, which stays where it is. */
  function zoom(to: number, x: number, y: number): void {
    const next = Math.min(MOST, Math.max(1, to));
    at = { x: x - ((x - at.x) * next) / scale, y: y - ((y - at.y) * next) / scale };
    scale = next;
    show();
  }

  const spot = (event: PointerEvent): Spot => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse") return;
    const { x, y } = spot(event);
    fingers.set(event.pointerId, { x, y });
    if (fingers.size > 1) {
      moved = true;
      return;
    }
    moved = false;
    // What can be chosen is clicked, not made larger.
    const free = !(event.target as Element).closest("[data-can]");
    if (free && event.timeStamp - tapped.time < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < NEAR) {
      zoom(scale > 1 ? 1 : 2, x, y);
      moved = true;
    }
    tapped = { time: event.timeStamp, x, y };
  }

  function move(event: PointerEvent): void {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const now = spot(event);
    const [one, two] = [...fingers.values()];
    if (one && two) {
      const other = old === one ? two : one;
      const before = Math.hypot(old.x - other.x, old.y - other.y);
      if (before > 1) zoom((scale * Math.hypot(now.x - other.x, now.y - other.y)) / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (scale > 1) {
      if (Math.hypot(now.x - old.x, now.y - old.y) > 4) moved = true;
      at = { x: at.x + now.x - old.x, y: at.y + now.y - old.y };
      show();
    }
    fingers.set(event.pointerId, now);
  }

  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  /** A finger that pushed or pinched has not clicked. */
  function click(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }

  const all = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
  for (const [name, handler] of Object.entries(all)) frame.addEventListener(name, handler as EventListener);
  frame.addEventListener("click", click, true);
  show();
  return {
    destroy: () => {
      for (const [name, handler] of Object.entries(all)) frame.removeEventListener(name, handler as EventListener);
      frame.removeEventListener("click", click, true);
    },
  };
}
