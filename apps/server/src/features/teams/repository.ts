import { OPEN_MATCH_STATES } from '@mes/domain/series/states';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { changeWithSkeleton, withSkeleton } from '../../platform/names/skeletons';
import { matches } from '../matches/tables';
import { players, rosterFields } from '../players/tables';
import { tournaments, tournamentTeams } from '../tournaments/tables';
import { type TeamRow, teams } from './tables';

type NewTeam = Omit<typeof teams.$inferInsert, 'nameSkeleton'>;
export type TeamChange = Partial<NewTeam>;

/** Names are unique whatever their case. */
const hasName = (name: string) => eq(sql`lower(${teams.name})`, sql`lower(${name})`);

export async function findByName(db: Db, name: string): Promise<TeamRow | undefined> {
  const [row] = await db.select().from(teams).where(hasName(name));
  return row;
}

export async function lockByName(tx: Tx, name: string): Promise<TeamRow | undefined> {
  const [row] = await tx.select().from(teams).where(hasName(name)).for('update');
  return row;
}

export async function lockById(tx: Tx, id: string): Promise<TeamRow | undefined> {
  const [row] = await tx.select().from(teams).where(eq(teams.id, id)).for('update');
  return row;
}

export async function findAllByIds(db: Db, ids: readonly string[]): Promise<TeamRow[]> {
  return db
    .select()
    .from(teams)
    .where(inArray(teams.id, [...ids]));
}

export async function findIdByPlayer(db: Db, playerId: string): Promise<string | null> {
  const [row] = await db
    .select({ team: players.team })
    .from(players)
    .where(eq(players.id, playerId));
  return row?.team ?? null;
}

export async function findAllMembers(db: Db, teamId: string) {
  return db
    .select({ ...rosterFields, roles: players.roles })
    .from(players)
    .where(eq(players.team, teamId))
    .orderBy(asc(sql`lower(${players.name})`));
}

export async function insert(tx: Tx, team: NewTeam): Promise<void> {
  await tx.insert(teams).values(withSkeleton(team));
}

export async function update(tx: Tx, id: string, change: TeamChange): Promise<void> {
  await tx.update(teams).set(changeWithSkeleton(change)).where(eq(teams.id, id));
}

/** The tournaments and the unfinished matches whose pages show the team. */
export async function findCompetitions(
  db: Db,
  teamId: string,
): Promise<{ tournamentIds: string[]; matchIds: string[] }> {
  const entered = await db
    .select({ id: tournaments.id })
    .from(tournamentTeams)
    .innerJoin(tournaments, eq(tournaments.id, tournamentTeams.tournament))
    .where(
      and(
        eq(tournamentTeams.team, teamId),
        inArray(tournamentTeams.state, ['registered', 'dropped', 'disqualified']),
        ne(tournaments.state, 'draft'),
      ),
    );
  const open = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        or(eq(matches.teamA, teamId), eq(matches.teamB, teamId)),
        inArray(matches.state, OPEN_MATCH_STATES),
      ),
    );
  return { tournamentIds: entered.map(({ id }) => id), matchIds: open.map(({ id }) => id) };
}
