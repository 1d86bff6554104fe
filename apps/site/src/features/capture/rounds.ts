/** The events of a map, grouped by round. Pure. */
import type { Board } from '@mes/domain/capture/board';
import type { LiveEvent } from '@mes/domain/capture/entries';
import type { FinishedRound } from '@mes/domain/capture/finished-round';

export interface RoundEvents {
  readonly number: number;
  /** Null for the current round. */
  readonly finished: FinishedRound | null;
  /** Time of its first event; null before that. */
  readonly startedAt: number | null;
  readonly events: readonly LiveEvent[];
}

/** In order of play; the last is the current round. */
export function roundsOf(board: Board): RoundEvents[] {
  const { rounds, round } = board.moments.at(-1)!;
  const ends = [...rounds.map(({ until }) => until), board.events.length];
  return ends.map((end, index) => {
    const events = board.events.slice(index === 0 ? 0 : ends[index - 1], end);
    const finished = rounds[index] ?? null;
    return {
      number: finished?.number ?? round.number,
      finished,
      startedAt: events[0]?.event.at ?? null,
      events,
    };
  });
}
