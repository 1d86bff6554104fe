/** What a series becomes when maps, a score, a forfeit or a state are entered. */
import type { DefuseMap } from '../maps/maps';
import type { BestOf } from './best-of';
import {
  mapStandings,
  mapsToWin,
  resultOf,
  resultOfScore,
  type SeriesProblem,
  type SeriesResult,
  seriesProblem,
} from './series';
import { hasResult, type MapState, type MatchState } from './states';
import {
  type Forfeit,
  leader,
  NO_SCORE,
  otherTeam,
  type Score,
  type Side,
  type TeamSlot,
} from './team-slots';

export interface SeriesMap {
  readonly index: number;
  readonly map: DefuseMap;
  readonly state: MapState;
  readonly server: string | null;
  readonly pickedBy: TeamSlot | null;
  readonly scoreA: number;
  readonly scoreB: number;
  readonly winner: TeamSlot | null;
  readonly startingSideA: Side | null;
  readonly halves: { sideA: Side; scoreA: number; scoreB: number }[];
  readonly captured: boolean;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

/** The fields of a series that a result decides. */
export interface SeriesProgress {
  readonly state: MatchState;
  /** Maps won. */
  readonly scoreA: number;
  readonly scoreB: number;
  readonly winner: TeamSlot | null;
  readonly forfeitedBy: Forfeit | null;
  /** Decided by the bracket itself, such as a walkover. */
  readonly automatic: boolean;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** In order of play. */
  readonly maps: readonly SeriesMap[];
}

export interface SeriesInPlay extends SeriesProgress {
  readonly bestOf: BestOf;
  readonly teamA: string | null;
  readonly teamB: string | null;
}

/** A field that is not given stays as it is. */
export interface ResultInput {
  /** In order of play; they take the place of those that were there. */
  readonly maps?: readonly ResultMapInput[];
  /** Maps won, where the maps themselves are not known. */
  readonly score?: Score;
  readonly forfeitedBy?: Forfeit | null;
  /** An open state takes a result back; without one it follows from the maps. */
  readonly state?: MatchState;
  readonly finishedAt?: number;
}

/** Without a winner the higher score has won; null says that the map is still played. */
export type ResultMapInput = Pick<SeriesMap, 'map'> &
  Partial<Omit<SeriesMap, 'index' | 'map' | 'state'>>;

/** Why a result cannot be entered. */
export type ResultProblem =
  | SeriesProblem
  | 'finished_in_the_future'
  | 'teams_unknown'
  | 'forfeited_but_open'
  | 'forfeit_by_nobody'
  | 'score_against_maps'
  | 'score_too_high'
  | 'maps_do_not_decide'
  | 'maps_decide';

export type EnteredResult =
  | { readonly ok: true; readonly progress: SeriesProgress }
  | { readonly ok: false; readonly problem: ResultProblem };

export function enterResult(series: SeriesInPlay, input: ResultInput, now: number): EnteredResult {
  if (input.finishedAt !== undefined && input.finishedAt > now)
    return refused('finished_in_the_future');
  if (input.state === 'scheduled' || input.state === 'veto')
    return accepted(withoutResult(series, input.state, input.maps));
  if (input.state === 'cancelled')
    return accepted({ ...withoutResult(series, 'scheduled'), state: 'cancelled' });

  const maps = input.maps ? withMaps(series, input.maps) : series.maps;
  const result = resultAfter(series, maps, input);
  const forfeitedBy = forfeitAfter(series, input);
  const problem =
    seriesProblem(series.bestOf, maps) ??
    forfeitProblem(series, input) ??
    scoreProblem(series, maps, input) ??
    stateProblem(input, { forfeitedBy, result });
  if (problem) return refused(problem);

  const state = stateAfter(series, { input, forfeitedBy, result });
  const isOver = hasResult({ state });
  if (isOver && (series.teamA === null || series.teamB === null)) return refused('teams_unknown');
  return accepted({
    state,
    scoreA: result.score.A,
    scoreB: result.score.B,
    winner: forfeitedBy ? winnerByForfeit(forfeitedBy) : result.winner,
    forfeitedBy,
    automatic: false,
    startedAt: series.startedAt ?? (state === 'live' ? now : null),
    finishedAt: isOver ? (input.finishedAt ?? series.finishedAt ?? now) : null,
    maps: withStates(maps, { result, state, now }),
  });
}

/** As if it had never been played. The maps stay named where others are not given. */
function withoutResult(
  series: SeriesInPlay,
  state: MatchState,
  maps?: readonly ResultMapInput[],
): SeriesProgress {
  return {
    state,
    scoreA: 0,
    scoreB: 0,
    winner: null,
    forfeitedBy: null,
    automatic: false,
    startedAt: null,
    finishedAt: null,
    maps: (maps ? withMaps(series, maps) : series.maps).map(resetMap),
  };
}

/** The map as it was before anything of it was played. */
export function resetMap<M extends SeriesMap>(map: M): M {
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

function withMaps(series: SeriesInPlay, given: readonly ResultMapInput[]): SeriesMap[] {
  return given.map((each, index) => {
    const known = series.maps[index];
    const same = known?.map === each.map ? known : undefined;
    const scoreA = each.scoreA ?? same?.scoreA ?? 0;
    const scoreB = each.scoreB ?? same?.scoreB ?? 0;
    const sameScore = same?.scoreA === scoreA && same.scoreB === scoreB;
    return {
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

function forfeitProblem(
  series: SeriesInPlay,
  { forfeitedBy, state }: ResultInput,
): ResultProblem | null {
  if (forfeitedBy === undefined)
    return state === 'forfeited' && series.forfeitedBy === null ? 'forfeit_by_nobody' : null;
  const isOpen = forfeitedBy !== null && state !== undefined && state !== 'forfeited';
  return isOpen ? 'forfeited_but_open' : null;
}

function forfeitAfter(series: SeriesInPlay, { forfeitedBy, state }: ResultInput): Forfeit | null {
  if (forfeitedBy !== undefined) return forfeitedBy;
  if (state !== undefined && state !== 'forfeited') return null;
  // Whatever is entered replaces what the bracket decided by itself.
  return series.automatic ? null : series.forfeitedBy;
}

function scoreProblem(
  { bestOf, ...series }: SeriesInPlay,
  maps: readonly SeriesMap[],
  input: ResultInput,
): ResultProblem | null {
  const { score } = input;
  if (isAnyPlayed(maps)) {
    const played = resultOf(bestOf, maps).score;
    const differs = score && (score.A !== played.A || score.B !== played.B);
    return differs ? 'score_against_maps' : null;
  }
  const { A, B } = scoreWithoutMaps(series, input);
  return Math.max(A, B) > mapsToWin(bestOf) || A + B > bestOf ? 'score_too_high' : null;
}

/** The score follows from the maps that were played; where none is known, it stands for itself. */
function resultAfter(
  series: SeriesInPlay,
  maps: readonly SeriesMap[],
  input: ResultInput,
): SeriesResult {
  if (isAnyPlayed(maps)) return resultOf(series.bestOf, maps);
  return resultOfScore(series.bestOf, scoreWithoutMaps(series, input));
}

function scoreWithoutMaps(
  { scoreA, scoreB }: Pick<SeriesProgress, 'scoreA' | 'scoreB'>,
  { score, maps }: ResultInput,
): Score {
  return score ?? (maps ? NO_SCORE : { A: scoreA, B: scoreB });
}

function isAnyPlayed(maps: readonly SeriesMap[]): boolean {
  return maps.some(({ winner }) => winner !== null);
}

function stateProblem(
  { state }: ResultInput,
  { forfeitedBy, result }: { forfeitedBy: Forfeit | null; result: SeriesResult },
): ResultProblem | null {
  if (forfeitedBy) return null;
  if (state === 'finished' && !result.decided) return 'maps_do_not_decide';
  return state === 'live' && result.decided ? 'maps_decide' : null;
}

function stateAfter(
  series: SeriesInPlay,
  {
    input,
    forfeitedBy,
    result,
  }: { input: ResultInput; forfeitedBy: Forfeit | null; result: SeriesResult },
): MatchState {
  if (forfeitedBy) return 'forfeited';
  if (result.decided) return 'finished';
  if (input.state === 'live') return 'live';
  const begun = result.score.A + result.score.B > 0;
  return begun || hasResult(series) ? 'live' : series.state;
}

function winnerByForfeit(by: Forfeit): TeamSlot | null {
  return by === 'both' ? null : otherTeam(by);
}

function withStates(
  maps: readonly SeriesMap[],
  { result, state, now }: { result: SeriesResult; state: MatchState; now: number },
): SeriesMap[] {
  const isOver = hasResult({ state });
  const standings = mapStandings(
    maps,
    isOver ? { ...result, decided: true, current: null } : result,
  );
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

function accepted(progress: SeriesProgress): EnteredResult {
  return { ok: true, progress };
}

function refused(problem: ResultProblem): EnteredResult {
  return { ok: false, problem };
}
