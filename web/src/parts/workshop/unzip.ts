/** The files of a pack from a .zip file, read in the browser: a pack with mistakes, which no server takes, can be opened too. */

import type { Files } from "./workshop";

const DIRECTORY = 0x02014b50, END = 0x06054b50, STORED = 0, DEFLATED = 8;
const MOST_FILES = 40, MOST_BYTES = 2_000_000;

/** The .yaml files by their names in the pack; null for what is no such file, or too much. */
export async function unzip(file: Blob): Promise<Files | null> {
  if (file.size > MOST_BYTES) return null;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const members = listed(bytes).filter((each) => each.name.endsWith(".yaml") && !each.name.startsWith("__MACOSX/"));
    if (!members.length || members.length > MOST_FILES) return null;
    const tops = new Set(members.map((each) => each.name.split("/", 1)[0]!));
    const top = members.some((each) => each.name === "pack.yaml") || tops.size > 1 ? "" : `${[...tops][0]}/`;
    const found: Files = {};
    let left = MOST_BYTES;
    for (const each of members) {
      const text = await read(bytes, each, left);
      left -= text.length;
      found[each.name.slice(top.length)] = text;
    }
    return found;
  } catch {
    return null;
  }
}

interface Member { name: string; method: number; packed: number; at: number }

function listed(bytes: Uint8Array): Member[] {
  const view = new DataView(bytes.buffer);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== END) end -= 1; // a comment may follow; without an end this throws
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    if (view.getUint32(at, true) !== DIRECTORY) throw new RangeError("no directory");
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [number, number, number];
    const member = {
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)),
      method: view.getUint16(at + 10, true), packed: view.getUint32(at + 20, true), at: view.getUint32(at + 42, true),
    };
    at += 46 + name + extra + comment;
    return member;
  });
}

/** A file of at most `most` bytes; more is an error, however little of it was announced. */
async function read(bytes: Uint8Array, member: Member, most: number): Promise<string> {
  const view = new DataView(bytes.buffer);
  const start = member.at + 30 + view.getUint16(member.at + 26, true) + view.getUint16(member.at + 28, true);
  const packed = new Blob([bytes.slice(start, start + member.packed)]);
  if (member.method !== STORED && member.method !== DEFLATED) throw new RangeError("unusual compression");
  const stream = member.method === DEFLATED ? packed.stream().pipeThrough(new DecompressionStream("deflate-raw")) : packed.stream();
  const reader = stream.getReader(), decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "", size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > most) throw new RangeError("too much");
    text += decoder.decode(value, { stream: true });
  }
}
