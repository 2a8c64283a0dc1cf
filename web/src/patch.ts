/** Differences between two views, as src/pionek/core/view/patches.py makes them. */

type Patch = { "="?: unknown; o?: Record<string, Patch>; x?: string[]; l?: string[] };
type Plain = Record<string, unknown>;

/** What a patch makes of the old value; untouched parts stay the same objects. */
export function patched(old: unknown, patch: Patch | null | undefined): unknown {
  if (!patch) return old;
  if ("=" in patch) return patch["="];
  const changed = patch.o ?? {};
  if (Array.isArray(old)) {
    const things = new Map(old.map((thing: Plain) => [thing.id as string, thing]));
    const order = patch.l ?? [...things.keys()];
    return order.map((id) => patched(things.get(id), changed[id]));
  }
  const next: Plain = { ...(old as Plain) };
  for (const key of patch.x ?? []) delete next[key];
  for (const [key, inner] of Object.entries(changed)) next[key] = patched(next[key], inner);
  return next;
}
