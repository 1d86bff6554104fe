import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { teams } from '../../teams/tables';
import { rosterPlayers, tournamentTeams } from '../tables';

const IS_ROSTER_OF_TEAM = and(
  eq(rosterPlayers.tournament, tournamentTeams.tournament),
  eq(rosterPlayers.team, tournamentTeams.team),
  rosterPlayers.active,
);
const IS_REGISTERED = eq(tournamentTeams.state, 'registered');

/** The ids of everyone on the roster of a registered team, and of the leaders, as a subquery. */
export function participantsOf(db: Db, tournamentId: string) {
  const isOfTournament = and(eq(tournamentTeams.tournament, tournamentId), IS_REGISTERED);
  const leaders = db
    .select({ player: sql<string>`${teams.leader}` })
    .from(tournamentTeams)
    .innerJoin(teams, eq(teams.id, tournamentTeams.team))
    .where(and(isOfTournament, isNotNull(teams.leader)));
  return db
    .select({ player: sql<string>`${rosterPlayers.player}` })
    .from(tournamentTeams)
    .innerJoin(rosterPlayers, IS_ROSTER_OF_TEAM)
    .where(isOfTournament)
    .union(leaders);
}

/** The tournaments in which a player is among those of `participantsOf`. */
export async function findTournamentIds(db: Db, playerId: string): Promise<string[]> {
  const led = db
    .select({ id: tournamentTeams.tournament })
    .from(tournamentTeams)
    .innerJoin(teams, eq(teams.id, tournamentTeams.team))
    .where(and(IS_REGISTERED, eq(teams.leader, playerId)));
  const rows = await db
    .select({ id: tournamentTeams.tournament })
    .from(tournamentTeams)
    .innerJoin(rosterPlayers, IS_ROSTER_OF_TEAM)
    .where(and(IS_REGISTERED, eq(rosterPlayers.player, playerId)))
    .union(led);
  return rows.map(({ id }) => id);
}
