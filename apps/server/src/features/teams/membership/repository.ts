import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players, rosterFields } from '../../players/tables';
import { teamMemberships, teams } from '../tables';

/** Years of an active team; joining and leaving in turns must not make the page endless. */
const MOST_MEMBERSHIPS = 300;

type LeftBy = NonNullable<(typeof teamMemberships.$inferSelect)['leftBy']>;

export async function countMembers(db: Db, teamId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(players).where(eq(players.team, teamId));
  return row!.total;
}

export async function findPlayer(db: Db, id: string) {
  const [row] = await db
    .select({ id: players.id, name: players.name, team: players.team })
    .from(players)
    .where(and(eq(players.id, id), isNull(players.deletedAt)));
  return row;
}

/** Who has been in the team longest, apart from one player. */
export async function findLongestMember(
  db: Db,
  { teamId, exceptId }: { teamId: string; exceptId: string },
): Promise<string | undefined> {
  const rows = await db
    .select({ id: players.id })
    .from(players)
    .leftJoin(
      teamMemberships,
      and(eq(teamMemberships.player, players.id), isNull(teamMemberships.leftAt)),
    )
    .where(eq(players.team, teamId))
    .orderBy(asc(teamMemberships.joinedAt), asc(players.id));
  return rows.find(({ id }) => id !== exceptId)?.id;
}

export async function insert(
  tx: Tx,
  membership: typeof teamMemberships.$inferInsert,
): Promise<void> {
  await tx.insert(teamMemberships).values(membership);
}

/** Of one player, or of everyone who is in the team. */
export async function close(
  tx: Tx,
  {
    teamId,
    playerId,
    leftAt,
    leftBy,
  }: { teamId: string; playerId?: string; leftAt: number; leftBy: LeftBy },
): Promise<void> {
  await tx
    .update(teamMemberships)
    .set({ leftAt, leftBy })
    .where(
      and(
        eq(teamMemberships.team, teamId),
        playerId === undefined ? undefined : eq(teamMemberships.player, playerId),
        isNull(teamMemberships.leftAt),
      ),
    );
}

export async function findAllByTeam(db: Db, teamId: string) {
  return db
    .select({
      player: rosterFields,
      joinedAt: teamMemberships.joinedAt,
      leftAt: teamMemberships.leftAt,
      leftBy: teamMemberships.leftBy,
    })
    .from(teamMemberships)
    .innerJoin(players, eq(players.id, teamMemberships.player))
    .where(eq(teamMemberships.team, teamId))
    .orderBy(desc(teamMemberships.joinedAt), desc(teamMemberships.id))
    .limit(MOST_MEMBERSHIPS);
}

export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select({
      team: { name: teams.name, tag: teams.tag, logo: teams.logo },
      joinedAt: teamMemberships.joinedAt,
      leftAt: teamMemberships.leftAt,
    })
    .from(teamMemberships)
    .innerJoin(teams, eq(teams.id, teamMemberships.team))
    .where(eq(teamMemberships.player, playerId))
    .orderBy(desc(teamMemberships.joinedAt), desc(teamMemberships.id));
}
