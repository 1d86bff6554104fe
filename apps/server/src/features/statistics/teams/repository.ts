/** Sums over the series and maps of a team. */
import type { DefuseMap } from '@mes/domain/maps/maps';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { matches, matchMaps } from '../../matches/tables';
import { teams } from '../../teams/tables';
import { placements, tournaments, tournamentTeams } from '../../tournaments/tables';
import { isOneOf, type PlayedFilter } from '../repository';
import { playerMaps } from '../tables';

export interface SeriesFilter extends PlayedFilter {
  readonly teamId: string;
  readonly versusId?: string;
  /** Only for sums over maps. */
  readonly gameMap?: DefuseMap;
}

/** More teams than a list of choices is useful for. */
const MOST_OPPONENTS = 200;

const counted = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
const summed = (value: SQL) => sql`coalesce(sum(${value}), 0)`.mapWith(Number);

/** In which slot of the match the team was. */
const slotOf = (teamId: string) =>
  sql`CASE WHEN ${matches.teamA} = ${teamId} THEN 'A' ELSE 'B' END`;

export async function sumSeries(db: Db, filter: SeriesFilter) {
  const own = slotOf(filter.teamId);
  const [row] = await db
    .select({
      wins: counted(sql`${matches.winner} = ${own}`),
      losses: counted(sql`${matches.winner} <> ${own}`),
      draws: counted(sql`${matches.winner} IS NULL`),
    })
    .from(matches)
    .where(wherePlayed(filter));
  return row!;
}

/** Who won, newest first. */
export async function findResults(db: Db, filter: SeriesFilter, limit: number) {
  return db
    .select({ winner: matches.winner, own: sql<'A' | 'B'>`${slotOf(filter.teamId)}` })
    .from(matches)
    .where(wherePlayed(filter))
    .orderBy(desc(matches.at), desc(matches.id))
    .limit(limit);
}

export async function sumMaps(db: Db, filter: SeriesFilter) {
  const own = slotOf(filter.teamId);
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
    .where(
      and(
        wherePlayed(filter),
        filter.gameMap === undefined ? undefined : eq(matchMaps.map, filter.gameMap),
      ),
    )
    .groupBy(matchMaps.map);
}

/** Rounds that the team won on a side, in the halves whose score is known. */
function roundsOn(own: SQL, side: 'coalition' | 'breach'): SQL {
  return sql`(SELECT sum(CASE WHEN ${own} = 'A' THEN half."scoreA" ELSE half."scoreB" END)
    FROM jsonb_to_recordset(${matchMaps.halves}) AS half("sideA" text, "scoreA" int, "scoreB" int)
    WHERE (half."sideA" = ${side}) = (${own} = 'A'))`;
}

/** What its players did on the same maps. */
export async function sumLines(db: Db, filter: SeriesFilter) {
  const isRated = sql`${playerMaps.rating} IS NOT NULL`;
  const [row] = await db
    .select({
      kills: summed(sql`${playerMaps.kills}`),
      deaths: summed(sql`${playerMaps.deaths}`),
      ratedRounds: sql`coalesce(sum(${playerMaps.rounds}) FILTER (WHERE ${isRated}), 0)`.mapWith(
        Number,
      ),
      ratingSum: summed(sql`${playerMaps.rating}::bigint * ${playerMaps.rounds}`),
    })
    .from(playerMaps)
    .innerJoin(matches, eq(matches.id, playerMaps.match))
    .where(
      and(
        eq(playerMaps.team, filter.teamId),
        wherePlayed(filter),
        filter.gameMap === undefined ? undefined : eq(playerMaps.gameMap, filter.gameMap),
      ),
    );
  return row!;
}

/** The teams that it has played, with the number of series. */
export async function findOpponents(db: Db, filter: SeriesFilter) {
  const { teamId } = filter;
  const otherId = sql`CASE WHEN ${matches.teamA} = ${teamId} THEN ${matches.teamB} ELSE ${matches.teamA} END`;
  return db
    .select({
      team: { name: teams.name, tag: teams.tag, logo: teams.logo },
      matches: count(),
    })
    .from(matches)
    .innerJoin(teams, eq(teams.id, otherId))
    .where(and(wherePlayed(filter), ne(teams.id, teamId)))
    .groupBy(teams.id)
    .orderBy(desc(count()), asc(teams.name))
    .limit(MOST_OPPONENTS);
}

/** The tournaments that it took part in, and what it won there. */
export async function sumTournaments(db: Db, { teamId, from, to, tournamentIds }: SeriesFilter) {
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
        eq(tournamentTeams.team, teamId),
        inArray(tournaments.state, ['running', 'finished']),
        inArray(tournamentTeams.state, ['registered', 'dropped', 'disqualified']),
        or(isNotNull(tournamentTeams.seed), isNotNull(placements.from)),
        from === undefined ? undefined : gte(tournaments.startsAt, from),
        to === undefined ? undefined : lte(tournaments.startsAt, to),
        tournamentIds === undefined ? undefined : isOneOf(tournaments.id, tournamentIds),
      ),
    );
  return row!;
}

/** A series that both teams forfeited was neither won nor drawn. */
function wherePlayed({ teamId, versusId, from, to, tournamentIds }: SeriesFilter): SQL | undefined {
  return and(
    or(eq(matches.teamA, teamId), eq(matches.teamB, teamId)),
    versusId === undefined
      ? undefined
      : or(eq(matches.teamA, versusId), eq(matches.teamB, versusId)),
    or(
      eq(matches.state, 'finished'),
      and(eq(matches.state, 'forfeited'), isNotNull(matches.winner)),
    ),
    from === undefined ? undefined : gte(matches.at, from),
    to === undefined ? undefined : lte(matches.at, to),
    tournamentIds === undefined ? undefined : isOneOf(matches.tournament, tournamentIds),
  );
}
