/** View models of what lies over the game. Every part is null while it is not shown. */

import type { InfoCard, LowerThird, Speaker } from '@mes/contract/stream-control';
import type { Side } from '@mes/ui/art/portrait';
import type { LineupPlayer, SeriesModel } from './match';
import type { ShownItem } from './shown-item';
import type { SceneTeam } from './team';

export interface InGameModel extends SeriesModel {
  readonly bug: ScoreBug | null;
  readonly cameras: Cameras | null;
  readonly strap: PlayerStrap | null;
  readonly casters: readonly Speaker[];
  readonly sponsor: Sponsor | null;
}

export interface ScoreBug {
  readonly A: BugTeam | null;
  readonly B: BugTeam | null;
  readonly map: { readonly name: string; readonly number: number } | null;
  /** The number of the round that is played. */
  readonly roundNumber: number | null;
  /** What is left of the round, such as "1:24". */
  readonly clock: string | null;
  readonly notice: Notice | null;
}

export interface BugTeam {
  readonly team: SceneTeam;
  /** Rounds of the map where they are counted, else maps won; null before the first of both. */
  readonly figure: number | null;
  /** Maps won. */
  readonly maps: number;
  readonly mapsToWin: number;
  readonly side: Side | null;
}

export interface Notice {
  readonly kind: 'bomb' | 'timeout' | 'pause' | 'moment';
  readonly text: string;
}

export interface Cameras {
  readonly A: readonly CameraPlayer[];
  readonly B: readonly CameraPlayer[];
}

export interface CameraPlayer extends LineupPlayer {
  /** Such as "14–9"; empty while nothing is captured. */
  readonly figure: string;
}

export interface PlayerStrap {
  readonly player: LineupPlayer;
  readonly team: string;
  readonly side: Side;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

export interface Sponsor {
  readonly name: string;
  readonly picture: string | null;
}

/** What the control room lays over the game. */
export interface InfoCardModel {
  readonly lowerThird: ShownItem<LowerThird> | null;
  readonly card: ShownItem<InfoCard> | null;
}
