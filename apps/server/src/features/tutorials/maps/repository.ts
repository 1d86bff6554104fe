/** Sums over the maps of finished matches. Answers are cached for minutes. */
import type { DefuseMap } from '@mes/domain/maps/maps';
import { and, desc, eq, gte, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { matches, matchMaps } from '../../matches/tables';
import { matchVetoes } from '../../rooms/tables';
import { tournaments } from '../../tournaments/tables';

const counted = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
const IS_PLAYED = and(eq(matches.state, 'finished'), eq(matchMaps.state, 'finished'));

/** Rounds that each side won, in the halves whose score is known. One look at the halves of a map for both. */
const roundsBySide = (db: Db) =>
  db
    .select({
      coalition: sum(roundsOf('coalition')).as('coalition'),
      breach: sum(roundsOf('breach')).as('breach'),
    })
    .from(
      sql`jsonb_to_recordset(${matchMaps.halves}) AS half("sideA" text, "scoreA" int, "scoreB" int)`,
    )
    .as('rounds');

function roundsOf(side: 'coalition' | 'breach'): SQL {
  return sql`CASE WHEN half."sideA" = ${side} THEN half."scoreA" ELSE half."scoreB" END`;
}

export async function sumByMap(db: Db, tournamentId: string | undefined) {
  const rounds = roundsBySide(db);
  return db
    .select({
      map: matchMaps.map,
      played: sql`count(*)`.mapWith(Number),
      coalitionRounds: sql`coalesce(sum(${rounds.coalition}), 0)`.mapWith(Number),
      breachRounds: sql`coalesce(sum(${rounds.breach}), 0)`.mapWith(Number),
      picked: counted(sql`${matchMaps.pickedBy} IS NOT NULL`),
      decider: counted(sql`${matchMaps.pickedBy} IS NULL AND ${matchVetoes.match} IS NOT NULL`),
    })
    .from(matchMaps)
    .innerJoin(matches, eq(matches.id, matchMaps.match))
    .leftJoin(matchVetoes, eq(matchVetoes.match, matches.id))
    .leftJoinLateral(rounds, sql`true`)
    .where(and(IS_PLAYED, isOf(tournamentId)))
    .groupBy(matchMaps.map);
}

export async function countBansByMap(
  db: Db,
  tournamentId: string | undefined,
): Promise<{ map: DefuseMap; banned: number }[]> {
  const bans = db
    .select({
      map: sql<DefuseMap>`unnest(${matchVetoes.bansA} || ${matchVetoes.bansB})`.as('map'),
    })
    .from(matchVetoes)
    .innerJoin(matches, eq(matches.id, matchVetoes.match))
    .where(and(eq(matches.state, 'finished'), isOf(tournamentId)))
    .as('bans');
  return db
    .select({ map: bans.map, banned: sql`count(*)`.mapWith(Number) })
    .from(bans)
    .groupBy(bans.map);
}

/** Of the tournaments that began last, newest first. */
export async function countByTournament(db: Db, { map, limit }: { map: DefuseMap; limit: number }) {
  return db
    .select({
      tournament: { id: tournaments.id, name: tournaments.name },
      played: sql`count(*)`.mapWith(Number),
    })
    .from(matchMaps)
    .innerJoin(matches, eq(matches.id, matchMaps.match))
    .innerJoin(tournaments, eq(tournaments.id, matches.tournament))
    .where(and(eq(matchMaps.map, map), IS_PLAYED, sql`NOT ${tournaments.archived}`))
    .groupBy(tournaments.id)
    .orderBy(desc(tournaments.startsAt), tournaments.id)
    .limit(limit);
}

/** By month in UTC, the oldest first; months without the map are missing. */
export async function countByMonth(db: Db, { map, since }: { map: DefuseMap; since: number }) {
  const month = sql`date_trunc('month', ${matches.finishedAt} AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`;
  return db
    .select({
      at: month.mapWith(matches.finishedAt),
      played: sql`count(*)`.mapWith(Number),
    })
    .from(matchMaps)
    .innerJoin(matches, eq(matches.id, matchMaps.match))
    .where(and(eq(matchMaps.map, map), IS_PLAYED, gte(matches.finishedAt, since)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

function isOf(tournamentId: string | undefined) {
  return tournamentId === undefined ? undefined : eq(matches.tournament, tournamentId);
}
