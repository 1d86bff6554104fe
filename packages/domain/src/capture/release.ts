/** Which events of a map are public while the broadcast is behind the game. */
import { type Board, latest, momentAt } from './board';
import type { Entry, LiveEvent } from './entries';
import type { Moment } from './moment';

/** How far the public has come: entries up to a sequence, as far as they had happened by a time. */
export interface PublicProgress {
  /** Of the newest entry. */
  readonly sequence: number;
  readonly publicSequence: number;
  readonly publicUntil: number | null;
}

/** What was once public stays so, also when the delay becomes longer. */
export function publicUntil(
  progress: Pick<PublicProgress, 'publicUntil'>,
  { now, delay }: { now: number; delay: number },
): number {
  if (delay === 0) return Number.POSITIVE_INFINITY;
  return Math.max(progress.publicUntil ?? 0, now - delay);
}

/** When everything on the board has happened: the clock of one operator may be ahead of `now`. */
export function lastEventAt(board: Board, now: number): number {
  return Math.max(now, board.events.at(-1)?.event.at ?? 0);
}

export function momentUntil(board: Board, until: number): Moment {
  return until === Number.POSITIVE_INFINITY ? latest(board) : momentAt(board, until);
}

export function hasUnreleased(progress: PublicProgress, board: Board, until: number): boolean {
  if (progress.sequence > progress.publicSequence) return true;
  const known = progress.publicUntil ?? 0;
  return board.events.some(({ event }) => event.at > known && event.at <= until);
}

/** The events that become public when everything until a time does. */
export function eventsToRelease(
  progress: PublicProgress,
  board: Board,
  until: number,
): readonly LiveEvent[] {
  const known = progress.publicUntil ?? 0;
  return board.events.filter(
    ({ sequence, event }) =>
      event.at <= until && (sequence > progress.publicSequence || event.at > known),
  );
}

/** When the next event is due; null if all are public. */
export function nextReleaseAt(
  boards: readonly { readonly board: Board; readonly until: number }[],
  delay: number,
): number | null {
  const waiting = boards.flatMap(({ board, until }) =>
    board.events.flatMap(({ event }) => (event.at > until ? [event.at + delay] : [])),
  );
  return waiting.length === 0 ? null : Math.min(...waiting);
}

/** An event waits for the delay; what is taken back disappears at once. */
export function releaseAt(entry: Entry, { delay, now }: { delay: number; now: number }): number {
  return entry.kind === 'record' ? Math.max(now, entry.event.at + delay) : now;
}
