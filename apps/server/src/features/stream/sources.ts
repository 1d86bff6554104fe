import type { Match } from '@mes/contract/match-schemas';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import type { Db } from '../../platform/database/database';
import type { Bans } from '../statistics/service';

/** What the stream shows of other features; given at the start. */
export interface StreamSources {
  readonly match: (db: Db, id: string) => Promise<Match>;
  readonly tournament: (db: Db, id: string, now: number) => Promise<WebsiteTournament>;
  readonly bans: Bans;
}
