import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { accounts } from '../../accounts/tables';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { tournaments, tournamentTeams } from '../../tournaments/tables';
import { discordRoleGrants } from '../tables';

export interface Grant {
  readonly user: string;
  readonly role: string;
}

/** A key that no other advisory lock of the database uses. */
const SYNC_LOCK = 7_031_961;

const holder = {
  id: players.id,
  name: players.name,
  photo: players.photo,
  discordId: sql<
    string | null
  >`CASE WHEN ${accounts.provider} = 'discord' THEN ${accounts.providerId} END`,
};

/** One process compares at a time: another would see the same difference. */
export async function lockSync(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${SYNC_LOCK})`);
}

/** The leaders of registered teams, of all tournaments with a role that are not archived. */
export async function findCaptains(db: Db) {
  const rows = await db
    .select({ ...holder, role: tournaments.captainRoleId })
    .from(tournaments)
    .innerJoin(tournamentTeams, eq(tournamentTeams.tournament, tournaments.id))
    .innerJoin(teams, eq(teams.id, tournamentTeams.team))
    .innerJoin(players, eq(players.id, teams.leader))
    .leftJoin(accounts, eq(accounts.id, players.id))
    .where(
      and(
        isNotNull(tournaments.captainRoleId),
        eq(tournaments.archived, false),
        eq(tournamentTeams.state, 'registered'),
        isNull(teams.disbandedAt),
      ),
    );
  return rows.map(({ role, ...row }) => ({ ...row, role: role! }));
}

export async function findTeamMembers(db: Db) {
  return db
    .select(holder)
    .from(players)
    .innerJoin(accounts, eq(accounts.id, players.id))
    .where(and(isNotNull(players.team), isNull(players.deletedAt)));
}

export async function findAllByIds(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select(holder)
    .from(players)
    .innerJoin(accounts, eq(accounts.id, players.id))
    .where(inArray(players.id, [...ids]));
}

export async function findGrants(db: Db): Promise<Grant[]> {
  return db
    .select({ user: discordRoleGrants.user, role: discordRoleGrants.role })
    .from(discordRoleGrants);
}

export async function findGrantsOf(db: Db, user: string): Promise<Grant[]> {
  return db
    .select({ user: discordRoleGrants.user, role: discordRoleGrants.role })
    .from(discordRoleGrants)
    .where(eq(discordRoleGrants.user, user));
}

export async function isGranted(db: Db, { user, role }: Grant): Promise<boolean> {
  const found = await db.$count(
    discordRoleGrants,
    and(eq(discordRoleGrants.user, user), eq(discordRoleGrants.role, role)),
  );
  return found > 0;
}

export async function insertGrants(
  tx: Tx,
  grants: readonly Grant[],
  grantedAt: number,
): Promise<void> {
  if (grants.length === 0) return;
  await tx
    .insert(discordRoleGrants)
    .values(grants.map((grant) => ({ ...grant, grantedAt })))
    .onConflictDoNothing();
}

export async function deleteGrants(tx: Tx, grants: readonly Grant[]): Promise<void> {
  if (grants.length === 0) return;
  const these = grants.map(({ user, role }) =>
    and(eq(discordRoleGrants.user, user), eq(discordRoleGrants.role, role)),
  );
  await tx.delete(discordRoleGrants).where(or(...these));
}
