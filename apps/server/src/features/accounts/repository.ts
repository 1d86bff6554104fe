import { skeleton } from '@mes/domain/names/skeleton';
import type { ProposalDirection } from '@mes/domain/teams/proposals';
import { and, asc, desc, eq, gt, isNull, max, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditLog } from '../../platform/audit/tables';
import type { Db, Tx } from '../../platform/database/database';
import { playerBanScopes, playerIsBanned } from '../moderation/service';
import { playerNames, players } from '../players/tables';
import { teamProposals, teams } from '../teams/tables';
import { accounts } from './tables';

type NewAccount = typeof accounts.$inferInsert;

/** Everything that its owner may read of an account. */
export async function findDetails(db: Db, id: string, now: number) {
  const [row] = await db
    .select({
      id: accounts.id,
      name: players.name,
      permissions: accounts.permissions,
      bans: playerBanScopes(db, { playerId: accounts.id, now }),
      email: accounts.email,
      provider: accounts.provider,
      providerId: accounts.providerId,
      player: players,
      nameChangedAt: lastNameChange(db),
      spoilerFree: accounts.spoilerFree,
      createdAt: accounts.createdAt,
      team: {
        id: teams.id,
        name: teams.name,
        tag: teams.tag,
        region: teams.region,
        logo: teams.logo,
        leader: teams.leader,
      },
    })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.id))
    .leftJoin(teams, eq(teams.id, players.team))
    .where(eq(accounts.id, id));
  return row;
}

/** Invitations to the player or requests of the player, neither answered nor expired, newest first. */
export async function findOpenProposals(
  db: Db,
  { playerId, direction, since }: { playerId: string; direction: ProposalDirection; since: number },
) {
  const proposer = alias(players, 'proposer');
  return db
    .select({
      team: { name: teams.name, tag: teams.tag, logo: teams.logo },
      proposedAt: teamProposals.proposedAt,
      proposedBy: { id: proposer.id, name: proposer.name, photo: proposer.photo },
    })
    .from(teamProposals)
    .innerJoin(teams, eq(teams.id, teamProposals.team))
    .leftJoin(proposer, eq(proposer.id, teamProposals.proposedBy))
    .where(
      and(
        eq(teamProposals.player, playerId),
        eq(teamProposals.direction, direction),
        isNull(teamProposals.declinedAt),
        gt(teamProposals.proposedAt, since),
      ),
    )
    .orderBy(desc(teamProposals.proposedAt));
}

export async function findAllPlayersByTeam(db: Db, teamId: string) {
  return db
    .select({ id: players.id, name: players.name, photo: players.photo })
    .from(players)
    .where(eq(players.team, teamId))
    .orderBy(asc(sql`lower(${players.name})`));
}

export async function findByProvider(
  db: Db,
  { provider, providerId }: { provider: string; providerId: string },
) {
  const [row] = await db
    .select({ id: accounts.id, email: accounts.email, permissions: accounts.permissions })
    .from(accounts)
    .where(and(eq(accounts.provider, provider), eq(accounts.providerId, providerId)));
  return row;
}

/** Ignoring case, as people type it. */
export async function findByName(db: Db, name: string) {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.id))
    .where(eq(sql`lower(${players.name})`, sql`lower(${name})`));
  return row;
}

/** With what it may do and what it is banned from. */
export async function findActorByProvider(
  db: Db,
  { provider, providerId, now }: { provider: string; providerId: string; now: number },
) {
  const [row] = await db
    .select({
      id: accounts.id,
      name: players.name,
      permissions: accounts.permissions,
      bans: playerBanScopes(db, { playerId: accounts.id, now }),
    })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.id))
    .where(and(eq(accounts.provider, provider), eq(accounts.providerId, providerId)));
  return row;
}

/** The accounts of one provider with the names that people know them by, oldest first. */
export async function findAllByProvider(
  db: Db,
  { provider, name, limit }: { provider: string; name?: string; limit: number },
) {
  return db
    .select({
      id: accounts.providerId,
      name: players.name,
      email: accounts.email,
      permissions: accounts.permissions,
    })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.id))
    .where(
      and(
        eq(accounts.provider, provider),
        name === undefined ? undefined : eq(sql`lower(${players.name})`, sql`lower(${name})`),
      ),
    )
    .orderBy(asc(accounts.createdAt))
    .limit(limit);
}

/** The names that look like none that a player has or gave up since then, in the order given. */
export async function findFreeNames(
  db: Db,
  names: readonly string[],
  { since }: { since: number },
): Promise<string[]> {
  const skeletons = names.map(skeleton);
  const givenUpSince = playerNames.until.mapToDriverValue(since);
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT wanted.name
    FROM unnest(${sql.param(names)}::text[], ${sql.param(skeletons)}::text[])
      WITH ORDINALITY AS wanted(name, skeleton, position)
    WHERE NOT EXISTS (SELECT 1 FROM ${players} WHERE lower(${players.name}) = lower(wanted.name))
      AND NOT EXISTS (SELECT 1 FROM ${players} WHERE ${players.nameSkeleton} = wanted.skeleton)
      AND NOT EXISTS (
        SELECT 1 FROM ${playerNames}
        WHERE ${playerNames.nameSkeleton} = wanted.skeleton
          AND NOT ${playerNames.hidden} AND ${playerNames.until} > ${givenUpSince})
    ORDER BY wanted.position`);
  return rows.map(({ name }) => name);
}

/** Whether a player has a name that only looks like this one. */
export async function hasLookAlike(db: Db, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: players.id })
    .from(players)
    .where(
      and(
        eq(players.nameSkeleton, skeleton(name)),
        ne(sql`lower(${players.name})`, sql`lower(${name})`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether someone who can sign in with a real provider is an admin. */
export async function hasAdmin(db: Db, { exceptProvider }: { exceptProvider: string }) {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(ne(accounts.provider, exceptProvider), holdsAdmin()))
    .limit(1);
  return rows.length > 0;
}

/** Whether someone else is an admin, and not banned from the site. */
export async function hasAnotherAdmin(
  tx: Tx,
  { accountId, now }: { accountId: string; now: number },
): Promise<boolean> {
  const isBanned = playerIsBanned(tx, { playerId: accounts.id, scopes: ['site'], now });
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(ne(accounts.id, accountId), holdsAdmin(), not(isBanned)))
    .limit(1);
  return rows.length > 0;
}

function holdsAdmin(): SQL {
  const held = sql`(SELECT lower(held) FROM unnest(${accounts.permissions}) AS held)`;
  // The first condition is that of an index.
  return sql`cardinality(${accounts.permissions}) > 0 AND 'admin' IN ${held}`;
}

/** Held until the end of the transaction by whoever changes who is an admin. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('accounts:admins', 0))`);
}

export async function findAllWithPermissions(db: Db, now: number) {
  const isBanned = playerIsBanned(db, { playerId: accounts.id, scopes: ['site'], now });
  return db
    .select({ id: accounts.id, permissions: accounts.permissions })
    .from(accounts)
    .where(and(sql`cardinality(${accounts.permissions}) > 0`, not(isBanned)))
    .orderBy(asc(accounts.id));
}

export async function lockPermissions(tx: Tx, id: string): Promise<string[] | undefined> {
  const [row] = await tx
    .select({ permissions: accounts.permissions })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('update');
  return row?.permissions;
}

export async function deleteById(tx: Tx, id: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.id, id));
}

/** Newest first. */
export async function findAuditByActor(db: Db, actorId: string, limit: number) {
  return db
    .select({ at: auditLog.at, action: auditLog.action, subject: auditLog.subject })
    .from(auditLog)
    .where(eq(auditLog.actor, actorId))
    .orderBy(desc(auditLog.at))
    .limit(limit);
}

export async function insert(tx: Tx, account: NewAccount): Promise<void> {
  await tx.insert(accounts).values(account);
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<Pick<NewAccount, 'email' | 'permissions' | 'spoilerFree'>>,
): Promise<void> {
  await tx.update(accounts).set(change).where(eq(accounts.id, id));
}

function lastNameChange(db: Db): SQL<number | null> {
  const changes = db
    .select({ last: max(playerNames.until) })
    .from(playerNames)
    .where(eq(playerNames.player, players.id));
  return sql<number | null>`(${changes})`.mapWith(playerNames.until);
}
