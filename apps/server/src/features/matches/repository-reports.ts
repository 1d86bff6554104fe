import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { matches, matchReports, staffCalls } from './tables';

export type ReportRow = typeof matchReports.$inferSelect;
export type StaffCallRow = typeof staffCalls.$inferSelect;

const takers = alias(players, 'takers');

/** Leaders of a match's teams; null where there is no team or it has no leader. */
export async function findLeaders(
  db: Db,
  { teamA, teamB }: { teamA: string | null; teamB: string | null },
): Promise<{ A: string | null; B: string | null }> {
  const ids = [teamA, teamB].flatMap((team) => team ?? []);
  const rows = await db
    .select({ id: teams.id, leader: teams.leader })
    .from(teams)
    .where(inArray(teams.id, ids));
  const leaderOf = (team: string | null) => rows.find(({ id }) => id === team)?.leader ?? null;
  return { A: leaderOf(teamA), B: leaderOf(teamB) };
}

export async function findPending(db: Db, match: string): Promise<ReportRow | undefined> {
  const [row] = await db
    .select()
    .from(matchReports)
    .where(and(eq(matchReports.match, match), eq(matchReports.state, 'pending')));
  return row;
}

/** More than an honest dispute takes; whoever reports again and again makes no longer answers. */
const REPORTS_SHOWN = 50;

/** Newest first. */
export async function findReports(db: Db, which: { id: string } | { match: string }) {
  return db
    .select({
      report: matchReports,
      by: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(matchReports)
    .leftJoin(players, eq(players.id, matchReports.by))
    .where('id' in which ? eq(matchReports.id, which.id) : eq(matchReports.match, which.match))
    .orderBy(desc(matchReports.createdAt), desc(matchReports.id))
    .limit(REPORTS_SHOWN);
}

export type ShownReport = Awaited<ReturnType<typeof findReports>>[number];

/** Of a match that was decided in another way, or that other teams play now. */
export async function closePending(tx: Tx, match: string, now: number): Promise<ReportRow[]> {
  return tx
    .update(matchReports)
    .set({ state: 'replaced', answeredAt: now })
    .where(and(eq(matchReports.match, match), eq(matchReports.state, 'pending')))
    .returning();
}

export async function insertReport(
  tx: Tx,
  report: typeof matchReports.$inferInsert,
): Promise<ReportRow> {
  const [row] = await tx.insert(matchReports).values(report).returning();
  return row!;
}

export async function updateReport(
  tx: Tx,
  id: string,
  change: Partial<ReportRow>,
): Promise<ReportRow> {
  const [row] = await tx
    .update(matchReports)
    .set(change)
    .where(eq(matchReports.id, id))
    .returning();
  return row!;
}

/** Whether the player is in one of the match's teams. */
export async function isInMatch(db: Db, match: string, player: string): Promise<boolean> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(players, or(eq(players.team, matches.teamA), eq(players.team, matches.teamB)))
    .where(and(eq(matches.id, match), eq(players.id, player)));
  return rows.length > 0;
}

export async function insertStaffCall(tx: Tx, call: typeof staffCalls.$inferInsert): Promise<void> {
  await tx.insert(staffCalls).values(call);
}

/** Longest waiting first. */
export async function findOpenStaffCalls(db: Db, count: number, match?: string) {
  return db
    .select({
      call: staffCalls,
      by: { id: players.id, name: players.name, photo: players.photo },
      takenBy: { id: takers.id, name: takers.name, photo: takers.photo },
    })
    .from(staffCalls)
    .leftJoin(players, eq(players.id, staffCalls.by))
    .leftJoin(takers, eq(takers.id, staffCalls.takenBy))
    .where(
      and(
        isNull(staffCalls.closedAt),
        match === undefined ? undefined : eq(staffCalls.match, match),
      ),
    )
    .orderBy(asc(staffCalls.createdAt), asc(staffCalls.id))
    .limit(count);
}

export async function findStaffCall(db: Db, id: string): Promise<StaffCallRow | undefined> {
  const [row] = await db.select().from(staffCalls).where(eq(staffCalls.id, id));
  return row;
}

export async function lockStaffCall(tx: Tx, id: string): Promise<StaffCallRow | undefined> {
  const [row] = await tx.select().from(staffCalls).where(eq(staffCalls.id, id)).for('update');
  return row;
}

export async function updateStaffCall(
  tx: Tx,
  id: string,
  change: Partial<StaffCallRow>,
): Promise<void> {
  await tx.update(staffCalls).set(change).where(eq(staffCalls.id, id));
}

/** One call, all of a match, or those of them that were made because a team did not come. */
export type Which = { readonly id: string } | { readonly match: string; readonly noShow?: true };

function meant(which: Which): SQL | undefined {
  if ('id' in which) return eq(staffCalls.id, which.id);
  const isOfMatch = eq(staffCalls.match, which.match);
  return which.noShow ? and(isOfMatch, isNotNull(staffCalls.noShow)) : isOfMatch;
}

/** Answers the matches of those that were open. */
export async function closeStaffCalls(
  tx: Tx,
  which: Which,
  { by, now }: { by: string | null; now: number },
): Promise<string[]> {
  const rows = await tx
    .update(staffCalls)
    .set({ closedAt: now, closedBy: by })
    .where(and(isNull(staffCalls.closedAt), meant(which)))
    .returning({ match: staffCalls.match });
  return rows.map(({ match }) => match);
}

/** What a player has said in matches: reports, and why they were disputed or staff were called. */
export async function findWordsOf(db: Db, player: string) {
  const reports = await db
    .select({
      match: matchReports.match,
      scoreA: matchReports.scoreA,
      scoreB: matchReports.scoreB,
      state: matchReports.state,
      createdAt: matchReports.createdAt,
    })
    .from(matchReports)
    .where(eq(matchReports.by, player))
    .orderBy(asc(matchReports.createdAt));
  const disputes = await db
    .select({ match: matchReports.match, reason: matchReports.reason })
    .from(matchReports)
    .where(and(eq(matchReports.answeredBy, player), eq(matchReports.state, 'disputed')));
  const calls = await db
    .select({ match: staffCalls.match, reason: staffCalls.reason, at: staffCalls.createdAt })
    .from(staffCalls)
    .where(eq(staffCalls.by, player));
  return { reports, disputes, calls };
}

/** The results stay; the player's own words go. */
export async function deleteWordsOf(tx: Tx, player: string): Promise<void> {
  await tx.update(matchReports).set({ reason: null }).where(eq(matchReports.answeredBy, player));
  await tx.update(staffCalls).set({ reason: '' }).where(eq(staffCalls.by, player));
}
