import { and, count, desc, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/database';
import { matches, staffCalls } from '../matches/tables';
import { messageReports } from '../messages/tables';
import { bans } from '../moderation/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { tickets } from './tables';

export type TicketRow = typeof tickets.$inferSelect;
export type NewTicket = typeof tickets.$inferInsert;
export type FoundTicket = Awaited<ReturnType<typeof findAll>>[number];

const owner = alias(players, 'owner');
const assignee = alias(players, 'assignee');
const about = alias(players, 'about');
const teamA = alias(teams, 'team_a');
const teamB = alias(teams, 'team_b');

export interface Range {
  readonly start: number;
  readonly count: number;
}

/**
 * With everything that a list shows. The rows of the page are found first: the database would join all
 * tickets before it sorts them.
 */
export async function findAll(
  db: Db,
  { where, order, start, count: most }: Range & { where: SQL | undefined; order: readonly SQL[] },
) {
  const page = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(where)
    .orderBy(...order)
    .limit(most)
    .offset(start);
  const ids = page.map(({ id }) => id);
  return ids.length === 0 ? [] : findAllByIds(db, { ids, order });
}

async function findAllByIds(
  db: Db,
  { ids, order }: { ids: readonly number[]; order: readonly SQL[] },
) {
  return db
    .select({
      ticket: tickets,
      player: { id: owner.id, name: owner.name, photo: owner.photo },
      assignee: { id: assignee.id, name: assignee.name, photo: assignee.photo },
      about: { id: about.id, name: about.name, photo: about.photo },
      match: { id: matches.id, matchID: matches.number },
      teamA: teamA.name,
      teamB: teamB.name,
      callOutcome: staffCalls.outcome,
      reportOutcome: messageReports.outcome,
      banLiftedAt: bans.liftedAt,
    })
    .from(tickets)
    .leftJoin(owner, eq(owner.id, tickets.player))
    .leftJoin(assignee, eq(assignee.id, tickets.assignee))
    .leftJoin(about, eq(about.id, tickets.about))
    .leftJoin(matches, eq(matches.id, tickets.match))
    .leftJoin(teamA, eq(teamA.id, matches.teamA))
    .leftJoin(teamB, eq(teamB.id, matches.teamB))
    .leftJoin(staffCalls, eq(staffCalls.id, tickets.source))
    .leftJoin(messageReports, eq(messageReports.id, tickets.source))
    .leftJoin(bans, eq(bans.id, tickets.ban))
    .where(inArray(tickets.id, [...ids]))
    .orderBy(...order);
}

export async function countAll(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(tickets).where(where);
  return row!.total;
}

export const newestFirst: readonly SQL[] = [desc(tickets.id)];

export async function findById(db: Db, id: number): Promise<FoundTicket | undefined> {
  const range = { start: 0, count: 1 };
  const [found] = await findAll(db, { where: eq(tickets.id, id), order: newestFirst, ...range });
  return found;
}

export async function findRow(db: Db, id: number): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id));
  return row;
}

export async function findByChannel(db: Db, channel: string): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(tickets).where(eq(tickets.channel, channel));
  return row;
}

export async function lockById(tx: Tx, id: number): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  return row;
}

export async function insert(tx: Tx, ticket: NewTicket): Promise<TicketRow> {
  const [row] = await tx.insert(tickets).values(ticket).returning();
  return row!;
}

/** Undefined if the ban or the request has a ticket already. */
export async function insertOnce(tx: Tx, ticket: NewTicket): Promise<TicketRow | undefined> {
  const [row] = await tx.insert(tickets).values(ticket).onConflictDoNothing().returning();
  return row;
}

export async function update(tx: Tx, id: number, change: Partial<NewTicket>): Promise<TicketRow> {
  const [row] = await tx.update(tickets).set(change).where(eq(tickets.id, id)).returning();
  return row!;
}

/** Two requests of one person at the same moment wait for each other. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('update');
}

export async function countByPlayer(
  db: Db,
  { playerId, since }: { playerId: string; since?: number },
): Promise<number> {
  const condition =
    since === undefined ? ne(tickets.state, 'closed') : gt(tickets.createdAt, since);
  // What players start elsewhere has limits of its own.
  return countAll(db, and(eq(tickets.player, playerId), isNull(tickets.source), condition));
}

export async function findIdsMergedInto(db: Db, id: number): Promise<number[]> {
  const rows = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.mergedInto, id));
  return rows.map((row) => row.id);
}

export async function lockAllBySource(
  tx: Tx,
  sources: readonly string[],
): Promise<readonly TicketRow[]> {
  return tx
    .select()
    .from(tickets)
    .where(inArray(tickets.source, [...sources]))
    .orderBy(tickets.id)
    .for('update');
}

export async function findIdsBySource(
  db: Db,
  sources: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (sources.length === 0) return new Map();
  const rows = await db
    .select({ id: tickets.id, source: tickets.source })
    .from(tickets)
    .where(inArray(tickets.source, [...sources]));
  return new Map(rows.map(({ id, source }) => [source!, id]));
}

export async function findIdsByBan(
  db: Db,
  banIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (banIds.length === 0) return new Map();
  const rows = await db
    .select({ id: tickets.id, ban: tickets.ban })
    .from(tickets)
    .where(inArray(tickets.ban, [...banIds]));
  return new Map(rows.map(({ id, ban }) => [ban!, id]));
}

export async function exists(
  db: Db,
  subject: { matchId: string } | { playerId: string },
): Promise<boolean> {
  const rows =
    'matchId' in subject
      ? await db.select({ id: matches.id }).from(matches).where(eq(matches.id, subject.matchId))
      : await db
          .select({ id: players.id })
          .from(players)
          .where(and(eq(players.id, subject.playerId), isNull(players.deletedAt)));
  return rows.length > 0;
}
