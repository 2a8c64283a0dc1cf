/** The ground of a place: a pointer on it does what it would do on the button with the place's name, which stays small enough to be
    covered by nothing. */

import type { AnyThing } from "./scene";
import type { Table } from "./table.svelte";

const EVENTS = ["click", "pointerenter", "pointerleave", "pointerdown", "pointerup", "contextmenu"];

export function surface(table: Table, thing: AnyThing): (node: Element) => () => void {
  return (node) => {
    const listeners = EVENTS.map((kind) => {
      const listen = (event: Event): void => {
        const button = document.querySelector<HTMLElement>(`button[data-id="${CSS.escape(thing.id)}"]`);
        const handle = table.listeners(thing)[`on${kind}`] as ((event: unknown) => void) | undefined;
        if (button && handle) handle({ currentTarget: button, pointerType: (event as PointerEvent).pointerType, preventDefault: () => event.preventDefault() });
      };
      node.addEventListener(kind, listen);
      return () => node.removeEventListener(kind, listen);
    });
    return () => listeners.forEach((stop) => stop());
  };
}
