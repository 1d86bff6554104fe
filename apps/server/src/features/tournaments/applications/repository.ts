/** Teams in tournaments and their rosters. */
import type { ApplicationState } from '@mes/domain/tournament/lifecycle/states';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { tournaments, tournamentTeams } from '../tables';

export type EntryRow = typeof tournamentTeams.$inferSelect;
export type NewEntry = typeof tournamentTeams.$inferInsert;

const teamFields = {
  id: teams.id,
  name: teams.name,
  tag: teams.tag,
  logo: teams.logo,
  region: teams.region,
  leader: teams.leader,
};

export type TeamOfEntry = NonNullable<Awaited<ReturnType<typeof findTeamOfPlayer>>>;

/** The team that a player is in. */
export async function findTeamOfPlayer(db: Db, player: string) {
  const [row] = await selectTeamOf(db, player);
  return row;
}

/** The same, kept from disbanding until the transaction ends. */
export async function holdTeamOfPlayer(tx: Tx, player: string) {
  const [row] = await selectTeamOf(tx, player).for('key share', { of: teams });
  return row;
}

function selectTeamOf(db: Db, player: string) {
  return db
    .select({ ...teamFields, disbandedAt: teams.disbandedAt })
    .from(teams)
    .innerJoin(players, eq(players.team, teams.id))
    .where(eq(players.id, player));
}

/**
 * The entries of a tournament with their teams, those with a seed first. The place on the waitlist
 * is by the time of the application.
 */
export async function findEntries(
  db: Db,
  { tournament, team, states }: EntryFilter,
): Promise<{ entry: EntryRow; team: Omit<TeamOfEntry, 'disbandedAt'>; waitlistPlace: number }[]> {
  return db
    .select({
      entry: tournamentTeams,
      team: teamFields,
      waitlistPlace: sql`(${countAhead(db)}) + 1`.mapWith(Number),
    })
    .from(tournamentTeams)
    .innerJoin(teams, eq(teams.id, tournamentTeams.team))
    .where(
      and(
        eq(tournamentTeams.tournament, tournament),
        team === undefined ? undefined : eq(tournamentTeams.team, team),
        states && inArray(tournamentTeams.state, [...states]),
      ),
    )
    .orderBy(
      sql`${tournamentTeams.seed} ASC NULLS LAST`,
      asc(tournamentTeams.appliedAt),
      asc(tournamentTeams.team),
    );
}

export interface EntryFilter {
  readonly tournament: string;
  /** Its id. */
  readonly team?: string;
  readonly states?: readonly ApplicationState[];
}

function countAhead(db: Db) {
  const ahead = sql.identifier('ahead');
  return db
    .select({ count: sql`count(*)` })
    .from(sql`${tournamentTeams} AS ${ahead}`)
    .where(
      sql`${ahead}.tournament = ${tournamentTeams.tournament} AND ${ahead}.state = 'waitlisted'
        AND (${ahead}.applied_at, ${ahead}.team) < (${tournamentTeams.appliedAt}, ${tournamentTeams.team})`,
    );
}

export async function findEntry(
  db: Db,
  { tournament, team }: { tournament: string; team: string },
): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(tournamentTeams)
    .where(and(eq(tournamentTeams.tournament, tournament), eq(tournamentTeams.team, team)));
  return row;
}

/** How many entries of a tournament are in each state. */
export async function countByState(
  db: Db,
  tournament: string,
): Promise<Partial<Record<ApplicationState, number>>> {
  const rows = await db
    .select({ state: tournamentTeams.state, count: sql`count(*)`.mapWith(Number) })
    .from(tournamentTeams)
    .where(eq(tournamentTeams.tournament, tournament))
    .groupBy(tournamentTeams.state);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Those who wait, in the order in which they applied. */
export async function findWaiting(db: Db, tournament: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(tournamentTeams)
    .where(and(eq(tournamentTeams.tournament, tournament), eq(tournamentTeams.state, 'waitlisted')))
    .orderBy(asc(tournamentTeams.appliedAt), asc(tournamentTeams.team));
}

export async function saveEntry(tx: Tx, entry: NewEntry): Promise<EntryRow> {
  const { tournament: _tournament, team: _team, ...change } = entry;
  const [row] = await tx
    .insert(tournamentTeams)
    .values(entry)
    .onConflictDoUpdate({
      target: [tournamentTeams.tournament, tournamentTeams.team],
      set: change,
    })
    .returning();
  return row!;
}

/** The same change of several entries at once. */
export async function updateEntries(
  tx: Tx,
  { tournament, teams: ids }: { tournament: string; teams: readonly string[] },
  change: Partial<NewEntry>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(tournamentTeams)
    .set(change)
    .where(
      and(eq(tournamentTeams.tournament, tournament), inArray(tournamentTeams.team, [...ids])),
    );
}

export async function findTeamNames(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ name: teams.name })
    .from(teams)
    .where(inArray(teams.id, [...ids]));
  return rows.map(({ name }) => name);
}

/** The name of a tournament that goes on and that a team is in or wants to be in. */
export async function findOpenTournamentOf(db: Db, team: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: tournaments.name })
    .from(tournamentTeams)
    .innerJoin(tournaments, eq(tournaments.id, tournamentTeams.tournament))
    .where(
      and(
        eq(tournamentTeams.team, team),
        inArray(tournamentTeams.state, ['applied', 'registered', 'waitlisted']),
        ne(tournaments.state, 'finished'),
        eq(tournaments.archived, false),
      ),
    )
    .limit(1);
  return row?.name;
}
