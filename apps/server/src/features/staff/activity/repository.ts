/**
 * Activity is counted when it is read, from what other features store: audit rows, messages of tickets,
 * match rooms and the chat, capture entries. Only what somebody did while on the staff counts.
 */
import {
  ACTIVITY_POINTS,
  AUDITED_ACTIVITY,
  FEWEST_CAPTURED_ENTRIES,
} from '@mes/domain/staff/activity';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../../platform/audit/tables';
import type { Db } from '../../../platform/database/database';
import { staffTerms } from '../../accounts/tables';
import { captureEntries } from '../../capture/tables';
import { chatMessages } from '../../chat/tables';
import { roomMessages } from '../../rooms/tables';
import { ticketMessages } from '../../support/tables';
import { staffCredits } from '../tables';

/** Both ends are part of it. */
export interface ActivityPeriod {
  readonly start: number;
  readonly end: number;
}

export interface ActivityQuery {
  readonly period: ActivityPeriod;
  /** Everyone unless given. */
  readonly playerId?: string;
}

/** Newest first. */
export async function findPage(
  db: Db,
  { page, size, ...query }: ActivityQuery & { page: number; size: number },
) {
  return db
    .select({
      id: sql<string>`id`,
      player: sql<string>`player`,
      kind: sql<string>`kind`,
      count: sql<number>`count`,
      points: sql<number>`points`,
      subject: sql<string | null>`subject`,
      note: sql<string>`note`,
      addedBy: sql<string | null>`added_by`,
      at: sql<number>`at`.mapWith(auditLog.at),
      // In the same pass: everything has to be counted and sorted anyway.
      total: sql<number>`(count(*) OVER ())::int`,
    })
    .from(activityOf(query))
    .orderBy(sql`at DESC, id DESC`)
    .limit(size)
    .offset(page * size);
}

export async function countEntries(db: Db, query: ActivityQuery): Promise<number> {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(activityOf(query));
  return row!.total;
}

export async function sumByPlayer(db: Db, query: ActivityQuery) {
  const counted = (...kinds: string[]) =>
    sql<number>`coalesce(sum(count) FILTER (WHERE kind = ANY(${sql.param(kinds)})), 0)::int`;
  return db
    .select({
      player: sql<string>`player`,
      points: sql<number>`sum(points)::int`,
      messages: counted('message', 'chat'),
      tickets: counted('ticket_answered', 'ticket_closed'),
      matches: counted('match_scored'),
      captured: counted('map_captured'),
    })
    .from(activityOf(query))
    .groupBy(sql`player`);
}

/** By day in UTC, oldest first. */
export async function countMessagesByDay(db: Db, query: ActivityQuery) {
  return db
    .select({
      player: sql<string>`player`,
      day: sql<number>`date_trunc('day', at, 'UTC')`.mapWith(auditLog.at),
      messages: sql<number>`sum(count)::int`,
    })
    .from(sql`(${messagesOf(query)} UNION ALL ${chatOf(query)}) AS activity`)
    .groupBy(sql`player, date_trunc('day', at, 'UTC')`)
    .orderBy(sql`player, date_trunc('day', at, 'UTC')`);
}

/** Each part has the same columns. The count of a credit is 0, because columns count what was done. */
function activityOf(query: ActivityQuery): SQL {
  const parts = [auditedOf, answersOf, messagesOf, chatOf, capturesOf, creditsOf].map((part) =>
    part(query),
  );
  return sql`(${sql.join(parts, sql` UNION ALL `)}) AS activity`;
}

/** The same subject counts once a day. */
function auditedOf({ period, playerId }: ActivityQuery): SQL {
  const { actor, at, id, subject } = auditLog;
  const actions = AUDITED_ACTIVITY.map(({ action }) => action);
  const kinds = AUDITED_ACTIVITY.map(({ kind }) => kind);
  const points = kinds.map((kind) => ACTIVITY_POINTS[kind]);
  return sql`
    SELECT (array_agg(${id} ORDER BY ${at}, ${id}))[1] AS id, ${actor} AS player, counted.kind AS kind,
      1 AS count, counted.points AS points, ${subject} AS subject, '' AS note,
      NULL::text AS added_by, min(${at}) AS at
    FROM ${auditLog}
    JOIN unnest(${sql.param(actions)}::text[], ${sql.param(kinds)}::text[], ${sql.param(points)}::int[])
      AS counted(action, kind, points) ON counted.action = ${auditLog.action}
    JOIN ${staffTerms} ON ${duringTerm({ player: actor, at })}
    WHERE ${at} BETWEEN ${instant(period.start)} AND ${instant(period.end)}
      ${playerId === undefined ? sql`` : sql`AND ${actor} = ${playerId}`}
    GROUP BY ${actor}, counted.kind, counted.points, ${subject}, date_trunc('day', ${at}, 'UTC')`;
}

/** Those of a day are one entry. Messages to a team of one's own are none of the staff. */
function messagesOf({ period, playerId }: ActivityQuery): SQL {
  const { by, id, role, sentAt, deletedAt } = roomMessages;
  return sql`
    SELECT (array_agg(${id} ORDER BY ${id}))[1] AS id, ${by} AS player, 'message' AS kind,
      count(*)::int AS count, count(*)::int * ${ACTIVITY_POINTS.message}::int AS points,
      NULL AS subject, '' AS note, NULL::text AS added_by, max(${sentAt}) AS at
    FROM ${roomMessages}
    JOIN ${staffTerms} ON ${duringTerm({ player: by, at: sentAt })}
    WHERE ${role} = 'staff' AND ${deletedAt} IS NULL
      AND ${sentAt} BETWEEN ${instant(period.start)} AND ${instant(period.end)}
      ${playerId === undefined ? sql`` : sql`AND ${by} = ${playerId}`}
    GROUP BY ${by}, date_trunc('day', ${sentAt}, 'UTC')`;
}

/** Worth the same however much somebody writes on a day: not all of it is work. */
function chatOf({ period, playerId }: ActivityQuery): SQL {
  const { author, deletedAt, id, sentAt } = chatMessages;
  return sql`
    SELECT (array_agg(${id} ORDER BY ${id}))[1] AS id, ${author} AS player, 'chat' AS kind,
      count(*)::int AS count, ${ACTIVITY_POINTS.chat}::int AS points, NULL AS subject, '' AS note,
      NULL::text AS added_by, max(${sentAt}) AS at
    FROM ${chatMessages}
    JOIN ${staffTerms} ON ${duringTerm({ player: author, at: sentAt })}
    WHERE ${deletedAt} IS NULL
      AND ${sentAt} BETWEEN ${instant(period.start)} AND ${instant(period.end)}
      ${playerId === undefined ? sql`` : sql`AND ${author} = ${playerId}`}
    GROUP BY ${author}, date_trunc('day', ${sentAt}, 'UTC')`;
}

/** A ticket counts once a day for each who answers. */
function answersOf({ period, playerId }: ActivityQuery): SQL {
  const { by, id, sentAt, side, ticket } = ticketMessages;
  return sql`
    SELECT (array_agg(${id} ORDER BY ${id}))[1] AS id, ${by} AS player, 'ticket_answered' AS kind,
      1 AS count, ${ACTIVITY_POINTS.ticket_answered}::int AS points, 'ticket:' || ${ticket} AS subject,
      '' AS note, NULL::text AS added_by, min(${sentAt}) AS at
    FROM ${ticketMessages}
    JOIN ${staffTerms} ON ${duringTerm({ player: by, at: sentAt })}
    WHERE ${side} = 'staff'
      AND ${sentAt} BETWEEN ${instant(period.start)} AND ${instant(period.end)}
      ${playerId === undefined ? sql`` : sql`AND ${by} = ${playerId}`}
    GROUP BY ${by}, ${ticket}, date_trunc('day', ${sentAt}, 'UTC')`;
}

/**
 * A map counts when its operator began it. A day around the period is read too, so that a map that was
 * captured at its edge counts in one of two periods, and as a whole. A map has hundreds of entries: the maps
 * of an operator are found by jumping through the index from one to the next, and of each its first few
 * entries are read.
 */
function capturesOf({ period, playerId }: ActivityQuery): SQL {
  const { id, map, match, operator, writtenAt } = captureEntries;
  const { account, since, until } = staffTerms;
  const [start, end] = [instant(period.start), instant(period.end)];
  return sql`
    SELECT began.id, captured.operator AS player, 'map_captured' AS kind, 1 AS count,
      ${ACTIVITY_POINTS.map_captured}::int AS points,
      'match:' || captured.match || ':' || captured.map AS subject, '' AS note, NULL::text AS added_by,
      began.at
    FROM (
      WITH RECURSIVE captured AS (
        SELECT first.operator, first.match, first.map
        FROM (
          SELECT DISTINCT ${account} AS account FROM ${staffTerms}
          ${playerId === undefined ? sql`` : sql`WHERE ${account} = ${playerId}`}
        ) AS staff
        CROSS JOIN LATERAL (
          SELECT ${operator}, ${match}, ${map} FROM ${captureEntries}
          WHERE ${operator} = staff.account ORDER BY ${match}, ${map} LIMIT 1
        ) AS first
        UNION ALL
        SELECT next.operator, next.match, next.map
        FROM captured CROSS JOIN LATERAL (
          SELECT ${operator}, ${match}, ${map} FROM ${captureEntries}
          WHERE ${operator} = captured.operator
            AND (${match}, ${map}) > (captured.match, captured.map)
          ORDER BY ${match}, ${map} LIMIT 1
        ) AS next
      )
      SELECT * FROM captured
    ) AS captured
    JOIN ${staffTerms} ON ${account} = captured.operator
    CROSS JOIN LATERAL (
      SELECT count(*) AS entries, min(written_at) AS at,
        (array_agg(few.id ORDER BY written_at))[1] AS id
      FROM (
        SELECT ${id}, ${writtenAt} FROM ${captureEntries}
        WHERE ${operator} = captured.operator AND ${match} = captured.match
          AND ${map} = captured.map AND ${writtenAt} >= ${since}
          AND (${until} IS NULL OR ${writtenAt} <= ${until})
          AND ${writtenAt} BETWEEN ${start} - interval '1 day' AND ${end} + interval '1 day'
        ORDER BY ${writtenAt} LIMIT ${FEWEST_CAPTURED_ENTRIES}::int
      ) AS few
    ) AS began
    WHERE began.entries >= ${FEWEST_CAPTURED_ENTRIES}::int AND began.at BETWEEN ${start} AND ${end}`;
}

function creditsOf({ period, playerId }: ActivityQuery): SQL {
  const { account, addedBy, at, id, kind, note, points } = staffCredits;
  return sql`
    SELECT ${id} AS id, ${account} AS player, ${kind} AS kind, 0 AS count, ${points} AS points,
      NULL AS subject, ${note} AS note, ${addedBy} AS added_by, ${at} AS at
    FROM ${staffCredits}
    WHERE ${at} BETWEEN ${instant(period.start)} AND ${instant(period.end)}
      ${playerId === undefined ? sql`` : sql`AND ${account} = ${playerId}`}`;
}

function duringTerm({ player, at }: { player: Column; at: Column }): SQL {
  const { account, since, until } = staffTerms;
  return sql`${account} = ${player} AND ${at} >= ${since} AND (${until} IS NULL OR ${at} <= ${until})`;
}

function instant(at: number): SQL {
  return sql`${auditLog.at.mapToDriverValue(at)}::timestamptz`;
}
