/** Guessing codes: after too many wrong ones an account has to wait. */

const HOUR_MS = 3_600_000;
const MOST_WRONG_CODES = 10;

export interface WrongCodes {
  /** When the first of them was tried. */
  readonly since: number;
  readonly count: number;
  readonly lockedUntil: number | null;
}

/** Until when no code may be tried, or null. */
export function lockedUntil(wrong: WrongCodes | null, now: number): number | null {
  const until = wrong?.lockedUntil ?? null;
  return until !== null && now < until ? until : null;
}

/** Ten within an hour lock for an hour. */
export function addWrongCode(wrong: WrongCodes | null, now: number): WrongCodes {
  const isOver = wrong === null || wrong.lockedUntil !== null || now >= wrong.since + HOUR_MS;
  const { since, count } = isOver ? { since: now, count: 0 } : wrong;
  const isLocked = count + 1 >= MOST_WRONG_CODES;
  return { since, count: count + 1, lockedUntil: isLocked ? now + HOUR_MS : null };
}
