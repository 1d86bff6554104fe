/** Which events of a map are public while the broadcast is delayed. */
import { type Board, latestMoment, momentAt } from './board';
import type { CaptureEntry, LiveEvent } from './entries';
import type { Moment } from './moment';

/** What is public: entries up to a sequence that happened before a time. */
export interface PublicProgress {
  /** Of the newest entry. */
  readonly sequence: number;
  readonly publicSequence: number;
  readonly publicUntil: number | null;
}

/** Public events stay public, even if the delay becomes longer. */
export function publicUntil(
  progress: Pick<PublicProgress, 'publicUntil'>,
  { now, delay }: { now: number; delay: number },
): number {
  if (delay === 0) return Number.POSITIVE_INFINITY;
  return Math.max(progress.publicUntil ?? 0, now - delay);
}

/** The time of the last event. The clock of an operator may be ahead of `now`. */
export function lastEventAt(board: Board, now: number): number {
  return Math.max(now, board.events.at(-1)?.event.at ?? 0);
}

export function momentUntil(board: Board, until: number): Moment {
  return until === Number.POSITIVE_INFINITY ? latestMoment(board) : momentAt(board, until);
}

export function hasUnreleased(progress: PublicProgress, board: Board, until: number): boolean {
  if (progress.sequence > progress.publicSequence) return true;
  const released = progress.publicUntil ?? 0;
  return board.events.some(({ event }) => event.at > released && event.at <= until);
}

/** The events that become public when everything up to a time is released. */
export function eventsToRelease(
  progress: PublicProgress,
  board: Board,
  until: number,
): readonly LiveEvent[] {
  const released = progress.publicUntil ?? 0;
  return board.events.filter(
    ({ sequence, event }) =>
      event.at <= until && (sequence > progress.publicSequence || event.at > released),
  );
}

/** When the next event becomes public; null if all are. */
export function nextReleaseAt(
  boards: readonly { readonly board: Board; readonly until: number }[],
  delay: number,
): number | null {
  const times = boards.flatMap(({ board, until }) =>
    board.events.flatMap(({ event }) => (event.at > until ? [event.at + delay] : [])),
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Events are delayed; removals are public at once. */
export function releaseAt(
  entry: CaptureEntry,
  { delay, now }: { delay: number; now: number },
): number {
  return entry.kind === 'record' ? Math.max(now, entry.event.at + delay) : now;
}
