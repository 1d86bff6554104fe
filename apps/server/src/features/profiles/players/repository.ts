import type { TeamSlot } from '@mes/domain/series/team-slots';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { rosterPlayers } from '../../tournaments/tables';

/** By match id: for which of the two teams the player was on the roster. */
export async function findRosterSlots(
  db: Db,
  { playerId, matchIds }: { playerId: string; matchIds: readonly string[] },
): Promise<ReadonlyMap<string, TeamSlot>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .select({
      match: matches.id,
      opponent: sql<TeamSlot>`CASE WHEN ${matches.teamA} = ${rosterPlayers.team} THEN 'A' ELSE 'B' END`,
    })
    .from(matches)
    .innerJoin(
      rosterPlayers,
      and(
        eq(rosterPlayers.tournament, matches.tournament),
        or(eq(rosterPlayers.team, matches.teamA), eq(rosterPlayers.team, matches.teamB)),
      ),
    )
    .where(and(inArray(matches.id, [...matchIds]), eq(rosterPlayers.player, playerId)));
  return new Map(rows.map(({ match, opponent }) => [match, opponent]));
}
