/** What is kept about people and teams for casters, and how teams did on maps. */
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { matches, matchMaps } from '../matches/tables';
import { playerFacts, players } from '../players/tables';
import { teamInformation, teams } from '../teams/tables';
import { pronunciations } from './tables';

/** More maps than any run that is worth telling. */
const MAPS_SEEN = 200;

export async function findPlayerNotes(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, PlayerNotes>();
  const rows = await db
    .select({
      id: players.id,
      country: players.country,
      facts: playerFacts.facts,
      pronunciation: pronunciations.pronunciation,
    })
    .from(players)
    .leftJoin(playerFacts, eq(playerFacts.player, players.id))
    .leftJoin(pronunciations, eq(pronunciations.player, players.id))
    .where(inArray(players.id, [...ids]));
  return new Map<string, PlayerNotes>(rows.map(({ id, ...notes }) => [id, notes]));
}

interface PlayerNotes {
  readonly country: string | null;
  readonly facts: string | null;
  readonly pronunciation: string | null;
}

/** In the order in which it was written. */
export async function findInformation(db: Db, team: string) {
  return db
    .select({
      text: teamInformation.text,
      addedAt: teamInformation.addedAt,
      addedBy: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(teamInformation)
    .innerJoin(teams, eq(teams.id, teamInformation.team))
    .leftJoin(players, eq(players.id, teamInformation.addedBy))
    .where(sql`lower(${teams.name}) = lower(${team})`)
    .orderBy(teamInformation.addedAt);
}

/** Newest first, with the side of the series that the team was on. */
export async function findMapResults(db: Db, team: string) {
  return db
    .select({
      map: matchMaps.map,
      winner: matchMaps.winner,
      own: sql<'A' | 'B'>`CASE WHEN ${matches.teamA} = ${teams.id} THEN 'A' ELSE 'B' END`,
    })
    .from(teams)
    .innerJoin(matches, or(eq(matches.teamA, teams.id), eq(matches.teamB, teams.id)))
    .innerJoin(matchMaps, eq(matchMaps.match, matches.id))
    .where(and(sql`lower(${teams.name}) = lower(${team})`, eq(matchMaps.state, 'finished')))
    .orderBy(desc(matches.at), desc(matchMaps.index))
    .limit(MAPS_SEEN);
}
