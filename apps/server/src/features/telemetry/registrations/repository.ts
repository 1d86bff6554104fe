import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { accounts } from '../../accounts/tables';
import { matches } from '../../matches/tables';
import { players } from '../../players/tables';
import { teamMemberships } from '../../teams/tables';
import { rosterPlayers } from '../../tournaments/tables';
import { boundsOf, type DayPeriod } from '../service';

/** Who has registered in a period, also those who have deleted their account since. */
function registered(period: DayPeriod) {
  const { from, to } = boundsOf(period);
  return sql`
    SELECT p.id, p.country, coalesce(a.created_at, p.created_at) AS at
    FROM ${players} p LEFT JOIN ${accounts} a ON a.id = p.id
    WHERE (a.id IS NOT NULL OR p.deleted_at IS NOT NULL)
      AND coalesce(a.created_at, p.created_at) >= ${from}::timestamptz
      AND coalesce(a.created_at, p.created_at) < ${to}::timestamptz`;
}

/** Without the days on which nobody registered. */
export async function countByDay(db: Db, period: DayPeriod) {
  const { rows } = await db.execute<{ day: number; registered: number }>(sql`
    SELECT (extract(epoch FROM date_trunc('day', at, 'UTC')) * 1000)::float8 AS day,
      count(*)::int AS registered
    FROM (${registered(period)}) people GROUP BY 1`);
  return rows;
}

export async function countByCountry(db: Db, period: DayPeriod) {
  const { rows } = await db.execute<{ country: string | null; registered: number }>(sql`
    SELECT country, count(*)::int AS registered
    FROM (${registered(period)}) people GROUP BY country`);
  return rows;
}

/** How far those who registered in the period have come until today. */
export async function countSteps(db: Db, period: DayPeriod) {
  const { rows } = await db.execute<{
    registered: number;
    joinedTeam: number;
    signedUp: number;
    played: number;
  }>(sql`
    SELECT count(*)::int AS registered,
      count(*) FILTER (WHERE joined_team)::int AS "joinedTeam",
      count(*) FILTER (WHERE signed_up)::int AS "signedUp",
      count(*) FILTER (WHERE played)::int AS played
    FROM (
      SELECT
        EXISTS (SELECT FROM ${teamMemberships} m WHERE m.player = people.id) AS joined_team,
        EXISTS (SELECT FROM ${rosterPlayers} r WHERE r.player = people.id) AS signed_up,
        EXISTS (
          SELECT FROM ${rosterPlayers} r JOIN ${matches} m ON m.tournament = r.tournament
          WHERE r.player = people.id AND r.active AND r.team IN (m.team_a, m.team_b)
            AND m.state = 'finished'
        ) AS played
      FROM (${registered(period)}) people
    ) steps`);
  return rows[0]!;
}
