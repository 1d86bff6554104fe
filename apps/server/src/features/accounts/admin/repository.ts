import { and, count, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { auditLog } from '../../../platform/audit/tables';
import type { Db } from '../../../platform/database/database';
import { playerBanScopes } from '../../moderation/service';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { accounts, apiKeys, sessions, staffTerms } from '../tables';

export interface AccountFilter {
  /** A part of the name, or the beginning of an id. */
  readonly text: string;
  readonly staff: boolean;
  readonly permission?: string;
}

/** The index of trigrams finds nothing shorter. */
const TRIGRAM = 3;

export async function findPage(
  db: Db,
  { filter, page, size, now }: { filter: AccountFilter; page: number; size: number; now: number },
) {
  // First which accounts, then all about them: what is skipped is not read.
  const found = db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.id))
    .where(whereMatches(db, filter))
    .orderBy(...orderFor(filter))
    .limit(size)
    .offset(page * size);
  return selectRows(db, now)
    .where(inArray(accounts.id, found))
    .orderBy(...orderFor(filter));
}

export async function countAll(db: Db, filter: AccountFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(accounts).where(whereMatches(db, filter));
  return row!.total;
}

export async function findById(db: Db, id: string, now: number) {
  const [row] = await selectRows(db, now).where(eq(accounts.id, id));
  return row;
}

function selectRows(db: Db, now: number) {
  const lastSeen = db
    .select({ at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(eq(sessions.account, accounts.id));
  const openSessions = db
    .select({ open: count() })
    .from(sessions)
    .where(eq(sessions.account, accounts.id));
  const keys = db.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.account, accounts.id));
  return db
    .select({
      id: accounts.id,
      name: players.name,
      photo: players.photo,
      team: { name: teams.name, tag: teams.tag },
      provider: accounts.provider,
      providerId: accounts.providerId,
      permissions: accounts.permissions,
      bannedFrom: playerBanScopes(db, { playerId: accounts.id, now }),
      createdAt: accounts.createdAt,
      lastSeenAt: sql<number | null>`(${lastSeen})`.mapWith(sessions.lastSeenAt),
      sessions: sql<number>`(${openSessions})`.mapWith(Number),
      apiKeys: sql<number>`(${keys})`.mapWith(Number),
    })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.id))
    .leftJoin(teams, eq(teams.id, players.team));
}

function whereMatches(db: Db, { text, staff, permission }: AccountFilter): SQL | undefined {
  const holds = (name: string) =>
    sql`lower(${name}) IN (SELECT lower(held) FROM unnest(${accounts.permissions}) AS held)`;
  return and(
    text === '' ? undefined : inArray(accounts.id, findIds(db, text)),
    // The condition of an index: few accounts hold a permission.
    staff || permission !== undefined ? sql`cardinality(${accounts.permissions}) > 0` : undefined,
    permission === undefined ? undefined : holds(permission),
  );
}

/** A query for each index: conditions on two tables that are joined by OR would use none of them. */
function findIds(db: Db, text: string) {
  const start = `${escapeLike(text)}%`;
  const lower = escapeLike(text.toLowerCase());
  const inName = text.length < TRIGRAM ? `${lower}%` : `%${lower}%`;
  return unionAll(
    db.select({ id: players.id }).from(players).where(sql`lower(${players.name}) LIKE ${inName}`),
    db.select({ id: accounts.id }).from(accounts).where(sql`${accounts.id} LIKE ${start}`),
    db.select({ id: accounts.id }).from(accounts).where(sql`${accounts.providerId} LIKE ${start}`),
  );
}

/** Names that begin with the text first; without a text the newest first. */
function orderFor({ text }: AccountFilter): SQL[] {
  if (text === '') return [desc(accounts.createdAt), desc(accounts.id)];
  const start = `${escapeLike(text.toLowerCase())}%`;
  // By code: comparing a hundred thousand names by the rules of a language takes a second.
  const name = sql`lower(${players.name}) COLLATE "C"`;
  return [sql`${name} LIKE ${start} DESC`, name, sql`${accounts.id}`];
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Newest first. */
export async function findAllTerms(db: Db, accountId: string) {
  return db
    .select({
      permissions: staffTerms.permissions,
      since: staffTerms.since,
      until: staffTerms.until,
    })
    .from(staffTerms)
    .where(eq(staffTerms.account, accountId))
    .orderBy(desc(staffTerms.since));
}

/** Newest first, with who made them. */
export async function findChanges(
  db: Db,
  { accountId, actions, limit }: { accountId: string; actions: readonly string[]; limit: number },
) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
      actor: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(auditLog)
    .leftJoin(players, eq(players.id, auditLog.actor))
    .where(
      and(eq(auditLog.subject, `account:${accountId}`), inArray(auditLog.action, [...actions])),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}
