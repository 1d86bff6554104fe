import { rate } from '../rating/rating';
import {
  addCounts,
  type Counts,
  NO_COUNTS,
  type StatLine,
  withRating,
} from '../scoreboard/stat-line';
import { type Side, sideOf, type TeamSlot } from '../series/team-slots';
import { isDead } from './eliminations';
import { openRoundCounts } from './finished-round';
import type { Moment } from './moment';
import type { CaptureContext } from './setup';

/** A row of the scoreboard. */
export interface PlayerRow {
  readonly player: string;
  readonly opponent: TeamSlot;
  /** In the open round. */
  readonly alive: boolean;
  readonly line: StatLine;
  /** The same, split by the side of the team. */
  readonly sides: Readonly<Record<Side, StatLine>>;
}

/**
 * A row for everyone in the line-up, in its order. Kills, deaths and the like include the open round;
 * rounds, multi-kills, clutches and rating are updated when a round ends.
 */
export function scoreboard(moment: Moment, { setup }: CaptureContext): PlayerRow[] {
  const openCounts = openRoundCounts(moment.round);
  return setup.lineup.map(({ player, opponent }) => {
    const finished = moment.counts.get(player)!;
    const extra = openCounts.get(player) ?? NO_COUNTS;
    const currentSide = sideOf(opponent, moment.sideA);
    const bySide = (side: Side) =>
      withOpenRound(finished[side], side === currentSide ? extra : NO_COUNTS);
    return {
      player,
      opponent,
      alive: !isDead(player, moment.round.deaths),
      line: withOpenRound(addCounts(finished.coalition, finished.breach), extra),
      sides: { coalition: bySide('coalition'), breach: bySide('breach') },
    };
  });
}

/** The rounds between two side swaps. */
export interface Half {
  readonly sideA: Side;
  readonly scoreA: number;
  readonly scoreB: number;
}

export function halves({ rounds }: Pick<Moment, 'rounds'>): Half[] {
  const result: Half[] = [];
  for (const { sideA, winner } of rounds) {
    const current =
      result.at(-1)?.sideA === sideA ? result.pop()! : { sideA, scoreA: 0, scoreB: 0 };
    result.push({
      sideA,
      scoreA: current.scoreA + (winner === 'A' ? 1 : 0),
      scoreB: current.scoreB + (winner === 'B' ? 1 : 0),
    });
  }
  return result;
}

/** The rating is that of the finished rounds: an incomplete round would distort it. */
function withOpenRound(finished: Counts, open: Counts): StatLine {
  return withRating(addCounts(finished, open), rate(finished));
}
