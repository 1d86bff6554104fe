export const ANNOUNCEMENT_STATES = ['draft', 'planned', 'live', 'ended', 'deleted'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

interface AnnouncementDates {
  /** Null for a draft. May be in the future. */
  readonly startsAt: number | null;
  /** Null where it stays until somebody takes it away. */
  readonly endsAt: number | null;
  readonly deletedAt: number | null;
}

/** Derived from the dates: it appears and disappears at the same moment for everyone. */
export function announcementState(
  { startsAt, endsAt, deletedAt }: AnnouncementDates,
  now: number,
): AnnouncementState {
  if (deletedAt !== null) return 'deleted';
  if (startsAt === null) return 'draft';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return startsAt > now ? 'planned' : 'live';
}

/** Why it cannot be shown from `startsAt` on, or null. */
export function endProblem(
  { startsAt, endsAt }: { startsAt: number; endsAt: number | null },
  now: number,
): string | null {
  if (endsAt === null) return null;
  if (endsAt <= now) return 'It would have ended already.';
  return endsAt <= startsAt ? 'It must end after it has started.' : null;
}
