import { isInvitationOpen } from '@mes/domain/teams/invitations';
import { and, asc, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teamInvitations, teams } from '../tables';

export type InvitationRow = typeof teamInvitations.$inferSelect;

interface Place {
  readonly teamId: string;
  readonly playerId: string;
}

export async function find(db: Db, { teamId, playerId }: Place) {
  const [row] = await db
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.team, teamId), eq(teamInvitations.player, playerId)));
  return row;
}

export async function isInvited(db: Db, place: Place, now: number): Promise<boolean> {
  const invitation = await find(db, place);
  return invitation !== undefined && isInvitationOpen(invitation, now);
}

/** Neither answered nor expired, newest first. */
export async function findAllOpenByTeam(
  db: Db,
  { teamId, since }: { teamId: string; since: number },
) {
  return db
    .select({
      player: { id: players.id, name: players.name, photo: players.photo },
      invitedAt: teamInvitations.invitedAt,
    })
    .from(teamInvitations)
    .innerJoin(players, eq(players.id, teamInvitations.player))
    .where(
      and(
        eq(teamInvitations.team, teamId),
        isNull(teamInvitations.declinedAt),
        gt(teamInvitations.invitedAt, since),
      ),
    )
    .orderBy(desc(teamInvitations.invitedAt), asc(players.id));
}

export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select({
      team: teams.name,
      invitedAt: teamInvitations.invitedAt,
      declinedAt: teamInvitations.declinedAt,
    })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.team))
    .where(eq(teamInvitations.player, playerId))
    .orderBy(desc(teamInvitations.invitedAt));
}

/** Replaces an earlier one to the same player. */
export async function save(tx: Tx, invitation: typeof teamInvitations.$inferInsert): Promise<void> {
  const { invitedAt, invitedBy } = invitation;
  await tx
    .insert(teamInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [teamInvitations.team, teamInvitations.player],
      set: { invitedAt, invitedBy, declinedAt: null },
    });
}

export async function markDeclined(
  tx: Tx,
  { teamId, playerId }: Place,
  now: number,
): Promise<void> {
  await tx
    .update(teamInvitations)
    .set({ declinedAt: now })
    .where(and(eq(teamInvitations.team, teamId), eq(teamInvitations.player, playerId)));
}

/** All of a team, all of a player, or the one of a team to a player. */
export async function deleteAll(
  tx: Tx,
  {
    teamId,
    playerId,
  }: Place | { teamId: string; playerId?: undefined } | { teamId?: undefined; playerId: string },
): Promise<void> {
  await tx
    .delete(teamInvitations)
    .where(
      and(
        teamId === undefined ? undefined : eq(teamInvitations.team, teamId),
        playerId === undefined ? undefined : eq(teamInvitations.player, playerId),
      ),
    );
}

export async function deleteAllUntil(db: Db, time: number): Promise<void> {
  await db.delete(teamInvitations).where(lte(teamInvitations.invitedAt, time));
}
