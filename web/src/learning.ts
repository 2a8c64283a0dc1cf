/** Lessons and puzzles: laying their tables, and what this browser and the player's account remember of them. */

import { post } from "./http";
import { preferences } from "./preferences.svelte";
import type { TaskTold } from "./protocol";
import { go } from "./route.svelte";
import { lay } from "./seats";

/** A day as the server writes it, in the player's own time zone. */
export function day_of(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
}

export const today = (): string => day_of(new Date());

export async function begin_lesson(game: string, lesson: string): Promise<void> {
  const { match } = await lay({ game, seats: [], here: [], options: {}, lesson });
  go("table", match);
}

export async function begin_puzzle(game: string): Promise<void> {
  const { match } = await lay({ game, seats: [], here: [], options: {}, puzzle: today() });
  go("table", match);
}

/** Remember how a task went. Of the puzzles of a day the first answer counts. */
export function remember(game: string, task: TaskTold): void {
  const { lessons, puzzles } = preferences.kept;
  if (task.kind === "lesson" && task.state === "reached") {
    const done = lessons[game] ?? [];
    if (!done.includes(task.id)) preferences.set("lessons", { ...lessons, [game]: [...done, task.id] });
  }
  if (task.kind === "puzzle" && task.state !== "open" && !puzzles[today()]) preferences.set("puzzles", { ...puzzles, [today()]: task.state });
  if (task.state !== "open") void exchange();
}

/** Of a player with a name, the account keeps what every browser of theirs knows. */
export async function exchange(): Promise<void> {
  const { person, lessons, puzzles } = preferences.kept;
  if (!person) return;
  try {
    const all = await post<{ lessons: Record<string, string[]>; puzzles: Record<string, string> }>("/api/people/learned", { lessons, puzzles }, person);
    preferences.set("lessons", all.lessons);
    preferences.set("puzzles", all.puzzles);
  } catch {
    // What this browser knows it tells the next time.
  }
}

/** The days in a row on which the puzzle was solved; a day that is not over yet does not break them. */
export function streak(puzzles: Record<string, string>, now: Date): number {
  const day = new Date(now);
  if (!puzzles[day_of(day)]) day.setDate(day.getDate() - 1);
  let count = 0;
  while (puzzles[day_of(day)] === "reached") {
    count++;
    day.setDate(day.getDate() - 1);
  }
  return count;
}
