/** Sums over the series of one tournament; each query starts at the index of its matches. */
import { ALL_TIME } from '@mes/domain/elo/season-ladders';
import { and, asc, count, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { matches, matchMaps } from '../../matches/tables';
import { players, rosterFields } from '../../players/tables';
import { ratedSeries } from '../../ratings/tables';
import { matchVetoes } from '../../rooms/tables';
import { teams } from '../../teams/tables';
import { rosterPlayers, tournamentTeams } from '../../tournaments/tables';
import { playerMaps, roundEndings } from '../tables';

/** More than the rosters of the largest tournaments have. */
const MAX_PLAYERS = 5_000;

const summed = (value: SQL | AnyPgColumn) => sql`coalesce(sum(${value}), 0)`.mapWith(Number);
const counted = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

export async function sumPlayers(db: Db, tournamentId: string) {
  const sums = db
    .select({
      player: playerMaps.player,
      team: sql<string | null>`mode() WITHIN GROUP (ORDER BY ${playerMaps.team})`.as('main_team'),
      maps: count().as('maps'),
      rounds: summed(playerMaps.rounds).as('rounds'),
      kills: summed(playerMaps.kills).as('kills'),
      deaths: summed(playerMaps.deaths).as('deaths'),
      headshots: summed(playerMaps.headshots).as('headshots'),
      openingKills: summed(playerMaps.openingKills).as('opening_kills'),
      openingDeaths: summed(playerMaps.openingDeaths).as('opening_deaths'),
      multiKillRounds: summed(
        sql`${playerMaps.twoKills} + ${playerMaps.threeKills} + ${playerMaps.fourKills} + ${playerMaps.fiveKills}`,
      ).as('multi_kill_rounds'),
      kastRounds: summed(playerMaps.kastRounds).as('kast_rounds'),
      kastOf: summed(playerMaps.kastOf).as('kast_of'),
      clutches: summed(playerMaps.clutches).as('clutches'),
      ratedRounds:
        sql`coalesce(sum(${playerMaps.rounds}) FILTER (WHERE ${playerMaps.rating} IS NOT NULL), 0)`
          .mapWith(Number)
          .as('rated_rounds'),
      ratingSum: summed(sql`${playerMaps.rating}::bigint * ${playerMaps.rounds}`).as('rating_sum'),
    })
    .from(matches)
    .innerJoin(playerMaps, eq(playerMaps.match, matches.id))
    .where(and(eq(matches.tournament, tournamentId), eq(playerMaps.captured, true)))
    .groupBy(playerMaps.player)
    .as('sums');
  return db
    .select({
      player: rosterFields,
      team: { name: teams.name, tag: teams.tag },
      maps: sums.maps,
      rounds: sums.rounds,
      kills: sums.kills,
      deaths: sums.deaths,
      headshots: sums.headshots,
      openingKills: sums.openingKills,
      openingDeaths: sums.openingDeaths,
      multiKillRounds: sums.multiKillRounds,
      kastRounds: sums.kastRounds,
      kastOf: sums.kastOf,
      clutches: sums.clutches,
      ratedRounds: sums.ratedRounds,
      ratingSum: sums.ratingSum,
    })
    .from(sums)
    .innerJoin(players, eq(players.id, sums.player))
    .leftJoin(teams, eq(teams.id, sums.team))
    .orderBy(
      sql`${sums.ratingSum}::double precision / nullif(${sums.ratedRounds}, 0) DESC NULLS LAST`,
      asc(players.id),
    )
    .limit(MAX_PLAYERS);
}

/** The rounds of captured maps by map, side and ending. */
export async function sumRounds(db: Db, tournamentId: string) {
  return db
    .select({
      map: matchMaps.map,
      side: roundEndings.side,
      ending: roundEndings.ending,
      rounds: summed(sql`${roundEndings.rounds}`),
    })
    .from(matches)
    .innerJoin(matchMaps, eq(matchMaps.match, matches.id))
    .innerJoin(
      roundEndings,
      and(eq(roundEndings.match, matchMaps.match), eq(roundEndings.map, matchMaps.index)),
    )
    .where(and(eq(matches.tournament, tournamentId), eq(matchMaps.state, 'finished')))
    .groupBy(matchMaps.map, roundEndings.side, roundEndings.ending);
}

/** How often each map was played with captured rounds. */
export async function countMaps(db: Db, tournamentId: string) {
  return db
    .select({ map: matchMaps.map, played: count() })
    .from(matches)
    .innerJoin(matchMaps, eq(matchMaps.match, matches.id))
    .where(
      and(
        eq(matches.tournament, tournamentId),
        eq(matchMaps.state, 'finished'),
        eq(matchMaps.captured, true),
      ),
    )
    .groupBy(matchMaps.map)
    .orderBy(desc(count()), asc(matchMaps.map));
}

/** What was banned and picked in the vetoes of series that were played. */
export async function findVetoes(db: Db, tournamentId: string) {
  const picked = sql<
    string[]
  >`ARRAY(SELECT ${matchMaps.map} FROM ${matchMaps} WHERE ${matchMaps.match} = ${matches.id} AND ${matchMaps.pickedBy} IS NOT NULL)`;
  return db
    .select({ bansA: matchVetoes.bansA, bansB: matchVetoes.bansB, picked })
    .from(matches)
    .innerJoin(matchVetoes, eq(matchVetoes.match, matches.id))
    .where(wherePlayed(tournamentId));
}

export async function countSeries(db: Db, tournamentId: string) {
  const [row] = await db
    .select({
      played: counted(sql`${matches.state} = 'finished'`),
      forfeits: counted(sql`${matches.state} = 'forfeited'`),
    })
    .from(matches)
    .where(
      and(
        eq(matches.tournament, tournamentId),
        isNotNull(matches.teamA),
        isNotNull(matches.teamB),
        inArray(matches.state, ['finished', 'forfeited']),
      ),
    );
  return row!;
}

const isWonByA = sql`${matches.winner} = 'A'`;
const ofWinner = (a: AnyPgColumn, b: AnyPgColumn) =>
  sql`CASE WHEN ${isWonByA} THEN ${a} ELSE ${b} END`;
const ofLoser = (a: AnyPgColumn, b: AnyPgColumn) => ofWinner(b, a);
const winnerElo = ofWinner(ratedSeries.eloA, ratedSeries.eloB).mapWith(Number);
const loserElo = ofLoser(ratedSeries.eloA, ratedSeries.eloB).mapWith(Number);
const isRatedMatch = and(eq(ratedSeries.match, matches.id), eq(ratedSeries.ladder, ALL_TIME));

/** How many series had a winner and an Elo of both teams, and how many the weaker team won. */
export async function countUpsets(db: Db, tournamentId: string) {
  const [row] = await db
    .select({ rated: count(), upsets: counted(sql`${winnerElo} < ${loserElo}`) })
    .from(matches)
    .innerJoin(ratedSeries, isRatedMatch)
    .where(and(wherePlayed(tournamentId), isNotNull(matches.winner)));
  return row!;
}

/** The largest differences of Elo first: the smallest chances. */
export async function findUpsets(db: Db, tournamentId: string, limit: number) {
  return db
    .select({
      match: matches.id,
      winner: ofWinner(ratedSeries.teamA, ratedSeries.teamB).mapWith(String),
      loser: ofLoser(ratedSeries.teamA, ratedSeries.teamB).mapWith(String),
      winnerElo,
      loserElo,
      slot: matches.winner,
      scoreA: matches.scoreA,
      scoreB: matches.scoreB,
    })
    .from(matches)
    .innerJoin(ratedSeries, isRatedMatch)
    .where(and(wherePlayed(tournamentId), isNotNull(matches.winner), lt(winnerElo, loserElo)))
    .orderBy(sql`${winnerElo} - ${loserElo}`, asc(matches.id))
    .limit(limit);
}

/** Forfeits are not played. */
function wherePlayed(tournamentId: string) {
  return and(eq(matches.tournament, tournamentId), eq(matches.state, 'finished'));
}

/** Teams that were accepted, also if they left or were put out later. */
const TOOK_PART = ['registered', 'dropped', 'disqualified'] as const;

export async function countTeams(db: Db, tournamentId: string) {
  const [row] = await db
    .select({
      teams: count(),
      checkedIn: counted(sql`${tournamentTeams.checkedInAt} IS NOT NULL`),
      played: counted(sql`EXISTS (
        SELECT 1 FROM ${matches}
        WHERE ${matches.tournament} = ${tournamentTeams.tournament}
          AND ${matches.state} IN ('live', 'finished')
          AND ${tournamentTeams.team} IN (${matches.teamA}, ${matches.teamB})
      )`),
    })
    .from(tournamentTeams)
    .where(
      and(eq(tournamentTeams.tournament, tournamentId), inArray(tournamentTeams.state, TOOK_PART)),
    );
  return row!;
}

export async function countRostered(db: Db, tournamentId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(rosterPlayers)
    .where(and(eq(rosterPlayers.tournament, tournamentId), eq(rosterPlayers.active, true)));
  return row!.count;
}
