import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database';
import { tips, tutorialDocuments } from './tables';

export async function clearEditor(tx: Tx, playerId: string): Promise<void> {
  await tx.update(tips).set({ updatedBy: null }).where(eq(tips.updatedBy, playerId));
  await tx
    .update(tutorialDocuments)
    .set({ updatedBy: null })
    .where(eq(tutorialDocuments.updatedBy, playerId));
}
