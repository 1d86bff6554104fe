import type { Pool } from '@mes/contract/voting-events';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { votes, votingMatches } from '../tables';

const EMPTY: Pool = { teamA: { votes: 0, points: 0 }, teamB: { votes: 0, points: 0 } };

/** Counted from the votes: a stored sum would be one row that all voters wait for. */
export async function findPools(
  db: Db,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, Pool>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .select({
      match: votes.match,
      team: votes.team,
      votes: sql<number>`count(*)::int`,
      points: sql<number>`sum(${votes.points})::int`,
    })
    .from(votes)
    .where(and(inArray(votes.match, [...matchIds]), isNull(votes.voidedAt)))
    .groupBy(votes.match, votes.team);
  const pools = new Map<string, Pool>(matchIds.map((id) => [id, EMPTY]));
  for (const { match, team, ...stakes } of rows) {
    const pool = pools.get(match)!;
    pools.set(match, team === 'A' ? { ...pool, teamA: stakes } : { ...pool, teamB: stakes });
  }
  return pools;
}

const OPEN_AT_ONCE = 100;

/** Those whose pool can still move; the newest where there are many. */
export async function findUndecidedIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: votingMatches.id })
    .from(votingMatches)
    .where(
      and(
        isNull(votingMatches.deletedAt),
        isNull(votingMatches.closedAt),
        sql`${votingMatches.result} = 'undecided'`,
        sql`NOT ${votingMatches.hidden}`,
      ),
    )
    .orderBy(sql`${votingMatches.id} DESC`)
    .limit(OPEN_AT_ONCE);
  return rows.map(({ id }) => id);
}
