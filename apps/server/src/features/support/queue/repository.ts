import type { TicketCategory, TicketState } from '@mes/domain/support/tickets';
import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { accounts } from '../../accounts/tables';
import { players } from '../../players/tables';
import { ticketMessages, tickets } from '../tables';

export interface Search {
  /** For the text search of the database. */
  readonly words: string;
  /** A part of the player's name. */
  readonly name: string;
}

export interface TicketFilter {
  readonly state: TicketState | 'unresolved' | 'all';
  readonly category?: TicketCategory;
  readonly assignee?: string;
  readonly unassigned: boolean;
  readonly match?: string;
  readonly search: Search | null;
}

const STAFF = ['Moderator', 'Admin'];

export function whereMatches(filter: TicketFilter): SQL | undefined {
  const { state, category, assignee, unassigned, match, search } = filter;
  return and(
    whereState(state),
    category && eq(tickets.category, category),
    assignee === undefined ? undefined : eq(tickets.assignee, assignee),
    unassigned ? isNull(tickets.assignee) : undefined,
    match === undefined ? undefined : eq(tickets.match, match),
    search ? whereFound(search) : undefined,
  );
}

/** What waits for staff comes first, the longest wait before; what is over, newest first. */
export function orderOf(state: TicketFilter['state']): SQL[] {
  if (state === 'closed' || state === 'all') return [desc(tickets.updatedAt), desc(tickets.id)];
  return [sql`${tickets.state} = 'waiting_for_player'`, asc(tickets.updatedAt), asc(tickets.id)];
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
  const pattern = `%${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const [, number] = /^#?(\d{1,9})$/.exec(name) ?? [];
  return or(
    sql`${tickets.id} IN (
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
    )`,
    number === undefined ? undefined : eq(tickets.id, Number(number)),
  )!;
}
