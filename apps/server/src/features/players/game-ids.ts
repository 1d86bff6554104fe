/** Whether ids in the game exist. The game may be away: then they are believed and checked later. */
import { channels } from '@mes/contract/channels';
import { InvalidParameter } from '@mes/contract/errors';
import type { Database } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import * as repository from './repository';

/** Of each id whether the game knows it, or null while the game cannot be asked. */
export type KnownGameIds = (ids: readonly string[]) => Promise<ReadonlySet<string> | null>;

const CHECKED_AT_ONCE = 10;

export async function checkGameId(
  known: KnownGameIds,
  gameId: string | null,
): Promise<'verified' | 'unchecked'> {
  if (gameId === null) return 'unchecked';
  const found = await known([gameId]);
  if (found === null) return 'unchecked';
  if (!found.has(gameId)) throw new InvalidParameter('gameId', 'The game knows no such player.');
  return 'verified';
}

/** Those that could not be checked when they were given, some at a time. */
export async function checkLater(
  { db, transaction }: Database,
  known: KnownGameIds,
): Promise<void> {
  const waiting = await repository.findUncheckedGameIds(db, CHECKED_AT_ONCE);
  if (waiting.length === 0) return;
  const found = await known(waiting.map(({ gameId }) => gameId));
  if (found === null) return;
  for (const { player, gameId } of waiting) {
    const state = found.has(gameId) ? 'verified' : 'unknown';
    await transaction(async (tx) => {
      if (!(await repository.settleGameId(tx, { player, gameId, state }))) return;
      const on = [channels.account(player), channels.player(player)];
      await publish(tx, on, 'player.game_id_checked', { id: player, state });
    });
  }
}
