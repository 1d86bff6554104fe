import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { teams } from '../../teams/tables';
import { tournaments } from '../tables';

/** More than anyone looks at; the newest count. */
const MOST = 2_000;

/** The matches of a tournament or a team that have a time, the last to be played first. */
export async function findTimedMatches(
  db: Db,
  { tournament, team }: { tournament?: string; team?: string },
) {
  const teamA = alias(teams, 'team_a');
  const teamB = alias(teams, 'team_b');
  return db
    .select({
      id: matches.id,
      state: matches.state,
      round: matches.roundName,
      bestOf: matches.bestOf,
      revision: matches.revision,
      startsAt: matches.startsAt,
      startedAt: matches.startedAt,
      finishedAt: matches.finishedAt,
      createdAt: matches.createdAt,
      teamA: teamA.name,
      teamB: teamB.name,
      tournament: tournaments.name,
    })
    .from(matches)
    .leftJoin(tournaments, eq(tournaments.id, matches.tournament))
    .leftJoin(teamA, eq(teamA.id, matches.teamA))
    .leftJoin(teamB, eq(teamB.id, matches.teamB))
    .where(
      and(
        isNotNull(matches.startsAt),
        tournament === undefined ? undefined : eq(matches.tournament, tournament),
        team === undefined ? undefined : or(eq(matches.teamA, team), eq(matches.teamB, team)),
      ),
    )
    .orderBy(desc(matches.startsAt), asc(matches.id))
    .limit(MOST);
}
