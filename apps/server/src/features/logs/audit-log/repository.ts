import { and, count, desc, eq, gte, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../../platform/audit/tables';
import type { Db } from '../../../platform/database/database';
import { players } from '../../players/tables';

export type FoundAuditEntry = Awaited<ReturnType<typeof findAll>>[number];

export interface AuditQuery {
  /** Part of an action or a subject; empty for all. */
  readonly query: string;
  readonly actorId?: string;
  readonly action?: string;
  readonly subject?: string;
  readonly start?: number;
  readonly end?: number;
  /** Without what only admins may read. */
  readonly isForModerators: boolean;
}

const MOST_COUNTED = 10_000;
/** A command may hold anything that its admin may read. */
const FOR_ADMINS = ['command.started', 'command.finished'];

/** Newest first. */
export async function findAll(db: Db, query: AuditQuery & { page: number; size: number }) {
  return db
    .select({
      entry: auditLog,
      actor: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(auditLog)
    .leftJoin(players, eq(players.id, auditLog.actor))
    .where(whereMatches(query))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(query.size)
    .offset(query.page * query.size);
}

/** Stops at 10,000, because nobody pages further. */
export async function countAll(db: Db, query: AuditQuery): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(auditLog)
    .where(whereMatches(query))
    .limit(MOST_COUNTED)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row!.total;
}

function whereMatches(filter: AuditQuery) {
  const { query, actorId, action, subject, start, end, isForModerators } = filter;
  const part = `%${query.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const conditions: (SQL | undefined)[] = [
    isForModerators ? notInArray(auditLog.action, FOR_ADMINS) : undefined,
    actorId === undefined ? undefined : eq(auditLog.actor, actorId),
    action === undefined ? undefined : eq(auditLog.action, action),
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    start === undefined ? undefined : gte(auditLog.at, start),
    end === undefined ? undefined : lte(auditLog.at, end),
    query === ''
      ? undefined
      : sql`(${auditLog.action} || ' ' || ${auditLog.subject}) ILIKE ${part}`,
  ];
  return and(...conditions);
}
