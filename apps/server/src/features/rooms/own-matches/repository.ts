import { OPEN_MATCH_STATES } from '@mes/domain/series/states';
import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { matches, matchReports } from '../../matches/tables';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { rosterPlayers, tournaments } from '../../tournaments/tables';
import { matchRooms, matchVetoes } from '../tables';

/** A team that a player plays for: in one tournament by its roster, in all as a member. */
export interface PlayerTeam {
  readonly teamId: string;
  readonly tournamentId: string | null;
  readonly leads: boolean;
}

export async function findPlayerTeams(db: Db, playerId: string): Promise<PlayerTeam[]> {
  const leads = sql<boolean>`${teams.leader} IS NOT DISTINCT FROM ${playerId}`;
  const member = db
    .select({ teamId: teams.id, tournamentId: sql<string | null>`NULL`.as('tournament_id'), leads })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.team))
    .where(eq(players.id, playerId));
  const rosters = db
    .select({
      teamId: rosterPlayers.team,
      tournamentId: sql<string | null>`${rosterPlayers.tournament}`.as('tournament_id'),
      leads,
    })
    .from(rosterPlayers)
    .innerJoin(teams, eq(teams.id, rosterPlayers.team))
    .innerJoin(
      tournaments,
      and(eq(tournaments.id, rosterPlayers.tournament), ne(tournaments.state, 'finished')),
    )
    .where(and(eq(rosterPlayers.player, playerId), rosterPlayers.active));
  return unionAll(member, rosters);
}

/** The open matches of these teams with the state of their rooms, soonest first. */
export async function findOpen(
  db: Db,
  { playerTeams, size }: { playerTeams: readonly PlayerTeam[]; size: number },
) {
  const newestReport = db
    .select({ opponent: matchReports.opponent, state: matchReports.state })
    .from(matchReports)
    .where(eq(matchReports.match, matches.id))
    .orderBy(desc(matchReports.createdAt), desc(matchReports.id))
    .limit(1)
    .as('newest_report');
  return db
    .select({
      id: matches.id,
      state: matches.state,
      tournament: matches.tournament,
      teamA: matches.teamA,
      teamB: matches.teamB,
      startsAt: matches.startsAt,
      checkedInA: matches.checkedInA,
      checkedInB: matches.checkedInB,
      room: matchRooms,
      veto: matchVetoes.state,
      report: { by: newestReport.opponent, state: newestReport.state },
    })
    .from(matches)
    .leftJoin(matchRooms, eq(matchRooms.match, matches.id))
    .leftJoin(matchVetoes, eq(matchVetoes.match, matches.id))
    .leftJoinLateral(newestReport, isNotNull(matches.id))
    .where(and(inArray(matches.state, OPEN_MATCH_STATES), or(...playerTeams.map(isPlayedBy))))
    .orderBy(sql`${matches.startsAt} ASC NULLS LAST`, asc(matches.number))
    .limit(size);
}

export type OpenMatchRow = Awaited<ReturnType<typeof findOpen>>[number];

function isPlayedBy({ teamId, tournamentId }: PlayerTeam): SQL | undefined {
  return and(
    or(eq(matches.teamA, teamId), eq(matches.teamB, teamId)),
    tournamentId === null ? undefined : eq(matches.tournament, tournamentId),
  );
}
