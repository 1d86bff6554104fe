/** How the winners of a draw appear: names run, then one winner lands after the other. */

/** The first winner is awaited longer. */
const FIRST_MS = 3_200;
const NEXT_MS = 1_500;
const NAME_MS = 90;

export interface Reveal {
  /** How many winners have landed. */
  readonly landed: number;
  /** The name that runs in the next row; null where none does. */
  readonly runningName: string | null;
}

export function revealAt(
  elapsedMs: number,
  { winners, names }: { winners: number; names: readonly string[] },
): Reveal {
  const landed =
    elapsedMs < FIRST_MS ? 0 : Math.min(winners, 1 + Math.floor((elapsedMs - FIRST_MS) / NEXT_MS));
  if (landed === winners || names.length === 0) return { landed, runningName: null };
  return { landed, runningName: names[Math.floor(elapsedMs / NAME_MS) % names.length] ?? null };
}

/** A scene that is opened long after the draw shows the result at once. */
export function isRecent(drawnAt: number, now: number): boolean {
  return now - drawnAt < 15_000;
}
