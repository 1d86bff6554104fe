/** View models of the great moments: each fills the screen for some seconds. */

import type { LineupPlayer, SceneLogo, Score } from './match';
import type { SceneTeam } from './team';

export interface MapWon {
  readonly kind: 'map';
  readonly winner: SceneTeam;
  readonly loser: SceneTeam | null;
  readonly slot: 'A' | 'B';
  readonly map: string;
  readonly number: number;
  /** Rounds; null where nobody counted them. */
  readonly rounds: Score | null;
  /** Maps, this one included. */
  readonly series: Score;
  readonly bestOf: number;
  /** This map has decided the series. */
  readonly isLast: boolean;
}

/** A map of a series that is over. */
export interface SeriesMap {
  readonly name: string;
  readonly wonBy: 'A' | 'B';
  readonly rounds: Score | null;
}

export interface SeriesWon {
  readonly kind: 'series';
  readonly winner: SceneTeam;
  readonly loser: SceneTeam;
  readonly slot: 'A' | 'B';
  readonly round: string;
  readonly series: Score;
  readonly maps: readonly SeriesMap[];
}

export interface PodiumPlace {
  readonly place: 2 | 3;
  readonly team: SceneLogo;
  readonly name: string;
  readonly tag: string;
}

export interface ChampionMoment {
  readonly kind: 'champion';
  readonly winner: SceneTeam;
  /** Such as "3–1 in the final"; empty where it is not known. */
  readonly final: string;
  /** Such as "$2,500"; empty for none. */
  readonly prize: string;
  /** Who stands beside the champion: the second, and the third where there is one. */
  readonly podium: readonly PodiumPlace[];
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
