/** What the workshop asks the server, and what it works out by itself: suggestions and changes. */

import type { Way } from "../../http";
import type { Look } from "../../look";
import type { Card } from "../../scene";

export interface Problem {
  file: string;
  line: number;
  column: number;
  text: string;
}

export interface EntryTold {
  kind: string;
  id: string;
  name: Record<"en" | "pl", string>;
  text: Record<"en" | "pl", string>;
  /** Costs, statistics and the like, by the names of their fields. */
  fields: Record<string, string>;
  cards: Record<"en" | "pl", Card>;
}

/** An entry by its name. */
export interface EntryNamed {
  kind: string;
  id: string;
  name: string;
}

export interface Checked {
  problems: Problem[];
  entries: number;
  game: string | null;
  cards?: EntryTold[];
  /** The entries that can be chosen for a match. */
  ways?: Way[];
  /** What the pack adds to the look of its game. */
  look?: Pick<Look, "icons" | "colours" | "accents" | "outlines">;
}

/** A JSON Schema, as far as suggestions need it. */
export interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  $defs?: Record<string, Schema>;
}

export type Files = Record<string, string>;

/** The words that may follow what stands before them: keys of the entry's kind, words of effects, values of a field, ids of the pack. */
export function suggestions(schema: Schema, ids: string[], before: string): string[] {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (/^[\w-]*$/.test(line)) return Object.keys(schema.properties ?? {});
  const plurals = [...before.matchAll(/^([a-z-]+):/gm)];
  const entry = schema.properties?.[plurals.at(-1)?.[1] ?? ""]?.items;
  const after = /([\w-]+):\s*\[?(?:[\w-]+,\s*)*$/.exec(line);
  const field = after ? entry?.properties?.[after[1]!] : undefined;
  const forms = Object.values(schema.$defs ?? {}).flatMap((family) => family.anyOf ?? []);
  const values = field ? enums(field) : [];
  if (values.length) return values;
  if (after) return unique([...forms.flatMap(enums), ...ids]);
  const inside = (line.match(/{/g)?.length ?? 0) > (line.match(/}/g)?.length ?? 0);
  const words = forms.flatMap((form) => Object.keys(form.properties ?? {}));
  return unique(inside ? [...words, "en", "pl"] : [...Object.keys(entry?.properties ?? {}), ...words]);
}

function enums(schema: Schema): string[] {
  return [...(schema.enum ?? []), ...(schema.items?.enum ?? [])].filter((each): each is string => typeof each === "string");
}

const unique = (words: string[]): string[] => [...new Set(words)].sort();

export interface Changed {
  entry: EntryTold;
  how: "entry_added" | "entry_gone" | "";
  /** What was said and is said now, where that differs: fields, and the text. */
  rows: { field: string; was: string; is: string }[];
}

export function changes(before: EntryTold[], after: EntryTold[], lang: "en" | "pl"): Changed[] {
  const key = (entry: EntryTold): string => `${entry.kind} ${entry.id}`;
  const old = new Map(before.map((entry) => [key(entry), entry]));
  const now = new Set(after.map(key));
  const found: Changed[] = [];
  for (const entry of after) {
    const was = old.get(key(entry));
    if (!was) {
      found.push({ entry, how: "entry_added", rows: [] });
      continue;
    }
    const rows = [...new Set([...Object.keys(was.fields), ...Object.keys(entry.fields)])].map((field) => ({ field, was: was.fields[field] ?? "–", is: entry.fields[field] ?? "–" }));
    rows.push({ field: "", was: was.text[lang], is: entry.text[lang] }, { field: "name", was: was.name[lang], is: entry.name[lang] });
    const differ = rows.filter((row) => row.was !== row.is);
    if (differ.length) found.push({ entry, how: "", rows: differ });
  }
  for (const entry of before) if (!now.has(key(entry))) found.push({ entry, how: "entry_gone", rows: [] });
  return found;
}
