import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { teams } from '../../teams/tables';
import { tournaments } from '../tables';

/** More than anyone needs; beyond this the oldest are left out. */
const MAX_MATCHES = 2_000;

/** The matches of a tournament, of a team or of all that have a start time, latest first. */
export async function findScheduledMatches(
  db: Db,
  { tournamentId, teamId }: { tournamentId?: string; teamId?: string },
) {
  const teamA = alias(teams, 'team_a');
  const teamB = alias(teams, 'team_b');
  return db
    .select({
      id: matches.id,
      state: matches.state,
      roundName: matches.roundName,
      bestOf: matches.bestOf,
      revision: matches.revision,
      startsAt: matches.startsAt,
      startedAt: matches.startedAt,
      finishedAt: matches.finishedAt,
      createdAt: matches.createdAt,
      teamAName: teamA.name,
      teamBName: teamB.name,
      tournamentName: tournaments.name,
    })
    .from(matches)
    .leftJoin(tournaments, eq(tournaments.id, matches.tournament))
    .leftJoin(teamA, eq(teamA.id, matches.teamA))
    .leftJoin(teamB, eq(teamB.id, matches.teamB))
    .where(
      and(
        isNotNull(matches.startsAt),
        tournamentId === undefined ? undefined : eq(matches.tournament, tournamentId),
        teamId === undefined ? undefined : or(eq(matches.teamA, teamId), eq(matches.teamB, teamId)),
      ),
    )
    .orderBy(desc(matches.startsAt), asc(matches.id))
    .limit(MAX_MATCHES);
}
