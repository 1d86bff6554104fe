/** Notes about players and teams for casters, and the results of teams on maps. */
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { matches, matchMaps } from '../../matches/tables';
import { playerFacts, players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { pronunciations } from '../tables';

/** More maps than any streak. */
const MAX_MAP_RESULTS = 200;

export async function findPlayerNotes(db: Db, playerIds: readonly string[]) {
  if (playerIds.length === 0) return new Map<string, PlayerNotes>();
  const rows = await db
    .select({
      id: players.id,
      country: players.country,
      facts: playerFacts.facts,
      pronunciation: pronunciations.pronunciation,
    })
    .from(players)
    .leftJoin(playerFacts, eq(playerFacts.player, players.id))
    .leftJoin(pronunciations, eq(pronunciations.player, players.id))
    .where(inArray(players.id, [...playerIds]));
  return new Map<string, PlayerNotes>(rows.map(({ id, ...notes }) => [id, notes]));
}

interface PlayerNotes {
  readonly country: string | null;
  readonly facts: string | null;
  readonly pronunciation: string | null;
}

/** Newest first, with the slot of the team in the match. */
export async function findMapResults(db: Db, teamName: string) {
  return db
    .select({
      map: matchMaps.map,
      winner: matchMaps.winner,
      own: sql<'A' | 'B'>`CASE WHEN ${matches.teamA} = ${teams.id} THEN 'A' ELSE 'B' END`,
    })
    .from(teams)
    .innerJoin(matches, or(eq(matches.teamA, teams.id), eq(matches.teamB, teams.id)))
    .innerJoin(matchMaps, eq(matchMaps.match, matches.id))
    .where(and(sql`lower(${teams.name}) = lower(${teamName})`, eq(matchMaps.state, 'finished')))
    .orderBy(desc(matches.at), desc(matchMaps.index))
    .limit(MAX_MAP_RESULTS);
}

export async function savePronunciation(
  tx: Tx,
  row: typeof pronunciations.$inferInsert,
): Promise<void> {
  const { player: _, ...change } = row;
  await tx
    .insert(pronunciations)
    .values(row)
    .onConflictDoUpdate({ target: pronunciations.player, set: change });
}

export async function deletePronunciation(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(pronunciations).where(eq(pronunciations.player, playerId));
}

export async function findPronunciation(db: Db, playerId: string): Promise<string | null> {
  const [row] = await db.select().from(pronunciations).where(eq(pronunciations.player, playerId));
  return row?.pronunciation ?? null;
}
