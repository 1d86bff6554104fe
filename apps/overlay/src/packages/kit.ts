/**
 * The kit that every package implements. Scenes load data, decide states and build view models; a
 * package renders them. It is one folder with an `index.ts` that exports a `Package` as default.
 */

import type { MatchSummary } from '@mes/contract/match-schemas';
import type { SceneGroup } from '@mes/domain/stream/scenes';
import type { Side } from '@mes/ui/art/portrait';
import type { Svg } from '@mes/ui/art/svg';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { SceneEvent } from '../models/event';
import type { InfoCardModel, InGameModel } from '../models/in-game';
import type * as match from '../models/match';
import type { MomentModel } from '../models/moment';
import type * as people from '../models/people';
import type { Opponents } from '../models/team';
import type * as tournament from '../models/tournament';

export interface Package {
  readonly id: string;
  /** Loaded before a scene is shown, as `document.fonts.load` wants them. */
  readonly fonts: readonly string[];
  readonly motion: Motion;
  /** CSS variables of the stage, for the parts and the default layouts. */
  readonly tokens: (group: SceneGroup, event: SceneEvent) => CSSProperties;
  /** Prints the pictures of maps in other colours; null leaves them as they are. */
  readonly printMap: ((picture: Svg) => Svg) | null;
  readonly parts: KitParts;
  readonly layouts: PackageLayouts;
}

/** In milliseconds. The stage makes a scene enter, rest and leave. */
export interface Motion {
  /** Until the last part of a scene has entered. */
  readonly enterMs: number;
  readonly leaveMs: number;
  readonly stinger: StingerTiming;
}

export interface StingerTiming {
  readonly ms: number;
  /** The picture is covered from here to `coveredToMs`; scenes are swapped in the middle. */
  readonly coveredFromMs: number;
  readonly coveredToMs: number;
}

export interface StingerProps {
  readonly event: SceneEvent;
  /** Holds the animation at this time, for pictures; null plays it. */
  readonly stillAtMs?: number | null;
}

/** What layouts are made of. Positions and sizes come from the layout, by class name. */
export interface KitParts {
  readonly Backdrop: ComponentType<BackdropProps>;
  readonly Head: ComponentType<HeadProps>;
  /** The mark of the event, as large as its box, in the colour of the text. */
  readonly Sign: ComponentType<{ className?: string }>;
  readonly Plate: ComponentType<PlateProps>;
  readonly Row: ComponentType<RowProps>;
  readonly Table: ComponentType<TableProps>;
  readonly Digits: ComponentType<DigitsProps>;
  readonly Tag: ComponentType<TagProps>;
  readonly Empty: ComponentType<{ children: string }>;
  readonly Facts: ComponentType<FactsProps>;
  readonly PlayerCard: ComponentType<PlayerCardProps>;
  readonly Picture: ComponentType<PictureProps>;
  readonly MatchRow: ComponentType<MatchRowProps>;
  readonly MatchBand: ComponentType<match.NextMatch>;
  readonly Pairing: ComponentType<PairingProps>;
  readonly Stinger: ComponentType<StingerProps>;
}

/** A rectangle of the stage where a camera shows through. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BackdropProps {
  holes?: readonly Hole[];
  /** Fainter, where the scene itself draws lines. */
  quiet?: boolean;
}

export interface HeadProps {
  /** What the scene shows. */
  title: string;
  /** Round and format, or what else it is about. */
  note?: string;
}

export interface PlateProps {
  /** When it enters, counted in steps of the package. */
  step?: number;
  className?: string;
  children: ReactNode;
}

/** A line of a list, as a grid whose columns the layout sets. */
export interface RowProps extends PlateProps {
  /** The one that matters: live, first, through to the next stage. */
  isMarked?: boolean;
}

export interface TableColumn {
  readonly label: string;
  readonly kind: 'place' | 'name' | 'figure' | 'key';
  /** As in `grid-template-columns`. */
  readonly width: string;
}

export interface TableRow {
  readonly id: string;
  readonly isMarked: boolean;
  /** One for each column. */
  readonly cells: readonly ReactNode[];
}

export interface TableProps {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Above that there are two tables side by side. */
  rowsPerColumn: number;
  hasLabels?: boolean;
  className?: string;
}

export interface DigitsProps {
  /** Moves when it changes, and only then. */
  value: string | number;
  className?: string;
}

export interface TagProps {
  tone: 'live' | 'plain';
  className?: string;
  children: string;
}

export interface FactsProps {
  facts: readonly tournament.Fact[];
  step?: number;
  className?: string;
}

export interface PlayerCardProps {
  player: { readonly id: string; readonly name: string; readonly photo: string | null };
  side: Side;
  /** Beside the name, such as a rating. */
  figure?: string;
  step: number;
  className?: string;
}

/** A portrait without a name, as large as its box. */
export interface PictureProps {
  player: { readonly id: string; readonly name: string; readonly photo: string | null };
  side: Side;
  className?: string;
}

export interface MatchRowProps {
  match: MatchSummary;
  step: number;
}

export interface PairingProps {
  opponents: Opponents;
  /** Maps won; without it nothing but the teams. */
  score?: match.Score;
}

/** The view model of each layout. */
export interface LayoutModels {
  versus: match.VersusModel;
  'map-veto': match.MapVetoModel;
  starting: match.StartingModel;
  break: match.BreakModel;
  bracket: tournament.BracketModel;
  standings: tournament.StandingsModel;
  groups: tournament.GroupsModel;
  leaderboard: tournament.LeaderboardModel;
  'in-game': InGameModel;
  moment: MomentModel;
  schedule: tournament.ScheduleModel;
  format: tournament.FormatModel;
  'prize-pool': tournament.PrizePoolModel;
  interview: match.InterviewModel;
  'maps-overview': match.MapsModel;
  'safe-card': match.SafeCardModel;
  'stream-end': match.StreamEndModel;
  thumbnail: match.ThumbnailModel;
  'team-info': people.TeamInfoModel;
  'player-profile': people.PlayerProfileModel;
  'player-versus': people.PlayerVersusModel;
  voting: people.VotingModel;
  'voting-leaderboard': people.VotingLeaderboardModel;
  giveaway: people.GiveawayModel;
  clips: people.ClipsModel;
  'info-card': InfoCardModel;
}

export type LayoutName = keyof LayoutModels;

/** Every package composes these itself; for the others it may. */
export type OwnLayout =
  | 'versus'
  | 'map-veto'
  | 'starting'
  | 'break'
  | 'bracket'
  | 'standings'
  | 'groups'
  | 'leaderboard'
  | 'in-game'
  | 'moment';

export type DefaultLayout = Exclude<LayoutName, OwnLayout>;

export type Layout<Name extends LayoutName> = ComponentType<LayoutModels[Name]>;

/** Loaded on demand: a page shows one scene. */
export type LayoutLoader<Name extends LayoutName> = () => Promise<{ default: Layout<Name> }>;

export type PackageLayouts = { readonly [Name in OwnLayout]: LayoutLoader<Name> } & {
  readonly [Name in DefaultLayout]?: LayoutLoader<Name>;
};
