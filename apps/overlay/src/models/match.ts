/** View models of scenes about the match on air. */

import type { MatchSummary } from '@mes/contract/match-schemas';
import type { Speaker } from '@mes/contract/stream-control';
import type { StreamMap } from '@mes/domain/stream/configuration';
import type { SlotCode } from '@mes/domain/veto/formats';
import type { Opponents, SceneTeam, TeamFacts } from './team';

export interface Score {
  readonly A: number;
  readonly B: number;
}

export interface LineupPlayer {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
}

/** What most scenes say of the series; `bestOf` is null while nobody meets. */
export interface SeriesModel {
  readonly round: string;
  readonly bestOf: number | null;
}

export interface VersusTeam {
  readonly team: SceneTeam;
  readonly facts: TeamFacts;
  readonly players: readonly LineupPlayer[];
}

export interface VersusModel extends SeriesModel {
  readonly A: VersusTeam | null;
  readonly B: VersusTeam | null;
  /** Maps won; null before the first one. */
  readonly score: Score | null;
  readonly maps: readonly StreamMap[];
}

export interface VetoCell {
  readonly code: SlotCode;
  readonly map: string | null;
  readonly by: 'A' | 'B' | null;
  readonly isNext: boolean;
  /** Which map of the series it is; null for those that are not played. */
  readonly order: number | null;
}

export interface MapVetoModel extends SeriesModel {
  readonly opponents: Opponents;
  /** In the order of the veto; empty while there is none. */
  readonly cells: readonly VetoCell[];
  /** All maps that can be chosen; not there where nobody knows them. */
  readonly pool?: readonly string[];
  /** Why there are no cells. */
  readonly empty: string;
  /** How long the team that chooses still has; missing where nobody counts. */
  readonly turnLeftMs?: number;
  /** Which maps can still be chosen; missing where that is not known. */
  readonly left?: readonly string[];
}

export interface MapsModel extends SeriesModel {
  readonly opponents: Opponents;
  readonly score: Score | undefined;
  readonly maps: readonly StreamMap[];
}

/** A clock that runs down; an empty label stands for that of the package. */
export interface Clock {
  readonly label: string;
  readonly leftMs: number;
}

export interface NextMatch {
  readonly match: MatchSummary;
  readonly label: string;
  /** A time or a score. */
  readonly note: string | undefined;
}

export interface StartingModel {
  /** Today, or the date of the first match. */
  readonly day: string | undefined;
  /** Null once the stream has started. */
  readonly clock: Clock | null;
  /** Instead of the clock. */
  readonly headline: string;
  readonly next: NextMatch | null;
  /** Who talks about it; empty where nobody is named. */
  readonly casters: readonly string[];
  /** What is played on that day, the first match included. */
  readonly ahead: readonly MatchSummary[];
  readonly now: number;
}

export interface Series {
  readonly A: SceneTeam;
  readonly B: SceneTeam;
  readonly score: Score;
  readonly isDecided: boolean;
}

export interface BreakModel {
  readonly round: string;
  readonly title: string;
  readonly text: string;
  /** Null where nobody knows when it goes on. */
  readonly clock: Clock | null;
  /** How the match stands that goes on; null before its first map. */
  readonly series: Series | null;
  readonly ahead: readonly MatchSummary[];
  readonly now: number;
}

export interface InterviewModel {
  readonly round: string;
  readonly speakers: readonly Speaker[];
  readonly result: Series | null;
}

export interface StreamEndModel {
  readonly round: string;
  readonly title: string;
  readonly text: string;
  readonly champion: { readonly team: SceneLogo; readonly name: string } | null;
  readonly result: Series | null;
  readonly next: NextMatch | null;
}

/** A holding card for emergencies; the event is all that it knows besides. */
export interface SafeCardModel {
  readonly title: string;
  readonly text: string;
}

/** As much of a team as a logo needs. */
export type SceneLogo = Pick<SceneTeam, 'name' | 'logo'>;

export interface MeetingModel {
  readonly kind: 'meeting';
  readonly event: string;
  readonly round: string;
  readonly opponents: Opponents;
  readonly map: string | null;
}

/** The front of a tournament, an article or a prediction. */
export interface CoverModel {
  readonly kind: 'cover';
  readonly kicker: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export type ThumbnailModel = MeetingModel | CoverModel;
