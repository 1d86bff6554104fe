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
import { countsSoFar } from './finished-round';
import type { Moment } from './moment';
import type { Prepared } from './setup';

/** A row of the scoreboard at some moment of a map. */
export interface PlayerRow {
  readonly player: string;
  readonly opponent: TeamSlot;
  /** In the round that is being played. */
  readonly alive: boolean;
  readonly line: StatLine;
  /** The same, apart by the side that the team was on. */
  readonly sides: Readonly<Record<Side, StatLine>>;
}

/**
 * Everyone in the line-up, in its order. Kills, deaths and the like show at once; what needs the whole
 * round (rounds, multi-kills, clutches, rating) follows when it ends.
 */
export function scoreboard(moment: Moment, { setup }: Prepared): PlayerRow[] {
  const open = countsSoFar(moment.round);
  return setup.lineup.map(({ player, opponent }) => {
    const finished = moment.counts.get(player)!;
    const extra = open.get(player) ?? NO_COUNTS;
    const now = sideOf(opponent, moment.sideA);
    const bySide = (side: Side) => withOpenRound(finished[side], side === now ? extra : NO_COUNTS);
    return {
      player,
      opponent,
      alive: !isDead(player, moment.round.deaths),
      line: withOpenRound(addCounts(finished.coalition, finished.breach), extra),
      sides: { coalition: bySide('coalition'), breach: bySide('breach') },
    };
  });
}

/** The rounds between two swaps of sides. */
export interface Half {
  readonly sideA: Side;
  readonly scoreA: number;
  readonly scoreB: number;
}

export function halves({ rounds }: Pick<Moment, 'rounds'>): Half[] {
  const found: Half[] = [];
  for (const { sideA, winner } of rounds) {
    const current = found.at(-1)?.sideA === sideA ? found.pop()! : { sideA, scoreA: 0, scoreB: 0 };
    found.push({
      sideA,
      scoreA: current.scoreA + (winner === 'A' ? 1 : 0),
      scoreB: current.scoreB + (winner === 'B' ? 1 : 0),
    });
  }
  return found;
}

/** The rating stays that of the finished rounds: half a round would distort it. */
function withOpenRound(finished: Counts, open: Counts): StatLine {
  return withRating(addCounts(finished, open), rate(finished));
}
