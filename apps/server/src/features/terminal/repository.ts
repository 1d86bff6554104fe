import type { Command } from '@mes/contract/terminal';
import { and, count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditLog } from '../../platform/audit/tables';
import type { Db } from '../../platform/database/database';

export interface CommandRow {
  readonly subject: string;
  readonly at: number;
  readonly started: Pick<Command, 'code'>;
  readonly finished: Pick<Command, 'state' | 'ms' | 'message'> | null;
}

/** Newest first. */
export async function findAllByActor(
  db: Db,
  { actorId, page, size }: { actorId: string; page: number; size: number },
): Promise<CommandRow[]> {
  const ends = alias(auditLog, 'ends');
  const rows = await db
    .select({
      subject: auditLog.subject,
      at: auditLog.at,
      started: auditLog.after,
      finished: ends.after,
    })
    .from(auditLog)
    .leftJoin(ends, and(eq(ends.subject, auditLog.subject), eq(ends.action, 'command.finished')))
    .where(isStartedBy(actorId))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(size)
    .offset(page * size);
  return rows.map((row) => ({
    ...row,
    started: row.started as CommandRow['started'],
    finished: row.finished as CommandRow['finished'],
  }));
}

export async function countByActor(db: Db, actorId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditLog).where(isStartedBy(actorId));
  return row!.total;
}

function isStartedBy(actorId: string) {
  return and(eq(auditLog.actor, actorId), eq(auditLog.action, 'command.started'));
}
