import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { tournamentTeams } from '../../tournaments/tables';

/** Ids of the registered teams in order of seed. */
export async function findSeededTeams(db: Db, tournamentId: string): Promise<string[]> {
  const rows = await db
    .select({ team: tournamentTeams.team })
    .from(tournamentTeams)
    .where(
      and(
        eq(tournamentTeams.tournament, tournamentId),
        eq(tournamentTeams.state, 'registered'),
        isNotNull(tournamentTeams.seed),
      ),
    )
    .orderBy(asc(tournamentTeams.seed));
  return rows.map(({ team }) => team);
}

/** When the first match of a bracket starts, and whether one has begun or was played. */
export async function findFirstMatch(
  db: Db,
  tournamentId: string,
): Promise<{ startsAt: number | null; hasBegun: boolean }> {
  const [row] = await db
    .select({
      startsAt: sql<
        string | null
      >`min(${matches.startsAt}) FILTER (WHERE NOT ${matches.automatic})`,
      hasBegun: sql<boolean>`coalesce(bool_or(NOT ${matches.automatic} AND ${matches.state} IN ('live', 'finished', 'forfeited')), false)`,
    })
    .from(matches)
    .where(and(eq(matches.tournament, tournamentId), isNotNull(matches.stage)));
  const { startsAt, hasBegun } = row!;
  return { startsAt: startsAt === null ? null : new Date(startsAt).getTime(), hasBegun };
}
