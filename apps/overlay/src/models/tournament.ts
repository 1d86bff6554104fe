/** View models of scenes about a tournament. */
import type { BracketStage } from '@mes/client/bracket';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import type { StreamTournament } from '@mes/contract/stream';
import type { Placement, Prize } from '@mes/contract/tournament-schemas';
import type { PrizeRow } from '../tournament/prizes';
import type { ShownTable } from '../tournament/tables';

export interface BracketModel {
  readonly stage: BracketStage | null;
  /** The round to begin with; null for as many as there is room for. */
  readonly from: string | null;
  /** What the champion gets. */
  readonly prize: Prize | null;
  /** Why there is no bracket. */
  readonly empty: string;
}

export interface StandingsModel {
  /** Null for a tournament without tables. */
  readonly shown: ShownTable | null;
  readonly placements: readonly Placement[];
}

export interface GroupsModel {
  /** Of one stage. */
  readonly tables: readonly ShownTable[];
  readonly empty: string;
}

export interface LeaderboardModel {
  /** What the figures are of. */
  readonly scope: string;
  /** Null until they are read. */
  readonly players: readonly LeaderboardPlayer[] | null;
}

export interface ScheduleModel {
  readonly lists: Pick<StreamTournament, 'live' | 'upcoming' | 'recent'> | null;
  readonly now: number;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface FormatModel {
  readonly region: string | undefined;
  readonly stages: readonly StageLabels[];
  readonly facts: readonly Fact[];
  readonly mapPool: readonly string[];
}

export interface PrizePoolModel {
  /** Null while no prizes are announced. */
  readonly pool: PrizePool | null;
}

export interface PrizePool {
  readonly region: string;
  readonly total: string;
  /** How many teams play for it. */
  readonly teams: string;
  readonly rows: readonly PrizeRow[];
}

/** How a stage is played, in a few words. */
export interface StageLabels {
  readonly name: string;
  readonly format: string;
  readonly lines: readonly string[];
}
