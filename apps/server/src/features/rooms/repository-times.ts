import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import { timeProposals } from './tables';

export type ProposalRow = typeof timeProposals.$inferSelect;

const PROPOSALS_SHOWN = 10;

export async function findPending(db: Db, match: string): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(timeProposals)
    .where(and(eq(timeProposals.match, match), eq(timeProposals.state, 'pending')));
  return row;
}

/** Newest first. */
export async function findProposals(db: Db, which: { id: string } | { match: string }) {
  return db
    .select({
      proposal: timeProposals,
      by: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(timeProposals)
    .leftJoin(players, eq(players.id, timeProposals.by))
    .where('id' in which ? eq(timeProposals.id, which.id) : eq(timeProposals.match, which.match))
    .orderBy(desc(timeProposals.id))
    .limit(PROPOSALS_SHOWN);
}

export type ShownProposal = Awaited<ReturnType<typeof findProposals>>[number];

export async function insertProposal(
  tx: Tx,
  proposal: typeof timeProposals.$inferInsert,
): Promise<void> {
  await tx.insert(timeProposals).values(proposal);
}

export async function updateProposal(
  tx: Tx,
  id: string,
  change: Partial<ProposalRow>,
): Promise<void> {
  await tx.update(timeProposals).set(change).where(eq(timeProposals.id, id));
}

/** The time was set in another way. */
export async function closePending(tx: Tx, match: string, now: number): Promise<void> {
  await tx
    .update(timeProposals)
    .set({ state: 'withdrawn', answeredAt: now })
    .where(and(eq(timeProposals.match, match), eq(timeProposals.state, 'pending')));
}

export async function deleteProposals(tx: Tx, match: string): Promise<void> {
  await tx.delete(timeProposals).where(eq(timeProposals.match, match));
}
