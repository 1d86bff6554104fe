/** Finished series in the order in which they are rated. */
import { isRated } from '@mes/domain/elo/elo';
import type { SeasonSeries, SeriesPosition } from '@mes/domain/elo/season-ladders';
import type { MatchState } from '@mes/domain/series/states';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { and, asc, count, eq, gt, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { importedTournaments } from '../../imports/tables';
import { matches, matchMaps } from '../../matches/tables';
import { playerMaps } from '../../statistics/tables';
import { tournaments } from '../../tournaments/tables';

const FINISHED_STATES: MatchState[] = ['finished', 'forfeited'];

/** The rated series of a match, or undefined. */
export async function findSeries(db: Db, matchId: string): Promise<SeasonSeries | undefined> {
  const { series } = await find(db, eq(matches.id, matchId), 1);
  return series[0];
}

export async function countFinished(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(matches).where(whereFinished());
  return row!.count;
}

export interface Batch {
  readonly series: readonly SeasonSeries[];
  /** How many series were read, rated or not. */
  readonly seen: number;
  /** The last one that was read; null at the end. */
  readonly last: SeriesPosition | null;
}

/** From a position on, inclusive, or after one. */
export async function findBatch(
  db: Db,
  {
    from,
    after,
    size,
  }: { from: SeriesPosition | null; after: SeriesPosition | null; size: number },
): Promise<Batch> {
  return find(db, after ? whereAfter(after) : from ? whereFrom(from) : undefined, size);
}

async function find(db: Db, where: SQL | undefined, limit: number): Promise<Batch> {
  const rounds = db
    .select({ rounds: sql`coalesce(sum(${matchMaps.scoreA} + ${matchMaps.scoreB}), 0)` })
    .from(matchMaps)
    .where(and(eq(matchMaps.match, matches.id), eq(matchMaps.state, 'finished')));
  const rows = await db
    .select({
      matchId: matches.id,
      finishedAt: sql`${matches.finishedAt}`.mapWith(matches.finishedAt),
      teamA: matches.teamA,
      teamB: matches.teamB,
      scoreA: matches.scoreA,
      scoreB: matches.scoreB,
      winner: matches.winner,
      forfeitedBy: matches.forfeitedBy,
      season: tournaments.season,
      rounds: sql`(${rounds})`.mapWith(Number),
    })
    .from(matches)
    .leftJoin(tournaments, eq(tournaments.id, matches.tournament))
    .where(and(whereFinished(), where))
    .orderBy(asc(matches.finishedAt), sql`${matches.id} COLLATE "C"`)
    .limit(limit);
  const players = await findPlayers(
    db,
    rows.map(({ matchId }) => matchId),
  );
  const end = rows.at(-1);
  return {
    seen: rows.length,
    last: end && rows.length === limit ? { at: end.finishedAt, match: end.matchId } : null,
    series: rows.flatMap(({ teamA, teamB, scoreA, scoreB, forfeitedBy, ...row }) => {
      const score = { A: scoreA, B: scoreB };
      if (teamA === null || teamB === null || !isRated(score, forfeitedBy)) return [];
      const teams = { A: teamA, B: teamB };
      return [{ ...row, teams, score, players: players.get(row.matchId) ?? [] }];
    }),
  };
}

/**
 * Who played for which team in how many rounds; a player counts for the team of most of them. One row a
 * match, because reading one for each player takes longer than rating them.
 */
async function findPlayers(
  db: Db,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, SeasonSeries['players']>> {
  if (matchIds.length === 0) return new Map();
  const { rows } = await db.execute<{ match: string; players: [string, TeamSlot, number][] }>(sql`
    SELECT match, json_agg(json_build_array(player, opponent, rounds)
                           ORDER BY player, rounds DESC, opponent) AS players
    FROM (
      SELECT match, player, opponent, sum(${playerMaps.roundWins} + ${playerMaps.roundLosses}) AS rounds
      FROM ${playerMaps}
      WHERE match = ANY(${sql.param([...matchIds])}::text[])
      GROUP BY match, player, opponent
    ) AS played
    GROUP BY match`);
  return new Map(
    rows.map(({ match, players }) => [
      match,
      players.flatMap(([player, opponent, rounds], index) =>
        players[index - 1]?.[0] === player ? [] : [{ player, opponent, rounds }],
      ),
    ]),
  );
}

function whereFinished(): SQL | undefined {
  return and(
    inArray(matches.state, FINISHED_STATES),
    isNotNull(matches.finishedAt),
    // Results of the past count only where that was wanted.
    sql`NOT EXISTS (SELECT FROM ${importedTournaments} WHERE
      ${importedTournaments.tournament} = ${matches.tournament} AND NOT ${importedTournaments.isRated})`,
  );
}

function whereAfter({ at, match }: SeriesPosition): SQL | undefined {
  return and(
    gte(matches.finishedAt, at),
    or(gt(matches.finishedAt, at), sql`${matches.id} COLLATE "C" > ${match}`),
  );
}

function whereFrom({ at, match }: SeriesPosition): SQL | undefined {
  return and(
    gte(matches.finishedAt, at),
    or(gt(matches.finishedAt, at), sql`${matches.id} COLLATE "C" >= ${match}`),
  );
}
