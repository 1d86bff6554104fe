import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { messageReports as reports } from '../tables';

export type MessageReportRow = Awaited<ReturnType<typeof findAll>>[number];
type NewReport = typeof reports.$inferInsert;

const sender = alias(players, 'sender');
const reporter = alias(players, 'reporter');
const resolver = alias(players, 'resolver');

/** A second report of one message by one player changes nothing: answers undefined. */
export async function insert(tx: Tx, report: NewReport): Promise<string | undefined> {
  const [row] = await tx
    .insert(reports)
    .values(report)
    .onConflictDoNothing({ target: [reports.message, reports.reporter] })
    .returning({ id: reports.id });
  return row?.id;
}

export interface ReportQuery {
  readonly state: NonNullable<NewReport['state']> | 'all';
  readonly senderId?: string;
}

/** Newest first. */
export async function findAll(db: Db, query: ReportQuery & { page: number; size: number }) {
  return selection(db)
    .where(whereMatches(query))
    .orderBy(desc(reports.id))
    .limit(query.size)
    .offset(query.page * query.size);
}

export async function countAll(db: Db, query: ReportQuery): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reports).where(whereMatches(query));
  return row!.total;
}

export async function findById(db: Db, id: string): Promise<MessageReportRow | undefined> {
  const [row] = await selection(db).where(eq(reports.id, id));
  return row;
}

export async function findStateForUpdate(tx: Tx, id: string) {
  const [row] = await tx
    .select({ state: reports.state })
    .from(reports)
    .where(eq(reports.id, id))
    .for('update');
  return row?.state;
}

export async function update(tx: Tx, id: string, change: Partial<NewReport>): Promise<void> {
  await tx.update(reports).set(change).where(eq(reports.id, id));
}

function whereMatches({ state, senderId }: ReportQuery): SQL | undefined {
  return and(
    state === 'all' ? undefined : eq(reports.state, state),
    senderId === undefined ? undefined : eq(reports.sender, senderId),
  );
}

function selection(db: Db) {
  return db
    .select({
      report: reports,
      sender: { id: sender.id, name: sender.name, photo: sender.photo },
      reporter: { id: reporter.id, name: reporter.name, photo: reporter.photo },
      resolver: { id: resolver.id, name: resolver.name, photo: resolver.photo },
    })
    .from(reports)
    .innerJoin(sender, eq(sender.id, reports.sender))
    .leftJoin(reporter, eq(reporter.id, reports.reporter))
    .leftJoin(resolver, eq(resolver.id, reports.resolvedBy))
    .$dynamic();
}
