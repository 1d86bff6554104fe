/** Seeds, and the orders that they are made of. */
import { and, asc, desc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { players } from '../../players/tables';
import { placements, submittedSeedings, tournaments, tournamentTeams } from '../tables';

/** The first is seed 1. Nobody else keeps a seed. */
export async function saveSeeds(
  tx: Tx,
  { tournament, teams }: { tournament: string; teams: readonly string[] },
): Promise<void> {
  // Emptied first: no seed may stand twice, not even for a moment.
  await tx
    .update(tournamentTeams)
    .set({ seed: null })
    .where(and(eq(tournamentTeams.tournament, tournament), isNotNull(tournamentTeams.seed)));
  await tx.execute(sql`
    UPDATE ${tournamentTeams} SET seed = given.seed
    FROM unnest(${sql.param([...teams])}::text[]) WITH ORDINALITY AS given(team, seed)
    WHERE ${tournamentTeams.tournament} = ${tournament} AND ${tournamentTeams.team} = given.team`);
}

/** Takes teams out of the order; those behind them move up. */
export async function removeSeeds(
  tx: Tx,
  { tournament, teams }: { tournament: string; teams: readonly string[] },
): Promise<void> {
  const seeded = await tx
    .select({ team: tournamentTeams.team })
    .from(tournamentTeams)
    .where(and(eq(tournamentTeams.tournament, tournament), isNotNull(tournamentTeams.seed)))
    .orderBy(asc(tournamentTeams.seed));
  const kept = seeded.flatMap(({ team }) => (teams.includes(team) ? [] : [team]));
  if (kept.length < seeded.length) await saveSeeds(tx, { tournament, teams: kept });
}

export async function saveSubmitted(
  tx: Tx,
  submitted: typeof submittedSeedings.$inferInsert,
): Promise<void> {
  const { teams, submittedAt } = submitted;
  await tx
    .insert(submittedSeedings)
    .values(submitted)
    .onConflictDoUpdate({
      target: [submittedSeedings.tournament, submittedSeedings.seeder],
      set: { teams, submittedAt },
    });
}

export async function findSubmitted(
  db: Db,
  { tournament, seeder }: { tournament: string; seeder?: string },
) {
  return db
    .select({
      teams: submittedSeedings.teams,
      submittedAt: submittedSeedings.submittedAt,
      seeder: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(submittedSeedings)
    .innerJoin(players, eq(players.id, submittedSeedings.seeder))
    .where(
      and(
        eq(submittedSeedings.tournament, tournament),
        seeder === undefined ? undefined : eq(submittedSeedings.seeder, seeder),
      ),
    )
    .orderBy(asc(submittedSeedings.submittedAt));
}

/** By team: the points of placements in tournaments since then. */
export async function sumPoints(
  db: Db,
  { teams, since }: { teams: readonly string[]; since: number },
): Promise<Map<string, number>> {
  if (teams.length === 0) return new Map();
  const rows = await db
    .select({ team: placements.team, points: sql`sum(${placements.points})`.mapWith(Number) })
    .from(placements)
    .innerJoin(tournaments, eq(tournaments.id, placements.tournament))
    .where(
      and(
        inArray(placements.team, [...teams]),
        gte(
          sql`coalesce(${tournaments.endsAt}, ${tournaments.startsAt}, ${tournaments.updatedAt})`,
          new Date(since).toISOString(),
        ),
      ),
    )
    .groupBy(placements.team);
  return new Map(rows.map(({ team, points }) => [team, points]));
}

/** Pairs beyond these are too many to keep apart. */
const MOST_MEETINGS = 500;

/** Who of these teams met in a group or in an opening round since then, the newest first. */
export async function findMeetings(
  db: Db,
  { teams, since, except }: { teams: readonly string[]; since: number; except: string },
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
        ne(matches.tournament, except),
        inArray(matches.teamA, [...teams]),
        inArray(matches.teamB, [...teams]),
        sql`(${matches.part} = 'group' OR (${matches.round} = 1 AND ${matches.part} IN ('upper', 'swiss')))`,
      ),
    )
    .groupBy(one, other)
    .orderBy(desc(sql`max(${matches.finishedAt})`), one, other)
    .limit(MOST_MEETINGS);
}
