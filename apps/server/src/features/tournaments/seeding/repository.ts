import { and, asc, desc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { players } from '../../players/tables';
import { placements, submittedSeedings, tournaments, tournamentTeams } from '../tables';

/** The first team is seed 1. All other teams of the tournament lose their seed. */
export async function saveSeeds(
  tx: Tx,
  { tournamentId, teamIds }: { tournamentId: string; teamIds: readonly string[] },
): Promise<void> {
  // Cleared first, because the unique index is checked row by row during the update.

  await tx
    .update(tournamentTeams)
    .set({ seed: null })
    .where(and(eq(tournamentTeams.tournament, tournamentId), isNotNull(tournamentTeams.seed)));
  await tx.execute(sql`
    UPDATE ${tournamentTeams} SET seed = given.seed
    FROM unnest(${sql.param([...teamIds])}::text[]) WITH ORDINALITY AS given(team, seed)
    WHERE ${tournamentTeams.tournament} = ${tournamentId} AND ${tournamentTeams.team} = given.team`);
}

/** The teams behind them move up. */
export async function deleteSeeds(
  tx: Tx,
  { tournamentId, teamIds }: { tournamentId: string; teamIds: readonly string[] },
): Promise<void> {
  const seeded = await tx
    .select({ teamId: tournamentTeams.team })
    .from(tournamentTeams)
    .where(and(eq(tournamentTeams.tournament, tournamentId), isNotNull(tournamentTeams.seed)))
    .orderBy(asc(tournamentTeams.seed));
  const remaining = seeded.flatMap(({ teamId }) => (teamIds.includes(teamId) ? [] : [teamId]));
  if (remaining.length < seeded.length) await saveSeeds(tx, { tournamentId, teamIds: remaining });
}

export async function saveSubmission(
  tx: Tx,
  submission: typeof submittedSeedings.$inferInsert,
): Promise<void> {
  const { teams, submittedAt } = submission;
  await tx
    .insert(submittedSeedings)
    .values(submission)
    .onConflictDoUpdate({
      target: [submittedSeedings.tournament, submittedSeedings.seeder],
      set: { teams, submittedAt },
    });
}

/** Oldest first. */
export async function findSubmissions(
  db: Db,
  { tournamentId, seederId }: { tournamentId: string; seederId?: string },
) {
  return db
    .select({
      teamIds: submittedSeedings.teams,
      submittedAt: submittedSeedings.submittedAt,
      seeder: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(submittedSeedings)
    .innerJoin(players, eq(players.id, submittedSeedings.seeder))
    .where(
      and(
        eq(submittedSeedings.tournament, tournamentId),
        seederId === undefined ? undefined : eq(submittedSeedings.seeder, seederId),
      ),
    )
    .orderBy(asc(submittedSeedings.submittedAt));
}

/** By id of the team: the points of its placements since then. */
export async function sumPoints(
  db: Db,
  { teamIds, since }: { teamIds: readonly string[]; since: number },
): Promise<Map<string, number>> {
  if (teamIds.length === 0) return new Map();
  const rows = await db
    .select({ teamId: placements.team, points: sql`sum(${placements.points})`.mapWith(Number) })
    .from(placements)
    .innerJoin(tournaments, eq(tournaments.id, placements.tournament))
    .where(
      and(
        inArray(placements.team, [...teamIds]),
        gte(
          sql`coalesce(${tournaments.endsAt}, ${tournaments.startsAt}, ${tournaments.updatedAt})`,
          new Date(since).toISOString(),
        ),
      ),
    )
    .groupBy(placements.team);
  return new Map(rows.map(({ teamId, points }) => [teamId, points]));
}

/** With more pairs than this, seeding cannot keep them apart anyway. */
const MAX_MEETINGS = 500;

/** Pairs of these teams that met in a group or in an opening round since then, newest first. */
export async function findMeetings(
  db: Db,
  {
    teamIds,
    since,
    exceptTournamentId,
  }: { teamIds: readonly string[]; since: number; exceptTournamentId: string },
) {
  const one = sql<string>`least(${matches.teamA}, ${matches.teamB})`;
  const other = sql<string>`greatest(${matches.teamA}, ${matches.teamB})`;
  const inGroup = sql<boolean>`bool_or(${matches.part} = 'group')`;
  return db
    .select({ one, other, inGroup })
    .from(matches)
    .where(
      and(
        gte(matches.finishedAt, since),
        ne(matches.tournament, exceptTournamentId),
        inArray(matches.teamA, [...teamIds]),
        inArray(matches.teamB, [...teamIds]),
        sql`(${matches.part} = 'group' OR (${matches.round} = 1 AND ${matches.part} IN ('upper', 'swiss')))`,
      ),
    )
    .groupBy(one, other)
    .orderBy(desc(sql`max(${matches.finishedAt})`), one, other)
    .limit(MAX_MEETINGS);
}
