/** From rows to the engine's stages and back. Pure. */

import {
  type Position,
  positionKey,
  type Result,
  type Score,
} from '@mes/domain/tournament/model/vocabulary';
import {
  type Match,
  type NamedPairing,
  restore,
  type Stage,
  type StageRecord,
} from '@mes/domain/tournament/stages/stage';
import type { MatchDecision } from '../matches/bracket/service';
import type { Series } from '../matches/tables';
import type { BracketRow, Rounds, StageRow } from './repository';

/** Null while the stages before it have not said who plays it. */
export function stageOf(row: StageRow, known: Known): Stage | null {
  return row.entrants.length === 0 ? null : restore(recordOf(row, known));
}

interface Known {
  /** Of this stage alone. */
  readonly matches: readonly BracketRow[];
  readonly rounds: Rounds;
}

export function recordOf(
  { settings, tieBreaks, entrants, dropped }: StageRow,
  { matches, rounds }: Known,
): StageRecord {
  return {
    settings,
    tieBreaks,
    entrants: entrants.map(({ team, into }) => ({ team, into })),
    dropped,
    results: matches.flatMap((match) => {
      const result = givenResult(match, rounds.get(match.id));
      return result ? [{ position: positionOf(match), result }] : [];
    }),
    pairings: settings.format === 'swiss' ? pairingsOf(matches) : [],
  };
}

/** What people entered; null while there is nothing, and where the bracket decided by itself. */
export function givenResult(match: Decided, rounds: Score = [0, 0]): Result | null {
  const { state, automatic, winner, scoreA, scoreB, forfeitedBy } = match;
  if (automatic) return null;
  if (state === 'cancelled') return { kind: 'cancelled' };
  if (state === 'forfeited') return { kind: 'forfeit', by: forfeitedBy! };
  if (state !== 'finished') return null;
  return { kind: 'played', winner, maps: [scoreA, scoreB], rounds };
}

type Decided = Pick<
  BracketRow,
  'state' | 'automatic' | 'winner' | 'scoreA' | 'scoreB' | 'forfeitedBy'
>;

export function resultOfSeries(series: Series): Result | null {
  return givenResult(series, roundsOf(series));
}

/** Rounds won over all maps. */
export function roundsOf({ maps }: Series): Score {
  const sum = (side: 'scoreA' | 'scoreB') => maps.reduce((rounds, map) => rounds + map[side], 0);
  return [sum('scoreA'), sum('scoreB')];
}

export function positionOf({
  part,
  group,
  round,
  index,
}: Pick<BracketRow, 'part' | 'group' | 'round' | 'index'>): Position {
  if (part === null || round === null || index === null)
    throw new TypeError('A match of a bracket has a position.');
  return { part, group, round, index };
}

/** Drawn rounds in their order; rows whose draw was taken back have no teams. */
function pairingsOf(matches: readonly BracketRow[]): NamedPairing[][] {
  const rounds: NamedPairing[][] = [];
  const drawn = matches
    .filter(({ teamA }) => teamA !== null)
    .toSorted((one, other) => positionKey(positionOf(one)) - positionKey(positionOf(other)));
  for (const { round, teamA, teamB } of drawn) {
    const pairings = rounds[round! - 1] ?? [];
    rounds[round! - 1] = [...pairings, [teamA!, teamB]];
  }
  return rounds;
}

/** How the row of a match has to stand. */
export function decisionOf({ state, result, automatic, winner }: Match): MatchDecision {
  if (state === 'waiting' || state === 'open') return { kind: 'open' };
  if (state === 'bye' || state === 'void') return { kind: 'unplayed', winner };
  if (automatic && result?.kind === 'forfeit') return { kind: 'forfeit', by: result.by };
  return { kind: 'given' };
}
