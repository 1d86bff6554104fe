import type { ArticleThumbnail } from '@mes/contract/articles';
import type { Match } from '@mes/contract/match-schemas';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import type { Db } from '../../platform/database/database';
import type { CountBans } from '../statistics/teams/service';

/** What the stream shows of other features; given at the start. */
export interface StreamSources {
  readonly match: (db: Db, id: string) => Promise<Match>;
  /** As casters may know it: without the stream delay. */
  readonly matchInside: (db: Db, id: string) => Promise<Match>;
  readonly tournament: (db: Db, id: string, now: number) => Promise<WebsiteTournament>;
  /** Published ones only. */
  readonly article: (db: Db, slug: string, now: number) => Promise<ArticleThumbnail>;
  readonly bans: CountBans;
}
