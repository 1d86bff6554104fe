import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { timeProposals } from '../tables';

export type TimeProposalRow = typeof timeProposals.$inferSelect;

const PROPOSALS_SHOWN = 10;

export async function findPending(db: Db, matchId: string): Promise<TimeProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(timeProposals)
    .where(and(eq(timeProposals.match, matchId), eq(timeProposals.state, 'pending')));
  return row;
}

/** With their authors, newest first. */
export async function findAll(db: Db, filter: { proposalId: string } | { matchId: string }) {
  return db
    .select({
      proposal: timeProposals,
      by: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(timeProposals)
    .leftJoin(players, eq(players.id, timeProposals.by))
    .where(
      'proposalId' in filter
        ? eq(timeProposals.id, filter.proposalId)
        : eq(timeProposals.match, filter.matchId),
    )
    .orderBy(desc(timeProposals.id))
    .limit(PROPOSALS_SHOWN);
}

export type ProposalWithAuthor = Awaited<ReturnType<typeof findAll>>[number];

export async function insert(tx: Tx, proposal: typeof timeProposals.$inferInsert): Promise<void> {
  await tx.insert(timeProposals).values(proposal);
}

export async function update(
  tx: Tx,
  proposalId: string,
  change: Partial<TimeProposalRow>,
): Promise<void> {
  await tx.update(timeProposals).set(change).where(eq(timeProposals.id, proposalId));
}

/** The time was set in another way. */
export async function closePending(tx: Tx, matchId: string, now: number): Promise<void> {
  await tx
    .update(timeProposals)
    .set({ state: 'withdrawn', answeredAt: now })
    .where(and(eq(timeProposals.match, matchId), eq(timeProposals.state, 'pending')));
}

export async function deleteAllByMatch(tx: Tx, matchId: string): Promise<void> {
  await tx.delete(timeProposals).where(eq(timeProposals.match, matchId));
}
