import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import type { BanSubject } from '../../moderation/records/service';
import { players } from '../../players/tables';
import { tickets } from '../../support/tables';
import { teams } from '../../teams/tables';
import { rosterPlayers, tournaments, tournamentTeams } from '../../tournaments/tables';
import { votes, votingMatches } from '../../voting/tables';

const teamA = alias(teams, 'team_a');
const teamB = alias(teams, 'team_b');

export type OpenMatch = Awaited<ReturnType<typeof findOpenMatches>>[number];

/** Tournaments that are not over, in which the team takes part or the player is on a roster. */
export async function findOpenEntries(db: Db, { kind, id }: BanSubject) {
  const onRoster = db
    .select({ one: sql`1` })
    .from(rosterPlayers)
    .where(
      and(
        eq(rosterPlayers.tournament, tournamentTeams.tournament),
        eq(rosterPlayers.team, tournamentTeams.team),
        eq(rosterPlayers.player, id),
        rosterPlayers.active,
      ),
    );
  return db
    .select({ name: tournaments.name, state: tournaments.state })
    .from(tournamentTeams)
    .innerJoin(tournaments, eq(tournaments.id, tournamentTeams.tournament))
    .where(
      and(
        ne(tournaments.state, 'finished'),
        inArray(tournamentTeams.state, ['applied', 'registered', 'waitlisted']),
        kind === 'team' ? eq(tournamentTeams.team, id) : sql`EXISTS (${onRoster})`,
      ),
    )
    .orderBy(asc(tournaments.startsAt), asc(tournaments.id));
}

/** The teams for which a player may play: the own one, and those of rosters. */
export async function findTeamIds(db: Db, playerId: string): Promise<string[]> {
  const [own, rosters] = await Promise.all([
    db.select({ team: players.team }).from(players).where(eq(players.id, playerId)),
    db
      .selectDistinct({ team: rosterPlayers.team })
      .from(rosterPlayers)
      .where(and(eq(rosterPlayers.player, playerId), rosterPlayers.active)),
  ]);
  const ids = [...own, ...rosters].flatMap(({ team }) => team ?? []);
  return [...new Set(ids)];
}

/** The next ones first. */
export async function findOpenMatches(db: Db, teamIds: readonly string[]) {
  if (teamIds.length === 0) return [];
  return db
    .select({
      tournament: matches.tournament,
      teamA: matches.teamA,
      teamB: matches.teamB,
      nameA: teamA.name,
      nameB: teamB.name,
    })
    .from(matches)
    .leftJoin(teamA, eq(teamA.id, matches.teamA))
    .leftJoin(teamB, eq(teamB.id, matches.teamB))
    .where(
      and(
        sql`${matches.state} IN ('scheduled', 'veto', 'live')`,
        or(inArray(matches.teamA, [...teamIds]), inArray(matches.teamB, [...teamIds])),
      ),
    )
    .orderBy(asc(matches.startsAt), asc(matches.number));
}

/** Newest first. */
export async function findOpenVotes(db: Db, playerId: string) {
  return db
    .select({ nameA: teamA.name, nameB: teamB.name })
    .from(votes)
    .innerJoin(votingMatches, eq(votingMatches.id, votes.match))
    .leftJoin(teamA, eq(teamA.id, votingMatches.teamA))
    .leftJoin(teamB, eq(teamB.id, votingMatches.teamB))
    .where(
      and(
        eq(votes.account, playerId),
        isNull(votes.settledAt),
        isNull(votes.voidedAt),
        isNull(votingMatches.deletedAt),
      ),
    )
    .orderBy(desc(votes.castAt));
}

/** Newest first, without appeals: those can be answered in spite of a ban. */
export async function findOpenTickets(db: Db, playerId: string) {
  return db
    .select({ id: tickets.id, subject: tickets.subject })
    .from(tickets)
    .where(
      and(
        eq(tickets.player, playerId),
        ne(tickets.state, 'closed'),
        ne(tickets.category, 'appeal'),
      ),
    )
    .orderBy(desc(tickets.id));
}
