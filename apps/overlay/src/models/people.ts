/** View models of scenes about teams, players and viewers. */

import type { Giveaway } from '@mes/contract/giveaways';
import type { Clip } from '@mes/contract/highlight-schemas';
import type { StreamPlayer } from '@mes/contract/stream';
import type { VotingRank } from '@mes/contract/voting-schemas';
import type { SceneLogo } from './match';
import type { SceneTeam } from './team';
import type { Fact } from './tournament';

export interface TeamInfoModel {
  readonly title: string;
  readonly note: string | undefined;
  readonly team: SceneTeam | null;
  /** How the team has done. */
  readonly record: string;
}

export interface PlayerProfileModel {
  readonly player: StreamPlayer | null;
  /** Team and country. */
  readonly about: string;
  /** What the figures are of. */
  readonly scope: string;
  readonly facts: readonly Fact[];
}

export interface Comparison {
  readonly label: string;
  readonly sides: readonly [FigurePair, FigurePair];
}

export interface FigurePair {
  readonly value: string;
  /** Of the better one of the two, from 0 to 1. */
  readonly share: number;
  readonly isBetter: boolean;
}

export interface PlayerVersusModel {
  readonly players: readonly [StreamPlayer, StreamPlayer] | null;
  readonly comparisons: readonly Comparison[];
  /** What they are of. */
  readonly scope: string;
}

export interface VotingSide {
  readonly team: SceneLogo;
  readonly name: string;
  /** Of all points, from 0 to 1; null while nobody has voted. */
  readonly share: number | null;
  /** Votes and points. */
  readonly stakes: string;
  /** What a point brings back; empty for nothing. */
  readonly factor: string;
  readonly hasLost: boolean;
}

export interface VotingModel {
  readonly note: string;
  /** Null while no match is open. */
  readonly sides: readonly [VotingSide, VotingSide] | null;
  readonly state: string;
  /** Whether viewers can still vote. */
  readonly isOpen: boolean;
  /** Where viewers vote. */
  readonly page: string;
}

export interface VotingLeaderboardModel {
  readonly ranks: readonly VotingRank[];
  /** Places won or lost, by the id of the voter. */
  readonly changes: ReadonlyMap<string, number>;
  readonly voters: string | undefined;
}

export interface GiveawayModel {
  readonly giveaway: Giveaway | null;
  readonly note: string | undefined;
  /** Some of those who have entered. */
  readonly names: readonly string[];
  /** Null where the scene does not know it. */
  readonly code: string | null;
  /** Where viewers enter. */
  readonly page: string;
}

export interface ClipsModel {
  readonly clip: Clip | null;
  /** Changes with each clip that is shown, also when one is shown again. */
  readonly turn: string;
  readonly note: string | undefined;
  readonly hasSound: boolean;
  readonly onEnd: () => void;
}
