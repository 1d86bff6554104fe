/**
 * The live state of the match on air: what a score bug shows. A pure function of the configuration, of
 * what is captured, and of what operators have set by hand, which counts before capture.
 */
import type { DefuseMap } from '../maps/maps';
import type { BestOf } from '../series/best-of';
import { isMapPoint, mapWinner, sideAfter } from '../series/map-rules';
import { mapsToWin, resultOfScore } from '../series/series';
import {
  leader,
  NO_SCORE,
  otherSide,
  type ScoreByTeam,
  type Side,
  type TeamSlot,
} from '../series/team-slots';
import type { StreamMap, StreamValues } from './configuration';

/** What capture knows of a map. */
export interface GameMap {
  /** In order of play. */
  readonly index: number;
  readonly score: ScoreByTeam;
  /** The side of team A in the round that is played. */
  readonly sideA: Side;
}

export type Stoppage =
  | {
      readonly kind: 'timeout';
      readonly team: TeamSlot;
      readonly since: number;
      readonly until: number;
    }
  | { readonly kind: 'technical'; readonly since: number };

/** What operators have set by hand. */
export interface HandState {
  /** The map on which it was set. */
  readonly mapIndex: number;
  /** Null follows capture. */
  readonly score: ScoreByTeam | null;
  /** Where team A started the map, so that the swap at half time follows the rules; null as above. */
  readonly startingSideA: Side | null;
  readonly stoppage: Stoppage | null;
}

export const NO_HAND: HandState = {
  mapIndex: 0,
  score: null,
  startingSideA: null,
  stoppage: null,
};

export interface InGameInput {
  readonly values: Pick<StreamValues, 'bestOf' | 'scoreA' | 'scoreB' | 'maps'>;
  readonly captured: readonly GameMap[];
  /** Where team A starts, by map; null or missing where it is not known. */
  readonly startingSides: readonly (Side | null)[];
  readonly hand: HandState | null;
}

export interface InGameMap {
  readonly index: number;
  /** Null while it is not named. */
  readonly name: DefuseMap | null;
  readonly score: ScoreByTeam;
  /** The round that is played, or the last one of a map that is won. */
  readonly round: number;
  /** The side of team A; null while it is not known. */
  readonly sideA: Side | null;
  readonly winner: TeamSlot | null;
  /** Who wins the map with the next round. */
  readonly mapPoint: TeamSlot | null;
}

export interface InGameState {
  /** The map that is played or comes next; the last one of a series that is decided. */
  readonly map: InGameMap;
  readonly series: {
    readonly bestOf: BestOf;
    /** Maps won. */
    readonly score: ScoreByTeam;
    readonly toWin: number;
    readonly decided: boolean;
    readonly winner: TeamSlot | null;
    /** Who wins the series with the next round. */
    readonly point: TeamSlot | null;
  };
  readonly stoppage: Stoppage | null;
  readonly byHand: { readonly score: boolean; readonly sides: boolean };
}

export function inGameState({ values, captured, startingSides, hand }: InGameInput): InGameState {
  const { bestOf, maps } = values;
  const index = currentMap(values);
  const own = hand && handOn(hand, index);
  const game = captured.find((each) => each.index === index) ?? null;
  const map = maps[index] ?? null;
  const score = own?.score ?? gameScore(map, game);
  const rounds = score.A + score.B;
  const winner = map?.winner ?? mapWinner(score);
  const start = own?.startingSideA ?? startOf(game) ?? startingSides[index] ?? null;
  const isCapturedAsItIs = own?.startingSideA == null && own?.score == null;
  const result = resultOfScore(bestOf, seriesScore(values));
  const mapPoint = winner ? null : pointOf(score);
  const toWin = mapsToWin(bestOf);
  return {
    map: {
      index,
      name: map?.name ?? null,
      score,
      round: winner ? Math.max(1, rounds) : rounds + 1,
      sideA: game && isCapturedAsItIs ? game.sideA : start && sideAfter(start, rounds),
      winner,
      mapPoint,
    },
    series: {
      bestOf,
      score: result.score,
      toWin,
      decided: result.decided,
      winner: result.winner,
      point: mapPoint && !result.decided && result.score[mapPoint] === toWin - 1 ? mapPoint : null,
    },
    stoppage: own?.stoppage ?? null,
    byHand: { score: own?.score != null, sides: own?.startingSideA != null },
  };
}

/** By how far the score or the sides by hand differ from capture; null where they agree. */
export function differenceToCapture(input: InGameInput): Pick<InGameMap, 'score' | 'sideA'> | null {
  const shown = inGameState(input).map;
  const game = input.captured.find(({ index }) => index === shown.index);
  if (!game) return null;
  const { score, sideA } = game;
  const agrees = shown.score.A === score.A && shown.score.B === score.B && shown.sideA === sideA;
  return agrees ? null : { score, sideA };
}

/** What is set by hand counts for its own map: the next one starts at 0 : 0, still by hand. */
export function handOn(hand: HandState, mapIndex: number): HandState {
  if (hand.mapIndex === mapIndex) return hand;
  return {
    mapIndex,
    score: hand.score && NO_SCORE,
    startingSideA: null,
    stoppage: hand.stoppage,
  };
}

/** The index of the map that is played or comes next; of a decided series, of the last one. */
export function currentMap({
  bestOf,
  scoreA,
  scoreB,
}: Pick<StreamValues, 'bestOf' | 'scoreA' | 'scoreB'>): number {
  const { current } = resultOfScore(bestOf, { A: scoreA, B: scoreB });
  return current ?? Math.max(0, scoreA + scoreB - 1);
}

function seriesScore({ scoreA, scoreB }: Pick<StreamValues, 'scoreA' | 'scoreB'>): ScoreByTeam {
  return { A: scoreA, B: scoreB };
}

/** A map that is over has its result in the configuration, which staff can correct. */
function gameScore(map: StreamMap | null, game: GameMap | null): ScoreByTeam {
  const entered = map?.score && { A: map.score[0], B: map.score[1] };
  if (map?.winner && entered) return entered;
  return game?.score ?? entered ?? NO_SCORE;
}

/** Where team A must have started to be where capture has it now. */
function startOf(game: GameMap | null): Side | null {
  if (!game) return null;
  const rounds = game.score.A + game.score.B;
  return sideAfter(game.sideA, rounds) === game.sideA ? game.sideA : otherSide(game.sideA);
}

function pointOf(score: ScoreByTeam): TeamSlot | null {
  const ahead = leader(score);
  return ahead && isMapPoint(ahead, score) ? ahead : null;
}
