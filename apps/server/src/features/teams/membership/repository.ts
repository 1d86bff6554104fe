import { and, asc, count, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teamInvitations, teamMemberships, teams } from '../tables';

type LeftBy = NonNullable<(typeof teamMemberships.$inferSelect)['leftBy']>;

interface Place {
  readonly team: string;
  readonly player: string;
}

export async function countMembers(db: Db, team: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(players).where(eq(players.team, team));
  return row!.total;
}

export async function findPlayer(db: Db, id: string) {
  const [row] = await db
    .select({ id: players.id, name: players.name, team: players.team })
    .from(players)
    .where(and(eq(players.id, id), isNull(players.deletedAt)));
  return row;
}

/** Who has been in the team longest, without the player given. */
export async function findLongestMember(
  db: Db,
  { team, player }: Place,
): Promise<string | undefined> {
  const rows = await db
    .select({ id: players.id })
    .from(players)
    .leftJoin(
      teamMemberships,
      and(eq(teamMemberships.player, players.id), isNull(teamMemberships.leftAt)),
    )
    .where(eq(players.team, team))
    .orderBy(asc(teamMemberships.joinedAt), asc(players.id));
  return rows.find(({ id }) => id !== player)?.id;
}

export async function openMembership(
  tx: Tx,
  membership: typeof teamMemberships.$inferInsert,
): Promise<void> {
  await tx.insert(teamMemberships).values(membership);
}

/** Of one player, or of everyone who is in the team. */
export async function closeMemberships(
  tx: Tx,
  {
    team,
    player,
    leftAt,
    leftBy,
  }: { team: string; player?: string; leftAt: number; leftBy: LeftBy },
): Promise<void> {
  await tx
    .update(teamMemberships)
    .set({ leftAt, leftBy })
    .where(
      and(
        eq(teamMemberships.team, team),
        player === undefined ? undefined : eq(teamMemberships.player, player),
        isNull(teamMemberships.leftAt),
      ),
    );
}

export async function findInvitation(db: Db, { team, player }: Place) {
  const [row] = await db
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.team, team), eq(teamInvitations.player, player)));
  return row;
}

/** Not answered yet and not too old, newest first. */
export async function findOpenInvitations(
  db: Db,
  { team, since }: { team: string; since: number },
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
        eq(teamInvitations.team, team),
        isNull(teamInvitations.declinedAt),
        gt(teamInvitations.invitedAt, since),
      ),
    )
    .orderBy(desc(teamInvitations.invitedAt), asc(players.id));
}

export async function findInvitationsOfPlayer(db: Db, player: string) {
  return db
    .select({
      team: teams.name,
      invitedAt: teamInvitations.invitedAt,
      declinedAt: teamInvitations.declinedAt,
    })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.team))
    .where(eq(teamInvitations.player, player))
    .orderBy(desc(teamInvitations.invitedAt));
}

/** In place of an earlier one to the same player. */
export async function saveInvitation(
  tx: Tx,
  invitation: typeof teamInvitations.$inferInsert,
): Promise<void> {
  const { invitedAt, invitedBy } = invitation;
  await tx
    .insert(teamInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [teamInvitations.team, teamInvitations.player],
      set: { invitedAt, invitedBy, declinedAt: null },
    });
}

export async function markDeclined(tx: Tx, { team, player }: Place, now: number): Promise<void> {
  await tx
    .update(teamInvitations)
    .set({ declinedAt: now })
    .where(and(eq(teamInvitations.team, team), eq(teamInvitations.player, player)));
}

/** Of a team, of a player, or of one to the other. */
export async function deleteInvitations(
  tx: Tx,
  {
    team,
    player,
  }: Place | { team: string; player?: undefined } | { team?: undefined; player: string },
): Promise<void> {
  await tx
    .delete(teamInvitations)
    .where(
      and(
        team === undefined ? undefined : eq(teamInvitations.team, team),
        player === undefined ? undefined : eq(teamInvitations.player, player),
      ),
    );
}

export async function deleteInvitationsUpTo(db: Db, time: number): Promise<void> {
  await db.delete(teamInvitations).where(lte(teamInvitations.invitedAt, time));
}
