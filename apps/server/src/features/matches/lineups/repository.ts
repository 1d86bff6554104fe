import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { players, rosterFields } from '../../players/tables';
import { playerMaps } from '../../statistics/tables';
import { rosterPlayers } from '../../tournaments/tables';

/** By name. */
export async function findRosters(
  db: Db,
  { tournamentId, teamIds }: { tournamentId: string; teamIds: readonly string[] },
) {
  return db
    .select({
      team: rosterPlayers.team,
      substitute: rosterPlayers.substitute,
      player: rosterFields,
    })
    .from(rosterPlayers)
    .innerJoin(players, eq(players.id, rosterPlayers.player))
    .where(
      and(
        eq(rosterPlayers.tournament, tournamentId),
        inArray(rosterPlayers.team, [...teamIds]),
        rosterPlayers.active,
      ),
    )
    .orderBy(asc(sql`lower(${players.name})`));
}

/** Ten maps of five players: some weeks of a season. */
const RECENT_LINES = 50;

/** The players of the newest lines of a team, one entry for each map that they played. */
export async function findRecentPlayers(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .select({ player: playerMaps.player })
    .from(playerMaps)
    .where(eq(playerMaps.team, teamId))
    .orderBy(desc(playerMaps.at))
    .limit(RECENT_LINES);
  return rows.map(({ player }) => player);
}

/** By name. */
export async function findMembers(db: Db, teamIds: readonly string[]) {
  return db
    .select({ team: sql<string>`${players.team}`, player: rosterFields })
    .from(players)
    .where(inArray(players.team, [...teamIds]))
    .orderBy(asc(sql`lower(${players.name})`));
}
