import { addCounts, type Counts, NO_COUNTS } from '../scoreboard/stat-line';
import { mapWinner, swapsAfter } from '../series/map-rules';
import {
  NO_SCORE,
  otherSide,
  type ScoreByTeam,
  type Side,
  sideOf,
  type TeamSlot,
  withPoint,
} from '../series/team-slots';
import { createWarning, eventWarnings, roundEndWarnings } from './detect-warnings';
import type { CaptureEvent, RoundEnd } from './events';
import { type FinishedRound, roundCounts, roundEnding } from './finished-round';
import { addEvent, addWarnings, createRound, type OpenRound } from './open-round';
import type { CaptureContext } from './setup';
import type { DetectedWarning, Warning } from './warnings';

/**
 * The state of a map after some of its events. Moments are immutable and share their unchanged parts,
 * so that storing all of them is cheap. This makes scrubbing fast.
 */
export interface Moment {
  /** The number of events so far. */
  readonly events: number;
  readonly score: ScoreByTeam;
  /** The side of team A in the open round. */
  readonly sideA: Side;
  readonly rounds: readonly FinishedRound[];
  readonly round: OpenRound;
  /** Of finished rounds, by player and by the side of the player's team. */
  readonly counts: ReadonlyMap<string, Readonly<Record<Side, Counts>>>;
  /** About finished rounds. Those about the open round are in `round`. */
  readonly pastWarnings: readonly Warning[];
}

export function initialMoment({ setup }: CaptureContext): Moment {
  const none = { coalition: NO_COUNTS, breach: NO_COUNTS };
  return {
    events: 0,
    score: NO_SCORE,
    sideA: setup.startingSideA,
    rounds: [],
    round: createRound(1),
    counts: new Map(setup.lineup.map(({ player }) => [player, none])),
    pastWarnings: [],
  };
}

/** The moment after one more event. */
export function applyEvent(before: Moment, event: CaptureEvent, context: CaptureContext): Moment {
  if (event.kind === 'round_end') return endRound(before, event, context);
  const { sideA } = before;
  const warnings = eventWarnings(before.round, event, { context, sideA });
  const isSwap = event.kind === 'side_swap' && context.captures('side_swap');
  const round = addEvent(before.round, event, context);
  return {
    events: before.events + 1,
    score: before.score,
    // A swap counts for the whole round, because operators are often a kill late.
    sideA: isSwap ? otherSide(sideA) : sideA,
    rounds: before.rounds,
    round: addWarnings(round, [...warnings, ...afterEndWarnings(before, event, context)]),
    counts: before.counts,
    pastWarnings: before.pastWarnings,
  };
}

export function momentWinner(moment: Moment, { rules }: CaptureContext): TeamSlot | null {
  return mapWinner(moment.score, rules);
}

export function momentWarnings(moment: Moment): readonly Warning[] {
  return [...moment.pastWarnings, ...moment.round.warnings];
}

function endRound(before: Moment, event: RoundEnd, context: CaptureContext): Moment {
  const { sideA, rounds } = before;
  const facts = { winner: event.winner, sideA, context };
  const round = addWarnings(before.round, [
    ...roundEndWarnings(before.round, facts, event, rounds.at(-1)),
    ...afterEndWarnings(before, event, context),
  ]);
  const clutch = round.lastStanding[event.winner];
  const finished: FinishedRound = {
    number: round.number,
    winner: event.winner,
    sideA,
    ending: roundEnding(round, facts),
    endedAt: event.at,
    clutch,
    until: before.events + 1,
  };
  const isSwapByRules = !context.captures('side_swap') && swapsAfter(round.number, context.rules);
  return {
    events: before.events + 1,
    score: withPoint(before.score, event.winner),
    sideA: isSwapByRules ? otherSide(sideA) : sideA,
    rounds: [...rounds, finished],
    round: createRound(round.number + 1),
    counts: addRoundCounts(before, roundCounts(round, clutch), context),
    pastWarnings: [...before.pastWarnings, ...round.warnings],
  };
}

/** Adds the round for everyone in the line-up, also for players without an event. */
function addRoundCounts(
  { counts, sideA }: Moment,
  counted: ReadonlyMap<string, Counts>,
  { setup }: CaptureContext,
): Moment['counts'] {
  return new Map(
    setup.lineup.map(({ player, opponent }) => {
      const before = counts.get(player)!;
      const added = addCounts(ONE_ROUND, counted.get(player) ?? NO_COUNTS);
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

function afterEndWarnings(
  before: Moment,
  event: CaptureEvent,
  context: CaptureContext,
): DetectedWarning[] {
  return momentWinner(before, context) ? [createWarning('after_the_end', event)] : [];
}
