import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { matches, type Opponent } from '../../matches/tables';
import { rosterPlayers } from '../../tournaments/tables';

/** For which team a player stood on the roster in each of these matches. */
export async function findSides(
  db: Db,
  player: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Opponent>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      match: matches.id,
      opponent: sql<Opponent>`CASE WHEN ${matches.teamA} = ${rosterPlayers.team} THEN 'A' ELSE 'B' END`,
    })
    .from(matches)
    .innerJoin(
      rosterPlayers,
      and(
        eq(rosterPlayers.tournament, matches.tournament),
        or(eq(rosterPlayers.team, matches.teamA), eq(rosterPlayers.team, matches.teamB)),
      ),
    )
    .where(and(inArray(matches.id, [...ids]), eq(rosterPlayers.player, player)));
  return new Map(rows.map(({ match, opponent }) => [match, opponent]));
}
