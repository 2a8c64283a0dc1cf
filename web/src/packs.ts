/** Packs of this server: those its owner offers, and those that were brought here in this browser. */

import { address, get, Refusal } from "./http";
import { preferences } from "./preferences.svelte";

export interface PackInfo {
  digest: string;
  id: string;
  version: string;
  licence: string;
  game: string;
  game_name: string;
  /** Whether a campaign keeps some of it secret: then its files open only with the key that whoever brought it was given. */
  secret: boolean;
  key?: string;
  adds: { kind: string; id: string; name: string }[];
}

export interface Shelf {
  packs: PackInfo[];
  /** Whether players may bring packs of their own, and how long a file may be. */
  uploads: boolean;
  most_bytes: number;
}

const KEPT = "pionek-packs", KEYS = "pionek-pack-keys", MOST_KEPT = 12;

/** The key to the source of a pack that was brought here; "" if it needs none or there is none. */
export const key_of = (digest: string): string => localStorage.getItem(`${KEYS}-${digest}`) ?? "";

/** How a link names a pack: by its hash, with the key if its source needs one. Neither is sent to anybody by opening the link. */
export const link_name = (pack: PackInfo): string => (pack.key ? `${pack.digest}.${pack.key}` : pack.digest);

/** The hashes of the packs that were brought or opened here, the last first. */
export function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((each): each is string => typeof each === "string" && /^[0-9a-f]{64}$/.test(each)) : [];
  } catch {
    return [];
  }
}

export function keep_pack(pack: PackInfo): void {
  keep(pack.digest);
  if (pack.key) localStorage.setItem(`${KEYS}-${pack.digest}`, pack.key);
}

export function keep(digest: string): void {
  const all = [digest, ...kept().filter((each) => each !== digest)].slice(0, MOST_KEPT);
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    /* a browser that keeps nothing */
  }
}

export const pack = (digest: string): Promise<PackInfo> => get<PackInfo>(`/api/packs/${digest}`);

/** All packs for a game that one may choose here. */
export async function shelf(game: string): Promise<Shelf> {
  const found = await get<Shelf>(`/api/packs?game=${game}`);
  const own = await Promise.all(kept().filter((digest) => !found.packs.some((each) => each.digest === digest)).map((digest) => pack(digest).catch(() => null)));
  return { ...found, packs: [...found.packs, ...own.filter((each): each is PackInfo => each !== null && each.game === game)] };
}

/** Bring a pack, as a .zip file, to this server. */
export async function bring(file: Blob): Promise<PackInfo> {
  const url = new URL(address("/api/packs"));
  url.searchParams.set("lang", preferences.lang);
  const response = await fetch(url, { method: "POST", headers: { "Content-Type": "application/zip" }, body: file });
  const told = await response.json();
  if (!response.ok) throw new Refusal((told as { text: string }).text);
  keep_pack(told as PackInfo);
  return told as PackInfo;
}

export const short = (digest: string): string => digest.slice(0, 12);

/** Save a pack as a .zip file, also one whose source needs a key. */
export async function take_along(pack: { digest: string; id: string }): Promise<void> {
  const key = key_of(pack.digest);
  const response = await fetch(address(`/api/packs/${pack.digest}/file`), { headers: key ? { Authorization: `Bearer ${key}` } : {} });
  if (!response.ok) throw new Refusal(((await response.json()) as { text: string }).text);
  const saved = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = saved;
  link.download = `${pack.id}.zip`;
  link.click();
  URL.revokeObjectURL(saved);
}
