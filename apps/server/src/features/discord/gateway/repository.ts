import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import type { DiscordSession } from '../../../platform/discord/gateway';
import { discordGateway, discordInteractions } from '../tables';

const ID = 1;

/**
 * Takes or renews the lease. Undefined if another process holds it. By the clock of the database:
 * those of the processes may differ.
 */
export async function acquire(
  db: Db,
  { holder, leaseMs }: { holder: string; leaseMs: number },
): Promise<{ session: DiscordSession | null } | undefined> {
  const expiresAt = sql`now() + make_interval(secs => ${leaseMs / 1_000})`;
  const [row] = await db
    .insert(discordGateway)
    .values({ id: ID, holder, expiresAt })
    .onConflictDoUpdate({
      target: discordGateway.id,
      set: { holder, expiresAt },
      setWhere: sql`${discordGateway.holder} = ${holder} OR ${discordGateway.expiresAt} < now()`,
    })
    .returning({ session: discordGateway.session });
  return row;
}

export async function release(db: Db, holder: string): Promise<void> {
  await db
    .update(discordGateway)
    .set({ holder: null, expiresAt: sql`now() - interval '1 second'`, connectedAt: null })
    .where(eq(discordGateway.holder, holder));
}

/** False if another process has taken over. */
export async function updateIfHeld(
  db: Db | Tx,
  holder: string,
  change: Partial<
    Pick<typeof discordGateway.$inferInsert, 'session' | 'connectedAt' | 'problem' | 'botName'>
  >,
): Promise<boolean> {
  const { rowCount } = await db
    .update(discordGateway)
    .set(change)
    .where(and(eq(discordGateway.id, ID), eq(discordGateway.holder, holder)));
  return rowCount === 1;
}

export async function findState(db: Db) {
  const [row] = await db
    .select({
      isHeld: sql<boolean>`${discordGateway.holder} IS NOT NULL AND ${discordGateway.expiresAt} > now()`,
      connectedAt: discordGateway.connectedAt,
      problem: discordGateway.problem,
      botName: discordGateway.botName,
    })
    .from(discordGateway);
  return row;
}

/** False if it was handled already. */
export async function insertInteraction(tx: Tx, id: string, at: number): Promise<boolean> {
  const { rowCount } = await tx
    .insert(discordInteractions)
    .values({ id, at })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteInteractionsBefore(db: Db, time: number): Promise<void> {
  await db.delete(discordInteractions).where(lt(discordInteractions.at, time));
}
