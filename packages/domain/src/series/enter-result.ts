/** Computes the series after maps, a score, a forfeit or a state are entered. */
import type { DefuseMap } from '../maps/maps';
import type { BestOf } from './best-of';
import {
  isPossibleSeriesScore,
  mapStates,
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
  type ScoreByTeam,
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

/** The fields of a series that a result changes. */
export interface SeriesProgress {
  readonly state: MatchState;
  /** Maps won. */
  readonly scoreA: number;
  readonly scoreB: number;
  readonly winner: TeamSlot | null;
  readonly forfeitedBy: Forfeit | null;
  /** Decided by the bracket, such as a walkover. */
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

/** Missing fields do not change. */
export interface ResultInput {
  /** In order of play; they replace the existing maps. */
  readonly maps?: readonly ResultMapInput[];
  /** Maps won, if the maps themselves are unknown. */
  readonly score?: ScoreByTeam;
  readonly forfeitedBy?: Forfeit | null;
  /** An open state removes the result. By default the state follows from the maps. */
  readonly state?: MatchState;
  readonly finishedAt?: number;
}

/** Without a winner the higher score wins; null means that the map is not finished. */
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

export type ResultUpdate =
  | { readonly ok: true; readonly progress: SeriesProgress }
  | { readonly ok: false; readonly problem: ResultProblem };

export function enterResult(series: SeriesInPlay, input: ResultInput, now: number): ResultUpdate {
  if (input.finishedAt !== undefined && input.finishedAt > now)
    return refused('finished_in_the_future');
  if (input.state === 'scheduled' || input.state === 'veto')
    return accepted(clearResult(series, input.state, input.maps));
  if (input.state === 'cancelled')
    return accepted({ ...clearResult(series, 'scheduled'), state: 'cancelled' });

  const maps = input.maps ? mergeMaps(series, input.maps) : series.maps;
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
    maps: assignMapStates(maps, { result, state, now }),
  });
}

/** The series as if it had not been played. Keeps the map names unless `maps` is given. */
function clearResult(
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
    maps: (maps ? mergeMaps(series, maps) : series.maps).map(resetMap),
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

function mergeMaps(series: SeriesInPlay, inputs: readonly ResultMapInput[]): SeriesMap[] {
  return inputs.map((input, index) => {
    const existing = series.maps[index];
    const same = existing?.map === input.map ? existing : undefined;
    const scoreA = input.scoreA ?? same?.scoreA ?? 0;
    const scoreB = input.scoreB ?? same?.scoreB ?? 0;
    const sameScore = same?.scoreA === scoreA && same.scoreB === scoreB;
    return {
      index,
      map: input.map,
      state: 'upcoming',
      server: input.server === undefined ? (same?.server ?? null) : input.server,
      pickedBy: input.pickedBy === undefined ? (same?.pickedBy ?? null) : input.pickedBy,
      scoreA,
      scoreB,
      winner: input.winner === undefined ? leader({ A: scoreA, B: scoreB }) : input.winner,
      startingSideA:
        input.startingSideA === undefined ? (same?.startingSideA ?? null) : input.startingSideA,
      // A changed score no longer follows from the halves.
      halves: input.halves ?? (same && sameScore ? same.halves : []),
      captured: input.captured ?? same?.captured ?? false,
      startedAt: input.startedAt === undefined ? (same?.startedAt ?? null) : input.startedAt,
      finishedAt: input.finishedAt === undefined ? (same?.finishedAt ?? null) : input.finishedAt,
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
  // An entered result replaces a result that the bracket decided.
  return series.automatic ? null : series.forfeitedBy;
}

function scoreProblem(
  { bestOf, ...series }: SeriesInPlay,
  maps: readonly SeriesMap[],
  input: ResultInput,
): ResultProblem | null {
  const { score } = input;
  if (isAnyMapPlayed(maps)) {
    const played = resultOf(bestOf, maps).score;
    const differs = score && (score.A !== played.A || score.B !== played.B);
    return differs ? 'score_against_maps' : null;
  }
  const entered = scoreWithoutMaps(series, input);
  return isPossibleSeriesScore(bestOf, entered) ? null : 'score_too_high';
}

/** The score follows from the played maps, or else is the entered one. */
function resultAfter(
  series: SeriesInPlay,
  maps: readonly SeriesMap[],
  input: ResultInput,
): SeriesResult {
  if (isAnyMapPlayed(maps)) return resultOf(series.bestOf, maps);
  return resultOfScore(series.bestOf, scoreWithoutMaps(series, input));
}

function scoreWithoutMaps(
  { scoreA, scoreB }: Pick<SeriesProgress, 'scoreA' | 'scoreB'>,
  { score, maps }: ResultInput,
): ScoreByTeam {
  return score ?? (maps ? NO_SCORE : { A: scoreA, B: scoreB });
}

function isAnyMapPlayed(maps: readonly SeriesMap[]): boolean {
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
  const hasStarted = result.score.A + result.score.B > 0;
  return hasStarted || hasResult(series) ? 'live' : series.state;
}

function winnerByForfeit(by: Forfeit): TeamSlot | null {
  return by === 'both' ? null : otherTeam(by);
}

function assignMapStates(
  maps: readonly SeriesMap[],
  { result, state, now }: { result: SeriesResult; state: MatchState; now: number },
): SeriesMap[] {
  const isOver = hasResult({ state });
  const states = mapStates(maps, isOver ? { ...result, decided: true, current: null } : result);
  return maps.map((map, index) => {
    const mapState = states[index]!;
    const isAllowed = mapState !== 'live' || state === 'live';
    return {
      ...map,
      state: isAllowed ? mapState : 'upcoming',
      finishedAt: mapState === 'finished' ? (map.finishedAt ?? now) : null,
    };
  });
}

function accepted(progress: SeriesProgress): ResultUpdate {
  return { ok: true, progress };
}

function refused(problem: ResultProblem): ResultUpdate {
  return { ok: false, problem };
}
