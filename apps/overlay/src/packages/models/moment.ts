/** View models of the great moments: each fills the screen for some seconds. */
import type { SceneTeam } from '../../data/use-scene-data';
import type { LineupPlayer, Score } from './match';

export interface MapWon {
  readonly kind: 'map';
  readonly winner: SceneTeam;
  readonly slot: 'A' | 'B';
  readonly map: string;
  readonly number: number;
  /** Rounds; null where nobody counted them. */
  readonly rounds: Score | null;
  /** Maps, this one included. */
  readonly series: Score;
}

export interface SeriesWon {
  readonly kind: 'series';
  readonly winner: SceneTeam;
  readonly loser: SceneTeam;
  readonly slot: 'A' | 'B';
  readonly round: string;
  readonly series: Score;
  readonly maps: readonly { readonly name: string; readonly rounds: Score | null }[];
}

export interface ChampionMoment {
  readonly kind: 'champion';
  readonly winner: SceneTeam;
  /** Such as "3–1 in the final"; empty where it is not known. */
  readonly final: string;
  /** Such as "$2,500"; empty for none. */
  readonly prize: string;
}

export interface BestPlayer {
  readonly kind: 'best-player';
  readonly player: LineupPlayer;
  readonly team: SceneTeam | null;
  /** Of the map or of the series. */
  readonly of: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

export type MomentModel = MapWon | SeriesWon | ChampionMoment | BestPlayer;
