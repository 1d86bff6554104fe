/** What embeds show. Each kind is one query, however many a text has. */
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { matches } from '../matches/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';

export type EmbeddedPlayer = Awaited<ReturnType<typeof findPlayers>>[number];
export type EmbeddedTeam = Awaited<ReturnType<typeof findTeams>>[number];

export async function findPlayers(db: Db, ids: readonly string[]) {
  const { id, name, photo, country } = players;
  return db
    .select({
      player: { id, name, photo, country },
      team: { name: teams.name, tag: teams.tag },
    })
    .from(players)
    .leftJoin(teams, eq(teams.id, players.team))
    .where(and(inArray(id, [...ids]), isNull(players.deletedAt)));
}

/** By id or by name, in lower case. */
export async function findTeams(db: Db, { ids, names }: { ids: string[]; names: string[] }) {
  const { id, name, tag, logo, region, disbandedAt } = teams;
  return db
    .select({ id, name, tag, logo, region, disbandedAt })
    .from(teams)
    .where(or(inArray(id, ids), inArray(sql`lower(${name})`, names)));
}

export interface BracketMatches {
  readonly tournament: string;
  readonly total: number;
  readonly played: number;
  /** Those under way, else the last played, else the next. */
  readonly matchIds: readonly string[];
}

export async function findBracketMatches(
  db: Db,
  tournamentIds: readonly string[],
  count: number,
): Promise<BracketMatches[]> {
  const { id, tournament, state, finishedAt, startsAt } = matches;
  const order = sql`(${state} IN ('live', 'veto')) DESC, ${finishedAt} DESC NULLS LAST, ${startsAt}, ${id}`;
  const rows = await db
    .select({
      tournament: sql<string>`${tournament}`,
      total: sql<number>`count(*)::int`,
      played: sql<number>`(count(*) FILTER (WHERE ${state} IN ('finished', 'forfeited')))::int`,
      matchIds: sql<string[]>`(array_agg(${id} ORDER BY ${order}))[1:${sql.raw(String(count))}]`,
    })
    .from(matches)
    .where(inArray(tournament, [...tournamentIds]))
    .groupBy(tournament);
  return rows;
}

/** Who plays in the matches, and in which tournaments. */
export async function findMatchSubjects(db: Db, matchIds: readonly string[]) {
  const { teamA, teamB, tournament } = matches;
  return db
    .select({ teamA, teamB, tournament })
    .from(matches)
    .where(inArray(matches.id, [...matchIds]));
}
