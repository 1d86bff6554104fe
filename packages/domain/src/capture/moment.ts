import { addCounts, type Counts, NO_COUNTS } from '../scoreboard/stat-line';
import { mapWinner, swapsAfter } from '../series/map-rules';
import {
  NO_SCORE,
  otherSide,
  type Score,
  type Side,
  sideOf,
  type TeamSlot,
  withPoint,
} from '../series/team-slots';
import { doubt, doubtsAbout, doubtsAtEnd } from './doubts';
import type { CaptureEvent, RoundEnd } from './events';
import { countsOfRound, endingOf, type FinishedRound } from './finished-round';
import { newRound, type OpenRound, withEvent, withWarnings } from './open-round';
import type { Prepared } from './setup';
import type { Doubt, Warning } from './warnings';

/**
 * Everything that is known after some events of a map. Moments are never changed, and share what two
 * of them have in common: keeping every moment of a map is what makes scrubbing cheap.
 */
export interface Moment {
  /** How many events have happened. */
  readonly events: number;
  readonly score: Score;
  /** Where team A is in the round that is being played. */
  readonly sideA: Side;
  readonly rounds: readonly FinishedRound[];
  readonly round: OpenRound;
  /** Of finished rounds, by player and by the side that the player's team was on. */
  readonly counts: ReadonlyMap<string, Readonly<Record<Side, Counts>>>;
  /** About finished rounds; those about the open one are with it. */
  readonly pastWarnings: readonly Warning[];
}

export function beginning({ setup }: Prepared): Moment {
  const none = { coalition: NO_COUNTS, breach: NO_COUNTS };
  return {
    events: 0,
    score: NO_SCORE,
    sideA: setup.startingSideA,
    rounds: [],
    round: newRound(1),
    counts: new Map(setup.lineup.map(({ player }) => [player, none])),
    pastWarnings: [],
  };
}

/** The moment after one more event. */
export function after(before: Moment, event: CaptureEvent, prepared: Prepared): Moment {
  if (event.kind === 'round_end') return roundEnded(before, event, prepared);
  const { sideA } = before;
  const doubts = doubtsAbout(before.round, event, { prepared, sideA });
  const swaps = event.kind === 'side_swap' && prepared.captures('side_swap');
  const round = withEvent(before.round, event, prepared);
  return {
    events: before.events + 1,
    score: before.score,
    // A swap in the middle of a round means the whole round: operators are often a kill late.
    sideA: swaps ? otherSide(sideA) : sideA,
    rounds: before.rounds,
    round: withWarnings(round, [...doubts, ...ifOver(before, event, prepared)]),
    counts: before.counts,
    pastWarnings: before.pastWarnings,
  };
}

export function winner(moment: Moment, { rules }: Prepared): TeamSlot | null {
  return mapWinner(moment.score, rules);
}

export function warnings(moment: Moment): readonly Warning[] {
  return [...moment.pastWarnings, ...moment.round.warnings];
}

function roundEnded(before: Moment, event: RoundEnd, prepared: Prepared): Moment {
  const { sideA, rounds } = before;
  const facts = { winner: event.winner, sideA, prepared };
  const round = withWarnings(before.round, [
    ...doubtsAtEnd(before.round, facts, event, rounds.at(-1)),
    ...ifOver(before, event, prepared),
  ]);
  const clutch = round.lastStanding[event.winner];
  const finished: FinishedRound = {
    number: round.number,
    winner: event.winner,
    sideA,
    ending: endingOf(round, facts),
    endedAt: event.at,
    clutch,
    until: before.events + 1,
  };
  const rulesSwap = !prepared.captures('side_swap') && swapsAfter(round.number, prepared.rules);
  return {
    events: before.events + 1,
    score: withPoint(before.score, event.winner),
    sideA: rulesSwap ? otherSide(sideA) : sideA,
    rounds: [...rounds, finished],
    round: newRound(round.number + 1),
    counts: withRound(before, countsOfRound(round, clutch), prepared),
    pastWarnings: [...before.pastWarnings, ...round.warnings],
  };
}

/** Everyone in the line-up was there for the round, whether anything happened to them or not. */
function withRound(
  { counts, sideA }: Moment,
  ofRound: ReadonlyMap<string, Counts>,
  { setup }: Prepared,
): Moment['counts'] {
  return new Map(
    setup.lineup.map(({ player, opponent }) => {
      const before = counts.get(player)!;
      const added = addCounts(ONE_ROUND, ofRound.get(player) ?? NO_COUNTS);
      return [
        player,
        sideOf(opponent, sideA) === 'coalition'
          ? { coalition: addCounts(before.coalition, added), breach: before.breach }
          : { coalition: before.coalition, breach: addCounts(before.breach, added) },
      ];
    }),
  );
}

const ONE_ROUND: Counts = { ...NO_COUNTS, rounds: 1 };

function ifOver(before: Moment, event: CaptureEvent, prepared: Prepared): Doubt[] {
  return winner(before, prepared) ? [doubt('after_the_end', event)] : [];
}
