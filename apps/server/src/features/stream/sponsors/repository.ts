import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { streamSponsors } from '../tables';

export type SponsorRow = typeof streamSponsors.$inferSelect;

/** In the order of the rotation. */
export async function findAll(db: Db): Promise<SponsorRow[]> {
  return db
    .select()
    .from(streamSponsors)
    .orderBy(asc(streamSponsors.position), asc(streamSponsors.id));
}

/** Locked, so that two changes of the order come one after the other. */
export async function lockAll(tx: Tx): Promise<SponsorRow[]> {
  return tx
    .select()
    .from(streamSponsors)
    .orderBy(asc(streamSponsors.position), asc(streamSponsors.id))
    .for('update');
}

export async function insert(tx: Tx, sponsor: SponsorRow): Promise<void> {
  await tx.insert(streamSponsors).values(sponsor);
}

export async function update(tx: Tx, id: string, change: Partial<SponsorRow>): Promise<void> {
  await tx.update(streamSponsors).set(change).where(eq(streamSponsors.id, id));
}

export async function deleteById(tx: Tx, id: string): Promise<SponsorRow | undefined> {
  const [row] = await tx.delete(streamSponsors).where(eq(streamSponsors.id, id)).returning();
  return row;
}
