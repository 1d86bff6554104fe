import type { TicketCategory, TicketState } from '@mes/domain/support/tickets';
import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { accounts } from '../../accounts/tables';
import { players } from '../../players/tables';
import { ticketMessages, tickets } from '../tables';

/** A word that more messages or subjects contain is common. */
const COMMON = 2_000;
/** Of a common word only so many tickets are searched, those that changed last. */
const RECENT = 5_000;

export interface Search {
  /** For the text search of the database. */
  readonly words: string;
  /** A part of the player's name. */
  readonly name: string;
  readonly isCommon: boolean;
}

export interface TicketFilter {
  readonly state: TicketState | 'unresolved' | 'all';
  readonly category?: TicketCategory;
  readonly assignee?: string;
  readonly unassigned: boolean;
  readonly match?: string;
  /** The player that they are about. */
  readonly about?: string;
  readonly search: Search | null;
}

const STAFF = ['Moderator', 'Admin'];

export function whereMatches(filter: TicketFilter): SQL | undefined {
  const { state, category, assignee, unassigned, match, about, search } = filter;
  const isWanted = and(
    whereState(state),
    category && eq(tickets.category, category),
    assignee === undefined ? undefined : eq(tickets.assignee, assignee),
    unassigned ? isNull(tickets.assignee) : undefined,
    match === undefined ? undefined : eq(tickets.match, match),
    about === undefined ? undefined : eq(tickets.about, about),
  );
  if (!search) return isWanted;
  const isFound = search.isCommon ? whereFoundLately(search, isWanted) : whereFound(search);
  return and(isWanted, or(isFound, hasNumber(search)));
}

/** Stops counting early, and reads no row of the table that the index does not name. */
export async function isCommon(db: Db, words: string): Promise<boolean> {
  const query = sql`to_tsquery('simple', ${words})`;
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT greatest(
      (SELECT count(*) FROM (SELECT FROM ${tickets} AS found
        WHERE to_tsvector('simple', found.subject) @@ ${query} LIMIT ${COMMON + 1}) AS subjects),
      (SELECT count(*) FROM (SELECT FROM ${ticketMessages} AS written
        WHERE to_tsvector('simple', written.text) @@ ${query} LIMIT ${COMMON + 1}) AS messages)
    )::int AS total`);
  return rows[0]!.total > COMMON;
}

/**
 * What waits for staff comes first: disputes and calls to matches, which people wait at, then the longest
 * wait. What is over, newest first.
 */
export function orderOf(state: TicketFilter['state']): SQL[] {
  if (state === 'closed' || state === 'all') return [desc(tickets.updatedAt), desc(tickets.id)];
  return [
    sql`${tickets.state} = 'waiting_for_player'`,
    sql`${tickets.category} NOT IN ('dispute', 'staff_call')`,
    asc(tickets.updatedAt),
    asc(tickets.id),
  ];
}

export function isOfPlayer(playerId: string): SQL {
  return eq(tickets.player, playerId);
}

export async function findPlayer(db: Db, key: { playerId: string } | { discordId: string }) {
  const reference = { id: players.id, name: players.name, photo: players.photo };
  const [row] =
    'playerId' in key
      ? await db.select(reference).from(players).where(eq(players.id, key.playerId))
      : await db
          .select(reference)
          .from(players)
          .innerJoin(accounts, eq(accounts.id, players.id))
          .where(and(eq(accounts.provider, 'discord'), eq(accounts.providerId, key.discordId)));
  return row;
}

export async function findStaff(db: Db) {
  return db
    .select({ id: players.id, name: players.name, photo: players.photo })
    .from(players)
    .innerJoin(accounts, eq(accounts.id, players.id))
    .where(hasStaffPermission())
    .orderBy(asc(sql`lower(${players.name})`));
}

export async function isStaff(db: Db, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), hasStaffPermission()));
  return rows.length > 0;
}

function hasStaffPermission(): SQL {
  return sql`${accounts.permissions} && ${sql.param(STAFF)}::text[]`;
}

function whereState(state: TicketFilter['state']): SQL | undefined {
  if (state === 'all') return undefined;
  const isInState = state === 'unresolved' ? ne(tickets.state, 'closed') : eq(tickets.state, state);
  return and(isInState, isNull(tickets.mergedInto));
}

/**
 * Each part has an index of its own. The ids of messages come from a subquery that is run once; a
 * merged ticket is found as the one that shows its messages.
 */
function whereFound({ words, name }: Search): SQL {
  const query = sql`to_tsquery('simple', ${words})`;
  const pattern = patternOf(name);
  return sql`${tickets.id} IN (
      SELECT found.id FROM ${tickets} AS found
      WHERE to_tsvector('simple', found.subject) @@ ${query}
      UNION ALL
      SELECT coalesce(found.merged_into, found.id) FROM ${ticketMessages} AS written
      JOIN ${tickets} AS found ON found.id = written.ticket
      WHERE to_tsvector('simple', written.text) @@ ${query}
      UNION ALL
      SELECT found.id FROM ${tickets} AS found
      JOIN ${players} AS person ON person.id = found.player
      WHERE lower(person.name) LIKE ${pattern}
    )`;
}

function hasNumber({ name }: Search): SQL | undefined {
  const [, number] = /^#?(\d{1,9})$/.exec(name) ?? [];
  return number === undefined ? undefined : eq(tickets.id, Number(number));
}

/** The words are looked for in each of the newest tickets: the index would return half of all messages. */
function whereFoundLately({ words, name }: Search, isWanted: SQL | undefined): SQL {
  const query = sql`to_tsquery('simple', ${words})`;
  const recent = sql`
    SELECT ${tickets.id} AS id, ${tickets.subject} AS subject, ${tickets.player} AS player
    FROM ${tickets} ${isWanted ? sql`WHERE ${isWanted}` : sql``}
    ORDER BY ${tickets.updatedAt} DESC LIMIT ${RECENT}`;
  return sql`${tickets.id} IN (
    SELECT recent.id FROM (${recent}) AS recent
    WHERE to_tsvector('simple', recent.subject) @@ ${query}
      OR EXISTS (SELECT FROM ${ticketMessages} AS written
        WHERE written.ticket = recent.id AND to_tsvector('simple', written.text) @@ ${query})
      OR EXISTS (SELECT FROM ${players} AS person
        WHERE person.id = recent.player AND lower(person.name) LIKE ${patternOf(name)})
  )`;
}

function patternOf(name: string): string {
  return `%${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
