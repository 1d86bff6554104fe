import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { changeWithSkeleton, withSkeleton } from '../../platform/names/skeletons';
import { playerIsBanned } from '../moderation/service';
import { teams } from '../teams/tables';
import { players, referenceFields, rosterFields } from './tables';

export type PlayerRow = typeof players.$inferSelect;
type NewPlayer = Omit<typeof players.$inferInsert, 'nameSkeleton'>;
export type PlayerChange = Partial<NewPlayer>;

/** With the team and whether a ban from the site is in force. */
export async function findById(db: Db, id: string, now: number) {
  const [row] = await db
    .select({
      player: players,
      team: { name: teams.name, tag: teams.tag, logo: teams.logo, leader: teams.leader },
      isBanned: playerIsBanned(db, { playerId: players.id, scopes: ['site'], now }),
    })
    .from(players)
    .leftJoin(teams, eq(teams.id, players.team))
    .where(eq(players.id, id));
  return row;
}

export async function lockById(tx: Tx, id: string): Promise<PlayerRow | undefined> {
  const [row] = await tx.select().from(players).where(eq(players.id, id)).for('update');
  return row;
}

export async function findReferences(db: Db, ids: readonly string[]) {
  return db
    .select(referenceFields)
    .from(players)
    .where(inArray(players.id, [...ids]));
}

export async function findRosterPlayers(db: Db, ids: readonly string[]) {
  return db
    .select(rosterFields)
    .from(players)
    .where(inArray(players.id, [...ids]));
}

export async function findTeamName(db: Db, playerId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: teams.name })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.team))
    .where(eq(players.id, playerId));
  return row?.name ?? null;
}

export async function insert(tx: Tx, player: NewPlayer): Promise<void> {
  await tx.insert(players).values(withSkeleton(player));
}

export async function update(tx: Tx, id: string, change: PlayerChange): Promise<void> {
  await tx.update(players).set(changeWithSkeleton(change)).where(eq(players.id, id));
}

/** Resolves to false if the player is in a team or deleted. Nobody in a team looks for one. */
export async function enterTeam(
  tx: Tx,
  { playerId, teamId }: { playerId: string; teamId: string },
): Promise<boolean> {
  const changed = await tx
    .update(players)
    .set({ team: teamId, lookingForTeam: false, lookingSince: null })
    .where(and(eq(players.id, playerId), isNull(players.team), isNull(players.deletedAt)))
    .returning({ id: players.id });
  return changed.length > 0;
}

/** One player of the team, or all of them. Resolves to the ids of those who were in it. */
export async function exitTeam(
  tx: Tx,
  { teamId, playerId }: { teamId: string; playerId?: string },
): Promise<string[]> {
  const changed = await tx
    .update(players)
    .set({ team: null })
    .where(
      and(eq(players.team, teamId), playerId === undefined ? undefined : eq(players.id, playerId)),
    )
    .returning({ id: players.id });
  return changed.map(({ id }) => id);
}

export async function isPictureUsed(db: Db, picture: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${players} WHERE ${players.photo} = ${picture}
    UNION ALL SELECT 1 FROM ${teams} WHERE ${teams.logo} = ${picture} LIMIT 1`);
  return rows.length > 0;
}

export async function countByCountry(db: Db): Promise<{ country: string; players: number }[]> {
  const total = count();
  return db
    .select({ country: sql<string>`${players.country}`, players: total })
    .from(players)
    .where(isNotNull(players.country))
    .groupBy(players.country)
    .orderBy(desc(total), asc(players.country));
}
