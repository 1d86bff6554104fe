/** What a series becomes when maps, a score, a forfeit or a state are entered. Pure. */
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import {
  mapStandings,
  mapsToWin,
  resultOf,
  resultOfScore,
  type SeriesFault,
  type SeriesResult,
  whyNoSeries,
} from '@mes/domain/series/series';
import type { Forfeit } from '@mes/domain/series/team-slots';
import { leader, NO_SCORE, otherTeam, type Score } from '@mes/domain/series/team-slots';
import type { TypedLine } from './followers';
import type { MapRow, Series } from './repository';
import type { MatchState } from './tables';

/** A field that is not given stays as it is. */
export interface Outcome {
  /** In order of play; they take the place of those that were there. */
  readonly maps?: readonly OutcomeMap[];
  /** Maps won, where the maps themselves are not known. */
  readonly score?: Score;
  readonly forfeitedBy?: Forfeit | null;
  /** An open state takes a result back; without one it follows from the maps. */
  readonly state?: MatchState;
  readonly finishedAt?: number;
  readonly lines?: readonly TypedLine[];
}

/** Without a winner the higher score has won; null says that the map is still played. */
export type OutcomeMap = Pick<MapRow, 'map'> &
  Partial<
    Pick<
      MapRow,
      | 'scoreA'
      | 'scoreB'
      | 'winner'
      | 'server'
      | 'pickedBy'
      | 'startingSideA'
      | 'halves'
      | 'captured'
      | 'startedAt'
      | 'finishedAt'
    >
  >;

const FAULTS: Record<SeriesFault, string> = {
  too_many_maps: 'There are more maps than the series is long.',
  map_skipped: 'A map was left out before one that was played.',
  played_after_decided: 'A map was played after the series was decided.',
};

export function afterOutcome(series: Series, outcome: Outcome, now: number): Series {
  if (outcome.finishedAt !== undefined && outcome.finishedAt > now)
    throw new InvalidParameter('finishedAt', 'It lies in the future.');
  if (outcome.state === 'scheduled' || outcome.state === 'veto')
    return takenBack(series, outcome.state, outcome.maps);
  if (outcome.state === 'cancelled')
    return { ...takenBack(series, 'scheduled'), state: 'cancelled' };

  const maps = outcome.maps ? withMaps(series, outcome.maps) : series.maps;
  const fault = whyNoSeries(series.bestOf, maps);
  if (fault) throw new InvalidParameter('maps', FAULTS[fault]);

  const forfeitedBy = forfeitAfter(series, outcome);
  const result = resultAfter(series, maps, outcome);
  const state = stateAfter(series, { outcome, forfeitedBy, result });
  const isOver = state === 'finished' || state === 'forfeited';
  if (isOver && (series.teamA === null || series.teamB === null))
    throw new InvalidAction('The teams of this match are not known yet.');
  return {
    ...series,
    state,
    scoreA: result.score.A,
    scoreB: result.score.B,
    winner: forfeitedBy ? winnerByForfeit(forfeitedBy) : result.winner,
    forfeitedBy,
    automatic: false,
    startedAt: series.startedAt ?? (state === 'live' ? now : null),
    finishedAt: isOver ? (outcome.finishedAt ?? series.finishedAt ?? now) : null,
    maps: standing(maps, { result, state, now }),
  };
}

/** As if it had never been played. The maps stay named where others are not given. */
function takenBack(series: Series, state: MatchState, maps?: readonly OutcomeMap[]): Series {
  return {
    ...series,
    state,
    scoreA: 0,
    scoreB: 0,
    winner: null,
    forfeitedBy: null,
    automatic: false,
    startedAt: null,
    finishedAt: null,
    maps: (maps ? withMaps(series, maps) : series.maps).map(unplayed),
  };
}

export function unplayed(map: MapRow): MapRow {
  return {
    ...map,
    state: 'upcoming',
    scoreA: 0,
    scoreB: 0,
    winner: null,
    halves: [],
    captured: false,
    startedAt: null,
    finishedAt: null,
  };
}

function withMaps(series: Series, given: readonly OutcomeMap[]): MapRow[] {
  return given.map((each, index) => {
    const known = series.maps[index];
    const same = known?.map === each.map ? known : undefined;
    const scoreA = each.scoreA ?? same?.scoreA ?? 0;
    const scoreB = each.scoreB ?? same?.scoreB ?? 0;
    const sameScore = same?.scoreA === scoreA && same.scoreB === scoreB;
    return {
      match: series.id,
      index,
      map: each.map,
      state: 'upcoming',
      server: each.server === undefined ? (same?.server ?? null) : each.server,
      pickedBy: each.pickedBy === undefined ? (same?.pickedBy ?? null) : each.pickedBy,
      scoreA,
      scoreB,
      winner: each.winner === undefined ? leader({ A: scoreA, B: scoreB }) : each.winner,
      startingSideA:
        each.startingSideA === undefined ? (same?.startingSideA ?? null) : each.startingSideA,
      // A score that was typed over no longer follows from the halves.
      halves: each.halves ?? (same && sameScore ? same.halves : []),
      captured: each.captured ?? same?.captured ?? false,
      startedAt: each.startedAt === undefined ? (same?.startedAt ?? null) : each.startedAt,
      finishedAt: each.finishedAt === undefined ? (same?.finishedAt ?? null) : each.finishedAt,
    };
  });
}

function forfeitAfter(series: Series, { forfeitedBy, state }: Outcome): Forfeit | null {
  if (forfeitedBy !== undefined) {
    if (forfeitedBy !== null && state !== undefined && state !== 'forfeited')
      throw new InvalidParameter('state', 'A forfeited match is over.');
    return forfeitedBy;
  }
  if (state === 'forfeited' && series.forfeitedBy === null)
    throw new InvalidParameter('forfeitedBy', 'It must say who did not play.');
  // What the bracket decided by itself gives way to whatever is entered.
  const kept = series.automatic ? null : series.forfeitedBy;
  return state === undefined || state === 'forfeited' ? kept : null;
}

/** Maps that were played say the score; where none is known, it stands for itself. */
function resultAfter(series: Series, maps: readonly MapRow[], outcome: Outcome): SeriesResult {
  const { bestOf } = series;
  const { score } = outcome;
  if (maps.some(({ winner }) => winner !== null)) {
    const played = resultOf(bestOf, maps);
    if (score && (score.A !== played.score.A || score.B !== played.score.B))
      throw new InvalidParameter('scoreA', 'The score does not agree with the maps.');
    return played;
  }
  const kept = outcome.maps ? NO_SCORE : { A: series.scoreA, B: series.scoreB };
  const wanted = score ?? kept;
  if (Math.max(wanted.A, wanted.B) > mapsToWin(bestOf) || wanted.A + wanted.B > bestOf)
    throw new InvalidParameter('scoreA', `It is more than a best of ${bestOf} has.`);
  return resultOfScore(bestOf, wanted);
}

function stateAfter(
  series: Series,
  {
    outcome,
    forfeitedBy,
    result,
  }: { outcome: Outcome; forfeitedBy: Forfeit | null; result: SeriesResult },
): MatchState {
  if (forfeitedBy) return 'forfeited';
  if (outcome.state === 'finished' && !result.decided)
    throw new InvalidAction('The maps do not decide this match yet.');
  if (outcome.state === 'live' && result.decided)
    throw new InvalidAction('The maps decide this match. Change them to go on playing it.');
  if (result.decided) return 'finished';
  if (outcome.state === 'live') return 'live';
  const begun = result.score.A + result.score.B > 0;
  return begun || series.state === 'finished' || series.state === 'forfeited'
    ? 'live'
    : series.state;
}

function winnerByForfeit(by: Forfeit) {
  return by === 'both' ? null : otherTeam(by);
}

function standing(
  maps: readonly MapRow[],
  { result, state, now }: { result: SeriesResult; state: MatchState; now: number },
): MapRow[] {
  const over = state === 'finished' || state === 'forfeited';
  const standings = mapStandings(maps, over ? { ...result, decided: true, current: null } : result);
  return maps.map((map, index) => {
    const wanted = standings[index]!;
    const isOn = wanted !== 'live' || state === 'live';
    return {
      ...map,
      state: isOn ? wanted : 'upcoming',
      finishedAt: wanted === 'finished' ? (map.finishedAt ?? now) : null,
    };
  });
}
