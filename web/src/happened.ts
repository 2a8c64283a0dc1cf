/** The part of a scene that one beat changes, so that a table can show each step before the next one comes. */

import type { AnyThing, Beat, Board, Counter, Place, Portrait, Scene, Token } from "./scene";

type Change = (thing: AnyThing) => AnyThing;

/** The scene after a beat, as far as a beat tells it: a number, a piece that moves, one that is gone. What is not known stays. */
export function happened(scene: Scene, beat: Beat): Scene {
  let next = scene;
  if (beat.counter && beat.after != null) next = with_things(next, (thing) => (thing.is === "counter" && thing.id === beat.counter ? ({ ...thing, value: beat.after, incoming: null, delta: beat.after! - (beat.before ?? beat.after!) } as Counter) : thing));
  // What was on its way has arrived.
  if (beat.kind === "damage" && beat.who != null) next = with_things(next, (thing) => (thing.is === "counter" && thing.id === `incoming:${beat.who}` ? { ...thing, value: 0 } : thing));
  if (beat.thing && beat.end) next = moved(next, beat.thing, beat.end);
  else if (beat.thing && beat.kind === "loss") next = moved(next, beat.thing, "");
  return next;
}

function with_things(scene: Scene, change: Change): Scene {
  const things = all(scene.things, change);
  return things === scene.things ? scene : { ...scene, things };
}

/** The list itself where nothing in it is different. */
function all<T extends AnyThing>(list: T[], change: Change): T[] {
  let different = false;
  const next = list.map((each) => {
    const one = inner(each, change);
    different ||= one !== each;
    return one as T;
  });
  return different ? next : list;
}

function inner(thing: AnyThing, change: Change): AnyThing {
  const own = change(thing);
  if (own.is === "portrait" && own.things) return replaced(own, "things", all(own.things, change));
  if (own.is === "board" && own.places) return replaced(own, "places", all(own.places, change) as Place[]);
  if (own.is === "place" && own.tokens) return replaced(own, "tokens", all(own.tokens, change) as Token[]);
  if (own.is === "token" && own.numbers) return replaced(own, "numbers", all(own.numbers, change) as Counter[]);
  return own;
}

function replaced<T extends Board | Place | Portrait | Token, K extends keyof T>(thing: T, name: K, value: T[K]): T {
  return thing[name] === value ? thing : { ...thing, [name]: value };
}

/** A token goes to another place of its board, or off it. */
function moved(scene: Scene, id: string, end: string): Scene {
  let token: Token | undefined;
  for (const board of scene.things) if (board.is === "board") for (const place of board.places ?? []) token ??= place.tokens?.find((each) => each.id === id);
  if (!token || (end && !scene.things.some((board) => board.is === "board" && board.places?.some((place) => place.id === end)))) return scene;
  const going = token;
  return with_things(scene, (thing) => {
    if (thing.is !== "place") return thing;
    const here = thing.tokens?.includes(going);
    if (here === (thing.id === end)) return thing;
    if (here) return { ...thing, tokens: thing.tokens!.filter((each) => each !== going) };
    return thing.id === end ? { ...thing, tokens: [...(thing.tokens ?? []), going] } : thing;
  });
}

/** The places between where a piece stands and where it goes, the goal last: as the beat says, else the shortest way along the board. */
export function way_of(scene: Scene, beat: Beat): string[] {
  if (!beat.thing || !beat.end) return [];
  for (const board of scene.things) {
    if (board.is !== "board") continue;
    const places = board.places ?? [];
    const start = places.find((place) => place.tokens?.some((each) => each.id === beat.thing));
    if (!start || !places.some((place) => place.id === beat.end)) continue;
    if (beat.way?.length) return [...beat.way.slice(beat.way.indexOf(start.id) + 1), ...(beat.way.at(-1) === beat.end ? [] : [beat.end])];
    return shortest(places, start.id, beat.end);
  }
  return [];
}

const MOST_STEPS = 12;

function shortest(places: Place[], start: string, end: string): string[] {
  const ways = new Map(places.map((place) => [place.id, place.ways ?? []]));
  const came = new Map<string, string>([[start, ""]]);
  let edge = [start];
  for (let step = 0; step < MOST_STEPS && edge.length && !came.has(end); step++) {
    const next: string[] = [];
    for (const from of edge) for (const to of ways.get(from) ?? []) if (!came.has(to)) came.set(to, from), next.push(to);
    edge = next;
  }
  const found: string[] = [];
  for (let at = came.has(end) ? end : ""; at && at !== start; at = came.get(at)!) found.unshift(at);
  return found.length ? found : [end];
}
