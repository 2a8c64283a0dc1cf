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
  adds: { kind: string; id: string; name: string }[];
}

export interface Shelf {
  packs: PackInfo[];
  /** Whether players may bring packs of their own, and how long a file may be. */
  uploads: boolean;
  most_bytes: number;
}

const KEPT = "pionek-packs", MOST_KEPT = 12;

/** The hashes of the packs that were brought or opened here, the last first. */
export function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((each): each is string => typeof each === "string" && /^[0-9a-f]{64}$/.test(each)) : [];
  } catch {
    return [];
  }
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
  keep((told as PackInfo).digest);
  return told as PackInfo;
}

export const short = (digest: string): string => digest.slice(0, 12);
export const file_of = (digest: string): string => address(`/api/packs/${digest}/file`);
