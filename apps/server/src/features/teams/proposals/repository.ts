import { isProposalOpen, type ProposalDirection } from '@mes/domain/teams/proposals';
import { and, asc, count, desc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teamProposals, teams } from '../tables';

export type ProposalRow = typeof teamProposals.$inferSelect;

export interface ProposalKey {
  readonly teamId: string;
  readonly playerId: string;
  readonly direction: ProposalDirection;
}

export async function find(db: Db, key: ProposalKey): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(teamProposals).where(whereMatches(key));
  return row;
}

export async function isOpen(db: Db, key: ProposalKey, now: number): Promise<boolean> {
  const proposal = await find(db, key);
  return proposal !== undefined && isProposalOpen(proposal, now);
}

/** Neither answered nor expired: invitations newest first, requests oldest first. */
export async function findAllOpenByTeam(
  db: Db,
  { since, ...filter }: { teamId: string; direction: ProposalDirection; since: number },
) {
  const inOrder = filter.direction === 'invitation' ? desc : asc;
  return db
    .select({
      player: { id: players.id, name: players.name, photo: players.photo },
      proposedAt: teamProposals.proposedAt,
    })
    .from(teamProposals)
    .innerJoin(players, eq(players.id, teamProposals.player))
    .where(and(whereMatches(filter), whereOpen(since)))
    .orderBy(inOrder(teamProposals.proposedAt), asc(players.id));
}

export async function countOpenByPlayer(
  db: Db,
  { since, ...filter }: { playerId: string; direction: ProposalDirection; since: number },
): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(teamProposals)
    .where(and(whereMatches(filter), whereOpen(since)));
  return row?.open ?? 0;
}

/** Newest first. */
export async function findAllByPlayer(
  db: Db,
  filter: { playerId: string; direction: ProposalDirection },
) {
  return db
    .select({
      team: teams.name,
      proposedAt: teamProposals.proposedAt,
      declinedAt: teamProposals.declinedAt,
    })
    .from(teamProposals)
    .innerJoin(teams, eq(teams.id, teamProposals.team))
    .where(whereMatches(filter))
    .orderBy(desc(teamProposals.proposedAt));
}

/** Replaces an earlier one between the same two, in the same direction. */
export async function save(tx: Tx, proposal: typeof teamProposals.$inferInsert): Promise<void> {
  const { proposedAt, proposedBy } = proposal;
  await tx
    .insert(teamProposals)
    .values(proposal)
    .onConflictDoUpdate({
      target: [teamProposals.team, teamProposals.player, teamProposals.direction],
      set: { proposedAt, proposedBy, declinedAt: null },
    });
}

export async function markDeclined(tx: Tx, key: ProposalKey, now: number): Promise<void> {
  await tx.update(teamProposals).set({ declinedAt: now }).where(whereMatches(key));
}

/** Of a team or of a player, in one direction or both. */
export async function deleteAll(
  tx: Tx,
  filter: (Pick<ProposalKey, 'teamId'> | Pick<ProposalKey, 'playerId'>) & Partial<ProposalKey>,
): Promise<void> {
  await tx.delete(teamProposals).where(whereMatches(filter));
}

/** Declined ones stay, so that they still count once the player has left the new team. */
export async function deleteOpenRequestsByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx
    .delete(teamProposals)
    .where(and(whereMatches({ playerId, direction: 'request' }), isNull(teamProposals.declinedAt)));
}

export async function deleteAllUntil(db: Db, time: number): Promise<void> {
  await db.delete(teamProposals).where(lte(teamProposals.proposedAt, time));
}

function whereMatches({ teamId, playerId, direction }: Partial<ProposalKey>): SQL | undefined {
  return and(
    teamId === undefined ? undefined : eq(teamProposals.team, teamId),
    playerId === undefined ? undefined : eq(teamProposals.player, playerId),
    direction === undefined ? undefined : eq(teamProposals.direction, direction),
  );
}

function whereOpen(since: number): SQL | undefined {
  return and(isNull(teamProposals.declinedAt), gt(teamProposals.proposedAt, since));
}
