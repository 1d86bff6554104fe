import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { votingMatches } from '../tables';

/** The matches of a round that people could vote on now and that have no voting match, in bracket order. */
export async function findWithoutVoting(
  db: Db,
  {
    tournament,
    stage,
    round,
    now,
  }: { tournament: string; stage: number; round: string; now: number },
) {
  return db
    .select({
      id: matches.id,
      teamA: sql<string>`${matches.teamA}`,
      teamB: sql<string>`${matches.teamB}`,
      bestOf: matches.bestOf,
    })
    .from(matches)
    .where(
      and(
        eq(matches.tournament, tournament),
        eq(matches.stage, stage),
        eq(matches.roundName, round),
        inArray(matches.state, ['scheduled', 'veto']),
        sql`${matches.teamA} <> ${matches.teamB}`,
        sql`coalesce(${matches.startsAt} > ${new Date(now).toISOString()}::timestamptz, true)`,
        sql`NOT EXISTS (SELECT FROM ${votingMatches}
            WHERE ${votingMatches.linkedMatch} = ${matches.id} AND ${votingMatches.deletedAt} IS NULL)`,
      ),
    )
    .orderBy(asc(matches.group), asc(matches.index));
}

/** The ids of those that were inserted: another request may have opened the same round just now. */
export async function insertAll(
  tx: Tx,
  rows: readonly (typeof votingMatches.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(votingMatches)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: votingMatches.id });
  return inserted.map(({ id }) => id);
}
