import { asc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database';
import { players } from '../players/tables';
import { teams } from '../teams/tables';

/** The player, and everyone of their team. */
export async function findWithTeam(db: Db, playerId: string) {
  const own = alias(players, 'own');
  return db
    .select({
      id: players.id,
      name: players.name,
      photo: players.photo,
      country: players.country,
      gameId: players.gameId,
      gameIdState: players.gameIdState,
      lookingForTeam: players.lookingForTeam,
      team: {
        id: teams.id,
        name: teams.name,
        tag: teams.tag,
        logo: teams.logo,
        region: teams.region,
        leader: teams.leader,
      },
    })
    .from(own)
    .innerJoin(players, or(eq(players.id, own.id), eq(players.team, own.team)))
    .leftJoin(teams, eq(teams.id, players.team))
    .where(eq(own.id, playerId))
    .orderBy(asc(sql`lower(${players.name})`));
}

export type PersonRow = Awaited<ReturnType<typeof findWithTeam>>[number];
