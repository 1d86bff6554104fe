import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teamInformation } from '../tables';

export async function findAllByTeam(db: Db, teamId: string) {
  return db
    .select({
      text: teamInformation.text,
      addedAt: teamInformation.addedAt,
      addedBy: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(teamInformation)
    .leftJoin(players, eq(players.id, teamInformation.addedBy))
    .where(eq(teamInformation.team, teamId))
    .orderBy(asc(teamInformation.addedAt), asc(teamInformation.text));
}

/** Resolves to false if the team has that line already. */
export async function insert(tx: Tx, line: typeof teamInformation.$inferInsert): Promise<boolean> {
  const added = await tx.insert(teamInformation).values(line).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Resolves to false if the team has no such line. */
export async function deleteByText(
  tx: Tx,
  { teamId, text }: { teamId: string; text: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(teamInformation)
    .where(and(eq(teamInformation.team, teamId), eq(teamInformation.text, text)))
    .returning();
  return deleted.length > 0;
}
