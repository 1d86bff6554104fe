import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { matchReports } from '../../matches/tables';
import { players } from '../../players/tables';
import type { Range } from '../repository';
import { ticketMessages as messages, ticketPictures as pictures, tickets } from '../tables';

export type TicketMessageRow = typeof messages.$inferSelect;
export type TicketPictureRow = typeof pictures.$inferSelect;

/** Longer conversations are cut at their start. */
const MOST_MESSAGES = 1_000;

/** Of several tickets together, oldest first. */
export async function findAllByTickets(db: Db, ticketIds: readonly number[]) {
  const newest = await selection(db)
    .where(inArray(messages.ticket, [...ticketIds]))
    .orderBy(sql`${messages.id} DESC`)
    .limit(MOST_MESSAGES);
  return withPictures(db, newest.toReversed());
}

export async function findById(db: Db, id: string) {
  const [found] = await withPictures(db, await selection(db).where(eq(messages.id, id)));
  return found;
}

export async function findAllSince(
  db: Db,
  since: number,
  { start, count: most }: Range = { start: 0, count: MOST_MESSAGES },
) {
  const rows = await selection(db)
    .where(gte(messages.sentAt, since))
    .orderBy(asc(messages.id))
    .limit(most)
    .offset(start);
  return withPictures(db, rows);
}

export interface TicketMessagePage extends Range {
  /** Only those that are older than this one. */
  readonly before?: string;
  /** Newest first. */
  readonly reversed: boolean;
}

export async function findPageByTicket(
  db: Db,
  ticketId: number,
  { start, count: most, before, reversed }: TicketMessagePage,
) {
  const rows = await selection(db)
    .where(
      and(
        eq(messages.ticket, ticketId),
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(reversed ? desc(messages.id) : asc(messages.id))
    .limit(most)
    .offset(start);
  return withPictures(db, rows);
}

export async function countByTicket(db: Db, ticketId: number): Promise<number> {
  return db.$count(messages, eq(messages.ticket, ticketId));
}

/** Those that the mirror at Discord has not taken over, oldest first. They are locked. */
export async function lockUnmirrored(tx: Tx, most: number) {
  return tx
    .select({ id: messages.id, ticket: tickets })
    .from(messages)
    .innerJoin(tickets, eq(tickets.id, messages.ticket))
    .where(isNull(messages.mirroredAt))
    .orderBy(asc(messages.id))
    .limit(most)
    .for('update', { of: messages });
}

export async function markMirrored(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(messages)
    .set({ mirroredAt: now })
    .where(inArray(messages.id, [...ids]));
}

export async function insert(tx: Tx, message: Omit<TicketMessageRow, 'mirroredAt'>): Promise<void> {
  await tx.insert(messages).values(message);
}

export async function countByAuthor(
  db: Db,
  { playerId, since }: { playerId: string; since: number },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(messages)
    .where(and(eq(messages.by, playerId), gt(messages.sentAt, since)));
  return row!.total;
}

/** Ids of messages are ordered by time, so the newest is the largest. */
export async function isInTickets(
  db: Db,
  { id, ticketIds }: { id: string; ticketIds: readonly number[] },
): Promise<boolean> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, id), inArray(messages.ticket, [...ticketIds])));
  return rows.length > 0;
}

export async function insertPicture(tx: Tx, picture: TicketPictureRow): Promise<void> {
  await tx.insert(pictures).values(picture);
}

type PicturePlace = { readonly message: string } | { readonly report: string };

/** Resolves to how many were the person's own and not sent yet. */
export async function attachPictures(
  tx: Tx,
  { ids, uploadedBy, to }: { ids: readonly string[]; uploadedBy: string; to: PicturePlace },
): Promise<number> {
  if (ids.length === 0) return 0;
  const attached = await tx
    .update(pictures)
    .set(to)
    .where(and(inArray(pictures.id, [...ids]), eq(pictures.uploadedBy, uploadedBy), isUnsent()))
    .returning({ id: pictures.id });
  return attached.length;
}

/** With the ticket of its message, or the match of its report, if it has been sent. */
export async function findPicture(db: Db, id: string) {
  const [row] = await db
    .select({ picture: pictures, ticket: messages.ticket, match: matchReports.match })
    .from(pictures)
    .leftJoin(messages, eq(messages.id, pictures.message))
    .leftJoin(matchReports, eq(matchReports.id, pictures.report))
    .where(eq(pictures.id, id));
  return row;
}

export async function findPicturesByReport(
  db: Db,
  reportIds: readonly string[],
): Promise<TicketPictureRow[]> {
  if (reportIds.length === 0) return [];
  return db
    .select()
    .from(pictures)
    .where(inArray(pictures.report, [...reportIds]))
    .orderBy(asc(pictures.id));
}

/** Returns the files that nothing refers to any more. */
export async function deleteOldPictures(
  tx: Tx,
  { unsentBefore, reportedBefore }: { unsentBefore: number; reportedBefore: number },
): Promise<string[]> {
  const deleted = await tx
    .delete(pictures)
    .where(
      or(
        and(isUnsent(), lt(pictures.createdAt, unsentBefore)),
        and(isNotNull(pictures.report), lt(pictures.createdAt, reportedBefore)),
      ),
    )
    .returning({ file: pictures.file });
  return findUnusedFiles(tx, deleted);
}

export async function findUnusedFiles(
  db: Db,
  deleted: readonly { file: string }[],
): Promise<string[]> {
  const files = [...new Set(deleted.map(({ file }) => file))];
  if (files.length === 0) return [];
  const used = await db
    .selectDistinct({ file: pictures.file })
    .from(pictures)
    .where(inArray(pictures.file, files));
  return files.filter((file) => !used.some((row) => row.file === file));
}

function isUnsent() {
  return and(isNull(pictures.message), isNull(pictures.report));
}

function selection(db: Db) {
  return db
    .select({
      message: messages,
      by: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(messages)
    .leftJoin(players, eq(players.id, messages.by))
    .$dynamic();
}

async function withPictures<T extends { message: TicketMessageRow }>(db: Db, found: readonly T[]) {
  const ids = found.map(({ message }) => message.id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(pictures)
          .where(inArray(pictures.message, ids))
          .orderBy(asc(pictures.id));
  return found.map((each) => ({
    ...each,
    pictures: rows.filter(({ message }) => message === each.message.id),
  }));
}
