import type { LineupPlayer } from '../../../models/match';
import type { StandingPlayer } from './Lineup';

/** The middle of the outer figure of each team, and how far the next one stands. */
const OUTER = { A: 169.5, B: 1_750.5 };
const APART = 147;
const MOST = 5;
/** Figures come from the outside to the middle. */
const STEPS = { A: 4, B: 7.5, each: 0.78 };

export const NAME_WIDTH = 142;

/** Ten figures, with room for the score between both teams. */
export function standingOf(
  A: readonly LineupPlayer[],
  B: readonly LineupPlayer[],
): readonly StandingPlayer[] {
  return [
    ...A.slice(0, MOST).map((player, place) => ({
      player,
      side: 'coalition' as const,
      x: OUTER.A + place * APART,
      step: STEPS.A + place * STEPS.each,
    })),
    ...B.slice(0, MOST).map((player, place) => ({
      player,
      side: 'breach' as const,
      x: OUTER.B - place * APART,
      step: STEPS.B + place * STEPS.each,
    })),
  ];
}
