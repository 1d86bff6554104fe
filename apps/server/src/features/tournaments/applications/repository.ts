import type { ApplicationState } from '@mes/domain/tournament/lifecycle/states';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { rosterPlayers, rulesConfirmations, tournaments, tournamentTeams } from '../tables';

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

export async function findTeamOfPlayer(db: Db, playerId: string) {
  const [row] = await selectTeamOf(db, playerId);
  return row;
}

/** The team cannot disband until the transaction ends. */
export async function lockTeamOfPlayer(tx: Tx, playerId: string) {
  const [row] = await selectTeamOf(tx, playerId).for('key share', { of: teams });
  return row;
}

function selectTeamOf(db: Db, playerId: string) {
  return db
    .select({ ...teamFields, disbandedAt: teams.disbandedAt })
    .from(teams)
    .innerJoin(players, eq(players.team, teams.id))
    .where(eq(players.id, playerId));
}

export interface EntryWithTeam {
  readonly entry: EntryRow;
  readonly team: Omit<TeamOfEntry, 'disbandedAt'>;
  /** By the time of the application. */
  readonly waitlistPlace: number;
}

/** Those with a seed first. */
export async function findAll(
  db: Db,
  { tournamentId, teamId, states }: EntryFilter,
): Promise<EntryWithTeam[]> {
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
        eq(tournamentTeams.tournament, tournamentId),
        teamId === undefined ? undefined : eq(tournamentTeams.team, teamId),
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
  readonly tournamentId: string;
  readonly teamId?: string;
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

export interface ApplicationKey {
  readonly tournamentId: string;
  readonly teamId: string;
}

export async function findByTeam(
  db: Db,
  { tournamentId, teamId }: ApplicationKey,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(tournamentTeams)
    .where(and(eq(tournamentTeams.tournament, tournamentId), eq(tournamentTeams.team, teamId)));
  return row;
}

/** What a team has applied for and that has not begun, with whether the player confirmed the rules. */
export async function findOpenByTeam(
  db: Db,
  { teamId, playerId }: { teamId: string; playerId: string },
) {
  return db
    .select({
      entry: tournamentTeams,
      tournament: tournaments,
      isOnRoster: sql<boolean>`${rosterPlayers.player} IS NOT NULL`,
      hasConfirmedRules: sql<boolean>`${rulesConfirmations.at} IS NOT NULL`,
    })
    .from(tournamentTeams)
    .innerJoin(tournaments, eq(tournaments.id, tournamentTeams.tournament))
    .leftJoin(
      rosterPlayers,
      and(
        eq(rosterPlayers.tournament, tournamentTeams.tournament),
        eq(rosterPlayers.team, tournamentTeams.team),
        eq(rosterPlayers.player, playerId),
        rosterPlayers.active,
      ),
    )
    .leftJoin(
      rulesConfirmations,
      and(
        eq(rulesConfirmations.tournament, tournamentTeams.tournament),
        eq(rulesConfirmations.player, playerId),
      ),
    )
    .where(
      and(
        eq(tournamentTeams.team, teamId),
        eq(tournaments.archived, false),
        inArray(tournaments.state, ['signup_open', 'signup_closed', 'check_in', 'seeding']),
      ),
    )
    .orderBy(asc(tournaments.startsAt), asc(tournaments.id));
}

export async function countByState(
  db: Db,
  tournamentId: string,
): Promise<Partial<Record<ApplicationState, number>>> {
  const rows = await db
    .select({ state: tournamentTeams.state, count: sql`count(*)`.mapWith(Number) })
    .from(tournamentTeams)
    .where(eq(tournamentTeams.tournament, tournamentId))
    .groupBy(tournamentTeams.state);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** In the order in which they applied. */
export async function findWaitlisted(db: Db, tournamentId: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(tournamentTeams)
    .where(
      and(eq(tournamentTeams.tournament, tournamentId), eq(tournamentTeams.state, 'waitlisted')),
    )
    .orderBy(asc(tournamentTeams.appliedAt), asc(tournamentTeams.team));
}

export async function save(tx: Tx, entry: NewEntry): Promise<EntryRow> {
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

export async function updateAll(
  tx: Tx,
  { tournamentId, teamIds }: { tournamentId: string; teamIds: readonly string[] },
  change: Partial<NewEntry>,
): Promise<void> {
  if (teamIds.length === 0) return;
  await tx
    .update(tournamentTeams)
    .set(change)
    .where(
      and(
        eq(tournamentTeams.tournament, tournamentId),
        inArray(tournamentTeams.team, [...teamIds]),
      ),
    );
}

export async function findTeamNames(db: Db, teamIds: readonly string[]): Promise<string[]> {
  if (teamIds.length === 0) return [];
  const rows = await db
    .select({ name: teams.name })
    .from(teams)
    .where(inArray(teams.id, [...teamIds]));
  return rows.map(({ name }) => name);
}

/** Unfinished tournaments that the team has applied to or is registered for, in order of their ids. */
export async function findOpenTournaments(
  db: Db,
  teamId: string,
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: tournaments.id, name: tournaments.name })
    .from(tournamentTeams)
    .innerJoin(tournaments, eq(tournaments.id, tournamentTeams.tournament))
    .where(
      and(
        eq(tournamentTeams.team, teamId),
        inArray(tournamentTeams.state, ['applied', 'registered', 'waitlisted']),
        ne(tournaments.state, 'finished'),
        eq(tournaments.archived, false),
      ),
    )
    .orderBy(asc(tournaments.id));
}
