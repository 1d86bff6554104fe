/** Sums over the series and maps of a team. */
import { and, desc, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { matches, matchMaps } from '../matches/tables';
import { placements, tournaments, tournamentTeams } from '../tournaments/tables';
import { isOneOf, type Period } from './repository-reads';
import { playerMaps } from './tables';

export interface SeriesWanted extends Period {
  /** Ids. */
  readonly team: string;
  readonly versus?: string;
}

const counted = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
const summed = (value: SQL) => sql`coalesce(sum(${value}), 0)`.mapWith(Number);

/** Which of the two teams it was. */
const sideOf = (team: string) => sql`CASE WHEN ${matches.teamA} = ${team} THEN 'A' ELSE 'B' END`;

export async function sumSeries(db: Db, wanted: SeriesWanted) {
  const own = sideOf(wanted.team);
  const [row] = await db
    .select({
      wins: counted(sql`${matches.winner} = ${own}`),
      losses: counted(sql`${matches.winner} <> ${own}`),
      draws: counted(sql`${matches.winner} IS NULL`),
    })
    .from(matches)
    .where(playedBy(wanted));
  return row!;
}

/** Who won, newest first. */
export async function findResults(db: Db, wanted: SeriesWanted, limit: number) {
  return db
    .select({ winner: matches.winner, own: sql<'A' | 'B'>`${sideOf(wanted.team)}` })
    .from(matches)
    .where(playedBy(wanted))
    .orderBy(desc(matches.at), desc(matches.id))
    .limit(limit);
}

export async function sumMaps(db: Db, wanted: SeriesWanted) {
  const own = sideOf(wanted.team);
  const coalition = roundsOn(own, 'coalition');
  const breach = roundsOn(own, 'breach');
  const isPlayed = sql`${matchMaps.state} = 'finished'`;
  const ofOwn = sql`CASE WHEN ${own} = 'A' THEN ${matchMaps.scoreA} ELSE ${matchMaps.scoreB} END`;
  const ofOther = sql`CASE WHEN ${own} = 'A' THEN ${matchMaps.scoreB} ELSE ${matchMaps.scoreA} END`;
  return db
    .select({
      map: matchMaps.map,
      played: counted(isPlayed),
      won: counted(sql`${isPlayed} AND ${matchMaps.winner} = ${own}`),
      lost: counted(sql`${isPlayed} AND ${matchMaps.winner} <> ${own}`),
      roundWins: summed(ofOwn),
      roundLosses: summed(ofOther),
      coalitionRoundWins: summed(coalition),
      breachRoundWins: summed(breach),
      picked: counted(sql`${matchMaps.pickedBy} = ${own}`),
    })
    .from(matches)
    .innerJoin(matchMaps, eq(matchMaps.match, matches.id))
    .where(playedBy(wanted))
    .groupBy(matchMaps.map);
}

/** Rounds that the team won while it was on a side, of the halves that are known. */
function roundsOn(own: SQL, side: 'coalition' | 'breach'): SQL {
  return sql`(SELECT sum(CASE WHEN ${own} = 'A' THEN half."scoreA" ELSE half."scoreB" END)
    FROM jsonb_to_recordset(${matchMaps.halves}) AS half("sideA" text, "scoreA" int, "scoreB" int)
    WHERE (half."sideA" = ${side}) = (${own} = 'A'))`;
}

export async function sumKills(db: Db, { team, from, to, tournaments: ids }: SeriesWanted) {
  const [row] = await db
    .select({
      kills: summed(sql`${playerMaps.kills}`),
      deaths: summed(sql`${playerMaps.deaths}`),
    })
    .from(playerMaps)
    .where(
      and(
        eq(playerMaps.team, team),
        from === undefined ? undefined : gte(playerMaps.at, from),
        to === undefined ? undefined : lte(playerMaps.at, to),
        ids === undefined ? undefined : isOneOf(playerMaps.tournament, ids),
      ),
    );
  return row!;
}

/** The tournaments that it took part in, and what it won there. */
export async function sumTournaments(db: Db, { team, from, to, tournaments: ids }: SeriesWanted) {
  const [row] = await db
    .select({
      tournaments: sql`count(*)`.mapWith(Number),
      earnings: summed(sql`${placements.prize}`),
    })
    .from(tournamentTeams)
    .innerJoin(tournaments, eq(tournaments.id, tournamentTeams.tournament))
    .leftJoin(
      placements,
      and(
        eq(placements.tournament, tournamentTeams.tournament),
        eq(placements.team, tournamentTeams.team),
      ),
    )
    .where(
      and(
        eq(tournamentTeams.team, team),
        inArray(tournaments.state, ['running', 'finished']),
        inArray(tournamentTeams.state, ['registered', 'dropped', 'disqualified']),
        or(isNotNull(tournamentTeams.seed), isNotNull(placements.from)),
        from === undefined ? undefined : gte(tournaments.startsAt, from),
        to === undefined ? undefined : lte(tournaments.startsAt, to),
        ids === undefined ? undefined : isOneOf(tournaments.id, ids),
      ),
    );
  return row!;
}

/** A series that both teams forfeited was neither won nor drawn. */
function playedBy({ team, versus, from, to, tournaments: ids }: SeriesWanted): SQL | undefined {
  return and(
    or(eq(matches.teamA, team), eq(matches.teamB, team)),
    versus === undefined ? undefined : or(eq(matches.teamA, versus), eq(matches.teamB, versus)),
    or(
      eq(matches.state, 'finished'),
      and(eq(matches.state, 'forfeited'), isNotNull(matches.winner)),
    ),
    from === undefined ? undefined : gte(matches.at, from),
    to === undefined ? undefined : lte(matches.at, to),
    ids === undefined ? undefined : isOneOf(matches.tournament, ids),
  );
}
