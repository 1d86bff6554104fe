import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { playerIsBanned } from '../moderation/service';
import { teams } from '../teams/tables';
import { playerFacts, playerNames, players } from './tables';

export type PlayerRow = typeof players.$inferSelect;
export type PlayerChange = Partial<typeof players.$inferInsert>;

const reference = { id: players.id, name: players.name, photo: players.photo };

/** The player with the team and whether a ban from the site is in force. */
export async function findById(db: Db, id: string, now: number) {
  const [row] = await db
    .select({
      player: players,
      team: { name: teams.name, tag: teams.tag, logo: teams.logo, leader: teams.leader },
      banned: playerIsBanned(db, { playerId: players.id, scopes: ['site'], now }),
    })
    .from(players)
    .leftJoin(teams, eq(teams.id, players.team))
    .where(eq(players.id, id));
  return row;
}

export async function findByIdForUpdate(tx: Tx, id: string): Promise<PlayerRow | undefined> {
  const [row] = await tx.select().from(players).where(eq(players.id, id)).for('update');
  return row;
}

export async function findReferences(db: Db, ids: readonly string[]) {
  return db
    .select(reference)
    .from(players)
    .where(inArray(players.id, [...ids]));
}

export async function findTeamName(db: Db, player: string): Promise<string | null> {
  const [row] = await db
    .select({ name: teams.name })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.team))
    .where(eq(players.id, player));
  return row?.name ?? null;
}

export async function insert(tx: Tx, player: typeof players.$inferInsert): Promise<void> {
  await tx.insert(players).values(player);
}

export async function update(tx: Tx, id: string, change: PlayerChange): Promise<void> {
  await tx.update(players).set(change).where(eq(players.id, id));
}

/** Of a player who is in no team; answers whether that was so. Nobody in a team looks for one. */
export async function enterTeam(
  tx: Tx,
  { player, team }: { player: string; team: string },
): Promise<boolean> {
  const changed = await tx
    .update(players)
    .set({ team, lookingForTeam: false, lookingSince: null })
    .where(and(eq(players.id, player), isNull(players.team), isNull(players.deletedAt)))
    .returning({ id: players.id });
  return changed.length > 0;
}

/** Of players who are in that team, or of all of them; answers who that was. */
export async function exitTeam(
  tx: Tx,
  { team, player }: { team: string; player?: string },
): Promise<string[]> {
  const changed = await tx
    .update(players)
    .set({ team: null })
    .where(and(eq(players.team, team), player === undefined ? undefined : eq(players.id, player)))
    .returning({ id: players.id });
  return changed.map(({ id }) => id);
}

export async function isPictureUsed(db: Db, picture: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${players} WHERE ${players.photo} = ${picture}
    UNION ALL SELECT 1 FROM ${teams} WHERE ${teams.logo} = ${picture} LIMIT 1`);
  return rows.length > 0;
}

export async function findNames(db: Db, player: string) {
  return db
    .select({ name: playerNames.name, until: playerNames.until })
    .from(playerNames)
    .where(and(eq(playerNames.player, player), eq(playerNames.hidden, false)))
    .orderBy(desc(playerNames.until), desc(playerNames.id));
}

export async function findLastNameChange(db: Db, player: string): Promise<number | null> {
  const [row] = await db
    .select({ until: playerNames.until })
    .from(playerNames)
    .where(eq(playerNames.player, player))
    .orderBy(desc(playerNames.until))
    .limit(1);
  return row?.until ?? null;
}

/** Whether someone else has given the name up since. */
export async function wasNameOfOther(
  db: Db,
  { name, player, since }: { name: string; player: string; since: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: playerNames.id })
    .from(playerNames)
    .where(
      and(
        eq(sql`lower(${playerNames.name})`, sql`lower(${name})`),
        eq(playerNames.hidden, false),
        ne(playerNames.player, player),
        gt(playerNames.until, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertName(tx: Tx, name: typeof playerNames.$inferInsert): Promise<void> {
  await tx.insert(playerNames).values(name);
}

export async function deleteNames(tx: Tx, player: string): Promise<void> {
  await tx.delete(playerNames).where(eq(playerNames.player, player));
}

export async function findFacts(db: Db, player: string) {
  const [row] = await db.select().from(playerFacts).where(eq(playerFacts.player, player));
  return row;
}

export async function saveFacts(tx: Tx, facts: typeof playerFacts.$inferInsert): Promise<void> {
  const { player: _player, ...change } = facts;
  await tx
    .insert(playerFacts)
    .values(facts)
    .onConflictDoUpdate({ target: playerFacts.player, set: change });
}

export async function deleteFacts(tx: Tx, player: string): Promise<void> {
  await tx.delete(playerFacts).where(eq(playerFacts.player, player));
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

export async function findUncheckedGameIds(db: Db, limit: number) {
  return db
    .select({ player: players.id, gameId: sql<string>`${players.gameId}` })
    .from(players)
    .where(and(eq(players.gameIdState, 'unchecked'), isNotNull(players.gameId)))
    .orderBy(asc(players.id))
    .limit(limit);
}

/** Only while the player still has that id. */
export async function settleGameId(
  tx: Tx,
  { player, gameId, state }: { player: string; gameId: string; state: 'verified' | 'unknown' },
): Promise<boolean> {
  const changed = await tx
    .update(players)
    .set({ gameIdState: state })
    .where(
      and(eq(players.id, player), eq(players.gameId, gameId), eq(players.gameIdState, 'unchecked')),
    )
    .returning({ id: players.id });
  return changed.length > 0;
}
