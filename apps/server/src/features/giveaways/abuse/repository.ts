import type { Observation } from '@mes/domain/abuse/clusters';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { giveawayEntries, giveawayOrigins, giveawayVoids } from '../tables';

/** The newest are compared where there are more. */
const MOST_COMPARED = 50_000;

/** The entries of everyone who has entered the giveaway, in others too. Without those that are voided. */
export async function findComparable(db: Db, giveawayId: string): Promise<Observation[]> {
  const entrants = db
    .select({ player: giveawayEntries.player })
    .from(giveawayEntries)
    .where(eq(giveawayEntries.giveaway, giveawayId));
  const rows = await db
    .select({
      giveaway: giveawayEntries.giveaway,
      player: giveawayEntries.player,
      at: giveawayEntries.enteredAt,
      address: giveawayOrigins.address,
      device: giveawayOrigins.device,
    })
    .from(giveawayOrigins)
    .innerJoin(
      giveawayEntries,
      and(
        eq(giveawayEntries.giveaway, giveawayOrigins.giveaway),
        eq(giveawayEntries.player, giveawayOrigins.player),
      ),
    )
    .leftJoin(
      giveawayVoids,
      and(
        eq(giveawayVoids.giveaway, giveawayEntries.giveaway),
        eq(giveawayVoids.player, giveawayEntries.player),
      ),
    )
    .where(and(inArray(giveawayOrigins.player, entrants), isNull(giveawayVoids.player)))
    .orderBy(desc(giveawayEntries.enteredAt))
    .limit(MOST_COMPARED);
  return rows.map(({ giveaway, player, ...row }) => ({
    ...row,
    ...{ id: `${giveaway} ${player}`, accountId: player, subjectId: giveaway, choice: '' },
  }));
}

/** In any order. */
export async function findPlayers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: players.id, name: players.name, photo: players.photo })
    .from(players)
    .where(inArray(players.id, [...ids]));
}

export async function deleteOriginsBefore(db: Db, period: number): Promise<void> {
  await db.delete(giveawayOrigins).where(lt(giveawayOrigins.period, period));
}
