/** Each query reads the tickets or messages of the period once. */
import type { TicketCategory, TicketState } from '@mes/domain/support/tickets';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { ticketMessages, tickets } from '../tables';

export interface TicketPeriod {
  readonly start: number;
  readonly end: number;
}

/** A median in milliseconds; of those without an end nothing is counted. */
const median = (from: string, to: string) =>
  sql.raw(
    `round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${to} - ${from}) * 1000)
     FILTER (WHERE ${to} IS NOT NULL))::float8`,
  );

const FIRST_ANSWER = median('t.created_at', 't.first_answer_at');
const TIME_TO_CLOSE = median('t.created_at', 't.closed_at');

function bounds({ start, end }: TicketPeriod) {
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  return { from: at(start), to: at(end) };
}

export async function findTotals(db: Db, period: TicketPeriod) {
  const { from, to } = bounds(period);
  const { rows } = await db.execute<{
    total: number;
    firstAnswer: number | null;
    timeToClose: number | null;
  }>(sql`
    SELECT count(*)::int AS total, ${FIRST_ANSWER} AS "firstAnswer", ${TIME_TO_CLOSE} AS "timeToClose"
    FROM ${tickets} t WHERE t.created_at >= ${from} AND t.created_at < ${to}`);
  return rows[0]!;
}

export async function countByStateAndCategory(db: Db, period: TicketPeriod) {
  const { from, to } = bounds(period);
  const { rows } = await db.execute<{
    state: TicketState;
    category: TicketCategory;
    total: number;
  }>(sql`
    SELECT t.state, t.category, count(*)::int AS total
    FROM ${tickets} t WHERE t.created_at >= ${from} AND t.created_at < ${to}
    GROUP BY t.state, t.category`);
  return rows;
}

export async function countBefore(db: Db, period: TicketPeriod): Promise<number> {
  const { from } = bounds(period);
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM ${tickets} t
    WHERE t.created_at < ${from} AND (t.closed_at IS NULL OR t.closed_at >= ${from})`);
  return rows[0]!.total;
}

export async function countByDay(db: Db, period: TicketPeriod) {
  const { from, to } = bounds(period);
  const { rows } = await db.execute<{
    day: number;
    opened: number;
    closed: number;
    firstAnswer: number | null;
  }>(sql`
    WITH days AS (
      SELECT generate_series(
        date_trunc('day', ${from}, 'UTC'), ${to} - interval '1 ms', interval '1 day'
      ) AS day
    ), opened AS (
      SELECT date_trunc('day', t.created_at, 'UTC') AS day, count(*)::int AS total,
        ${FIRST_ANSWER} AS first_answer
      FROM ${tickets} t WHERE t.created_at >= ${from} AND t.created_at < ${to} GROUP BY 1
    ), closed AS (
      SELECT date_trunc('day', t.closed_at, 'UTC') AS day, count(*)::int AS total
      FROM ${tickets} t WHERE t.closed_at >= ${from} AND t.closed_at < ${to} GROUP BY 1
    )
    SELECT (extract(epoch FROM days.day) * 1000)::float8 AS day,
      coalesce(opened.total, 0) AS opened, coalesce(closed.total, 0) AS closed,
      opened.first_answer AS "firstAnswer"
    FROM days LEFT JOIN opened USING (day) LEFT JOIN closed USING (day) ORDER BY days.day`);
  return rows;
}

/** Everyone who answered, closed or has tickets of the period. */
export async function countByStaff(db: Db, period: TicketPeriod) {
  const { from, to } = bounds(period);
  const { rows } = await db.execute<{
    id: string;
    name: string;
    photo: string | null;
    assigned: number;
    answered: number;
    closed: number;
    messages: number;
    firstAnswer: number | null;
  }>(sql`
    WITH period AS (
      SELECT * FROM ${tickets} t WHERE t.created_at >= ${from} AND t.created_at < ${to}
    ), assigned AS (
      SELECT assignee AS id, count(*)::int AS total FROM period
      WHERE assignee IS NOT NULL GROUP BY 1
    ), answered AS (
      SELECT first_answer_by AS id, count(*)::int AS total, ${FIRST_ANSWER} AS first_answer
      FROM period t WHERE first_answer_by IS NOT NULL GROUP BY 1
    ), closed AS (
      SELECT closed_by AS id, count(*)::int AS total FROM ${tickets} t
      WHERE closed_by IS NOT NULL AND t.closed_at >= ${from} AND t.closed_at < ${to} GROUP BY 1
    ), written AS (
      SELECT m.by AS id, count(*)::int AS total FROM ${ticketMessages} m
      WHERE m.side = 'staff' AND m.by IS NOT NULL AND m.sent_at >= ${from} AND m.sent_at < ${to}
      GROUP BY 1
    )
    SELECT p.id, p.name, p.photo, coalesce(assigned.total, 0) AS assigned,
      coalesce(answered.total, 0) AS answered, coalesce(closed.total, 0) AS closed,
      coalesce(written.total, 0) AS messages, answered.first_answer AS "firstAnswer"
    FROM (
      SELECT id FROM assigned UNION SELECT id FROM answered
      UNION SELECT id FROM closed UNION SELECT id FROM written
    ) people
    JOIN ${players} p USING (id)
    LEFT JOIN assigned USING (id) LEFT JOIN answered USING (id)
    LEFT JOIN closed USING (id) LEFT JOIN written USING (id)
    ORDER BY messages DESC, p.id`);
  return rows;
}
