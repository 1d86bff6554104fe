import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { matches } from '../tables';

/** Those that are played now, the longest running first. */
export async function findLive(db: Db, limit: number) {
  return db
    .select({
      id: matches.id,
      teamA: matches.teamA,
      teamB: matches.teamB,
      streamLink: matches.streamLink,
    })
    .from(matches)
    .where(and(eq(matches.state, 'live'), isNotNull(matches.teamA), isNotNull(matches.teamB)))
    .orderBy(asc(matches.startsAt), asc(matches.number))
    .limit(limit);
}
