import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { teamInvitationLinks } from '../tables';

export async function findByTeam(db: Db, teamId: string) {
  const [row] = await db
    .select()
    .from(teamInvitationLinks)
    .where(eq(teamInvitationLinks.team, teamId));
  return row;
}

/** Replaces the former one. */
export async function save(tx: Tx, link: typeof teamInvitationLinks.$inferInsert): Promise<void> {
  const { token, createdAt } = link;
  await tx
    .insert(teamInvitationLinks)
    .values(link)
    .onConflictDoUpdate({ target: teamInvitationLinks.team, set: { token, createdAt } });
}

export async function deleteByTeam(tx: Tx, teamId: string): Promise<void> {
  await tx.delete(teamInvitationLinks).where(eq(teamInvitationLinks.team, teamId));
}
