import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { matches, matchReports, staffCalls } from '../../matches/tables';
import { tournaments, tournamentTeams } from '../../tournaments/tables';
import { boundsOf, type DayPeriod } from '../service';

export interface ParticipationRow {
  readonly day: number;
  /** Null for matches outside of a tournament. */
  readonly tournament: string | null;
  readonly signups: number;
  readonly matches: number;
  readonly forfeits: number;
  readonly noShows: number;
  readonly disputes: number;
}

/** By day and tournament, without those of which nothing happened. */
export async function countByDayAndTournament(
  db: Db,
  period: DayPeriod,
): Promise<ParticipationRow[]> {
  const bounds = boundsOf(period);
  const [from, to] = [sql`${bounds.from}::timestamptz`, sql`${bounds.to}::timestamptz`];
  const { rows } = await db.execute<ParticipationRow & Record<string, unknown>>(sql`
    WITH happened AS (
      SELECT applied_at AS at, tournament, 'signup' AS kind, 1 AS teams FROM ${tournamentTeams}
      WHERE applied_at >= ${from} AND applied_at < ${to}
      UNION ALL
      SELECT finished_at, tournament, state, 1 FROM ${matches}
      WHERE state IN ('finished', 'forfeited') AND NOT automatic
        AND finished_at >= ${from} AND finished_at < ${to}
      UNION ALL
      SELECT c.created_at, m.tournament, 'no_show', CASE c.no_show WHEN 'both' THEN 2 ELSE 1 END
      FROM ${staffCalls} c JOIN ${matches} m ON m.id = c.match
      WHERE c.no_show IS NOT NULL AND c.created_at >= ${from} AND c.created_at < ${to}
      UNION ALL
      SELECT d.at, m.tournament, 'dispute', 1
      FROM (
        SELECT match, min(coalesce(answered_at, created_at)) AS at FROM ${matchReports}
        WHERE state = 'disputed' GROUP BY match
      ) d JOIN ${matches} m ON m.id = d.match
      WHERE d.at >= ${from} AND d.at < ${to}
    )
    SELECT (extract(epoch FROM date_trunc('day', at, 'UTC')) * 1000)::float8 AS day, tournament,
      count(*) FILTER (WHERE kind = 'signup')::int AS signups,
      count(*) FILTER (WHERE kind IN ('finished', 'forfeited'))::int AS matches,
      count(*) FILTER (WHERE kind = 'forfeited')::int AS forfeits,
      coalesce(sum(teams) FILTER (WHERE kind = 'no_show'), 0)::int AS "noShows",
      count(*) FILTER (WHERE kind = 'dispute')::int AS disputes
    FROM happened GROUP BY 1, tournament`);
  return rows;
}

export async function findNames(
  db: Db,
  tournamentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (tournamentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: tournaments.id, name: tournaments.name })
    .from(tournaments)
    .where(inArray(tournaments.id, [...tournamentIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
