import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { matches, matchMaps } from '../../matches/tables';
import { teams } from '../../teams/tables';
import { placements, tournaments } from '../../tournaments/tables';

/** Those with results, oldest first. */
export async function findTournaments(db: Db, id: string | null) {
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      region: tournaments.region,
      season: tournaments.season,
    })
    .from(tournaments)
    .where(
      and(
        sql`${tournaments.state} <> 'draft'`,
        id === null ? undefined : eq(sql`lower(${tournaments.id})`, id.toLowerCase()),
      ),
    )
    .orderBy(asc(tournaments.startsAt), asc(tournaments.id));
}

/** Played or forfeited by one team, in the order in which they ended. */
export async function findMatches(db: Db, tournamentId: string) {
  const [teamA, teamB] = [alias(teams, 'team_a'), alias(teams, 'team_b')];
  return db
    .select({
      id: matches.id,
      at: sql`${matches.finishedAt}`.mapWith(matches.finishedAt),
      roundName: matches.roundName,
      teamA: teamA.name,
      teamB: teamB.name,
      scoreA: matches.scoreA,
      scoreB: matches.scoreB,
      bestOf: matches.bestOf,
      forfeitedBy: matches.forfeitedBy,
    })
    .from(matches)
    .innerJoin(teamA, eq(teamA.id, matches.teamA))
    .innerJoin(teamB, eq(teamB.id, matches.teamB))
    .where(
      and(
        eq(matches.tournament, tournamentId),
        inArray(matches.state, ['finished', 'forfeited']),
        sql`${matches.forfeitedBy} IS DISTINCT FROM 'both' AND ${matches.finishedAt} IS NOT NULL`,
      ),
    )
    .orderBy(asc(matches.finishedAt), asc(matches.id));
}

export async function findMaps(db: Db, tournamentId: string) {
  return db
    .select({
      match: matchMaps.match,
      map: matchMaps.map,
      scoreA: matchMaps.scoreA,
      scoreB: matchMaps.scoreB,
    })
    .from(matchMaps)
    .innerJoin(matches, eq(matches.id, matchMaps.match))
    .where(and(eq(matches.tournament, tournamentId), eq(matchMaps.state, 'finished')))
    .orderBy(asc(matchMaps.match), asc(matchMaps.index));
}

export async function findPlaces(db: Db, tournamentId: string) {
  return db
    .select({ team: teams.name, from: placements.from, to: placements.to })
    .from(placements)
    .innerJoin(teams, eq(teams.id, placements.team))
    .where(eq(placements.tournament, tournamentId))
    .orderBy(asc(placements.from), asc(teams.name));
}
