/** What was written in the workshop of a game, kept in this browser: the last packs with what they are compared with. */

import type { PackInfo } from "../../packs";
import type { Files } from "./workshop";

export interface Draft {
  key: string;
  files: Files;
  /** The files as they were opened or kept: what has changed is told against them. */
  base: Files;
  /** As it was shared the last time, with the files of then, and the hash of the time before. */
  shared: PackInfo | null;
  sent: Files | null;
  previous: string;
}

const MOST = 10;
const place = (game: string): string => `pionek-workshop-${game}`;

/** The last first. */
export function drafts(game: string): Draft[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(game)) ?? "[]");
    if (Array.isArray(found)) return found as Draft[];
    return [draft(found as Files)]; // as it was kept before there were several
  } catch {
    return [];
  }
}

export function draft(files: Files): Draft {
  return { key: crypto.getRandomValues(new Uint32Array(2)).join("-"), files: { ...files }, base: { ...files }, shared: null, sent: null, previous: "" };
}

/** Keep a draft as the last one; where there is no room for so many, the oldest go. */
export function keep_draft(game: string, kept: Draft): void {
  const others = drafts(game).filter((each) => each.key !== kept.key && !same(each.files, kept.files));
  for (let most = MOST; most > 0; most--) {
    try {
      localStorage.setItem(place(game), JSON.stringify([kept, ...others].slice(0, most)));
      return;
    } catch {
      /* too much for this browser */
    }
  }
}

export function same(one: Files | null, other: Files): boolean {
  return one !== null && Object.keys(one).length === Object.keys(other).length && Object.entries(other).every(([name, text]) => one[name] === text);
}

/** How a pack is told from others: by the id in its header, and its first name. */
export function title_of(files: Files): string {
  const id = /^id:\s*["']?([\w-]+)/m.exec(files["pack.yaml"] ?? "")?.[1] ?? "?";
  const name = Object.entries(files).filter(([file]) => file !== "pack.yaml" && file !== "look.yaml").map(([, text]) => /name:\s*\{\s*en:\s*["']?([^"',}]+)/.exec(text)?.[1]?.trim()).find(Boolean);
  return name ? `${id} (${name})` : id;
}
