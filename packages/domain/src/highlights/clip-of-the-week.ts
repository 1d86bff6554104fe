const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The epoch began on a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

export interface Week {
  readonly from: number;
  /** The first moment of the next one. */
  readonly to: number;
}

/** Weeks begin on Monday, 0:00 UTC, for everyone. */
export function weekOf(moment: number): Week {
  const from = Math.floor((moment - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;
  return { from, to: from + WEEK_MS };
}

export function previousWeek({ from }: Week): Week {
  return { from: from - WEEK_MS, to: from };
}

export interface WeekCandidate {
  readonly id: string;
  /** Given within the week. */
  readonly likes: number;
  readonly rating: number | null;
  readonly publishedAt: number;
}

/** Most likes first. Of equal ones the better rated wins, then the older one. */
export function compareCandidates(a: WeekCandidate, b: WeekCandidate): number {
  return (
    b.likes - a.likes ||
    (b.rating ?? 0) - (a.rating ?? 0) ||
    a.publishedAt - b.publishedAt ||
    (a.id < b.id ? -1 : 1)
  );
}

/** Null for a week in which nobody liked anything. */
export function pickClipOfTheWeek<T extends WeekCandidate>(candidates: readonly T[]): T | null {
  return candidates.filter(({ likes }) => likes > 0).sort(compareCandidates)[0] ?? null;
}
