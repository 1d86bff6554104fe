import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { matches, matchReports } from '../tables';

export type MatchReportRow = typeof matchReports.$inferSelect;

/** More than an honest dispute takes; bounds the answer for leaders who report again and again. */
const REPORTS_SHOWN = 50;

export async function findPending(db: Db, matchId: string): Promise<MatchReportRow | undefined> {
  const [row] = await db
    .select()
    .from(matchReports)
    .where(and(eq(matchReports.match, matchId), eq(matchReports.state, 'pending')));
  return row;
}

/** With their authors, newest first. */
export async function findAll(db: Db, filter: { reportId: string } | { matchId: string }) {
  return db
    .select({
      report: matchReports,
      by: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(matchReports)
    .leftJoin(players, eq(players.id, matchReports.by))
    .where(
      'reportId' in filter
        ? eq(matchReports.id, filter.reportId)
        : eq(matchReports.match, filter.matchId),
    )
    .orderBy(desc(matchReports.createdAt), desc(matchReports.id))
    .limit(REPORTS_SHOWN);
}

export type ReportWithAuthor = Awaited<ReturnType<typeof findAll>>[number];

/** Of a match that was decided in another way, or that other teams play now. */
export async function closePendingReports(tx: Tx, matchId: string, now: number): Promise<void> {
  await tx
    .update(matchReports)
    .set({ state: 'replaced', answeredAt: now })
    .where(and(eq(matchReports.match, matchId), eq(matchReports.state, 'pending')));
}

export async function insert(
  tx: Tx,
  report: typeof matchReports.$inferInsert,
): Promise<MatchReportRow> {
  const [row] = await tx.insert(matchReports).values(report).returning();
  return row!;
}

export async function update(
  tx: Tx,
  reportId: string,
  change: Partial<MatchReportRow>,
): Promise<MatchReportRow> {
  const [row] = await tx
    .update(matchReports)
    .set(change)
    .where(eq(matchReports.id, reportId))
    .returning();
  return row!;
}

/** Ids of the matches among these whose result is in dispute. */
export async function findDisputed(db: Db, matchIds: readonly string[]): Promise<Set<string>> {
  if (matchIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ match: matchReports.match })
    .from(matchReports)
    .where(and(inArray(matchReports.match, [...matchIds]), eq(matchReports.state, 'disputed')));
  return new Set(rows.map(({ match }) => match));
}

/** Whether the player is in one of the match's teams. */
export async function isInMatch(
  db: Db,
  { matchId, playerId }: { matchId: string; playerId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(players, or(eq(players.team, matches.teamA), eq(players.team, matches.teamB)))
    .where(and(eq(matches.id, matchId), eq(players.id, playerId)));
  return rows.length > 0;
}

/** What the player reported, and the reasons with which they disputed other reports. */
export async function findAllByPlayer(db: Db, playerId: string) {
  const reports = await db
    .select({
      match: matchReports.match,
      scoreA: matchReports.scoreA,
      scoreB: matchReports.scoreB,
      state: matchReports.state,
      createdAt: matchReports.createdAt,
    })
    .from(matchReports)
    .where(eq(matchReports.by, playerId))
    .orderBy(asc(matchReports.createdAt));
  const disputes = await db
    .select({ match: matchReports.match, reason: matchReports.reason })
    .from(matchReports)
    .where(and(eq(matchReports.answeredBy, playerId), eq(matchReports.state, 'disputed')));
  return { reports, disputes };
}

/** The results stay, without what the player wrote. */
export async function clearReasonsByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.update(matchReports).set({ reason: null }).where(eq(matchReports.answeredBy, playerId));
}
