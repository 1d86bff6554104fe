/** What the stream starts from, and what other features use of it. */
import type { StreamCover, StreamMatch, StreamTeam } from '@mes/contract/stream';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { MAP_SLOTS } from '@mes/domain/maps/maps';
import { NOTHING_ON_AIR } from '@mes/domain/stream/directing';
import type { Configuration } from '@mes/domain/stream/from-series';
import type { Db, Tx } from '../../platform/database/database';
import type { CoverSubject } from './covers';
import { insertOnce } from './repository';

export { overlayBuild } from './overlays';

/** What scenes show, for those who show it elsewhere. */
export interface StreamReads {
  match(db: Db, id: string): Promise<StreamMatch | null>;
  /** Null for a name that is no team's. */
  team(db: Db, name: string): Promise<StreamTeam | null>;
  cover(db: Db, subject: CoverSubject, now: number): Promise<StreamCover>;
}

export type TournamentReader = (db: Db, id: string, now: number) => Promise<WebsiteTournament>;

const NOTHING_SHOWN: Configuration = {
  Tournament: '',
  Round: '',
  Score1: 0,
  Score2: 0,
  BestOf: 1,
  Maps: [],
  Winners: [],
  normTeam1: '',
  normTeam2: '',
  other: '{}',
  matchup: { id: null, format: 'BO1', mapVeto: Array.from({ length: MAP_SLOTS }, () => null) },
};

export async function insertDefaults(tx: Tx, now: number): Promise<void> {
  await insertOnce(tx, {
    configuration: { configuration: NOTHING_SHOWN, updatedAt: now },
    control: { state: NOTHING_ON_AIR, updatedAt: now },
  });
}
