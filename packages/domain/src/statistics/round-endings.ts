/** How the rounds of a map ended, counted by the side that won them. */
import { ROUND_ENDINGS, type RoundEnding } from '../capture/events';
import type { FinishedRound } from '../capture/finished-round';
import { SIDES, type Side, sideOf } from '../series/team-slots';

export interface RoundEndingCount {
  /** That won. */
  readonly side: Side;
  readonly ending: RoundEnding;
  readonly rounds: number;
}

/** Only what happened, in the order of sides and endings. */
export function countRoundEndings(
  rounds: readonly Pick<FinishedRound, 'winner' | 'sideA' | 'ending'>[],
): RoundEndingCount[] {
  return SIDES.flatMap((side) =>
    ROUND_ENDINGS.flatMap((ending) => {
      const count = rounds.filter(
        (round) => sideOf(round.winner, round.sideA) === side && round.ending === ending,
      ).length;
      return count === 0 ? [] : [{ side, ending, rounds: count }];
    }),
  );
}
