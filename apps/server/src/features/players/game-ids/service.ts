/** Verifies game ids with the game's API. While it is unavailable, ids are accepted and verified later. */
import { channels } from '@mes/contract/channels';
import { InvalidParameter } from '@mes/contract/errors';
import type { Database, Db } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { texts } from '../texts';
import * as repository from './repository';

/** Returns the ids that the game knows, or null while its API is unavailable. */
export type KnownGameIds = (ids: readonly string[]) => Promise<ReadonlySet<string> | null>;

const BATCH_SIZE = 10;

export async function checkGameId(
  findKnown: KnownGameIds,
  gameId: string | null,
): Promise<'verified' | 'unchecked'> {
  if (gameId === null) return 'unchecked';
  const known = await findKnown([gameId]);
  if (known === null) return 'unchecked';
  if (!known.has(gameId)) throw new InvalidParameter('gameId', texts.unknownGameId);
  return 'verified';
}

/** Whether a player could take an id, without changing anything. */
export async function findGameIdState(
  { db, findKnown }: { db: Db; findKnown: KnownGameIds },
  { gameId, playerId }: { gameId: string; playerId: string },
): Promise<'free' | 'taken' | 'unknown' | 'unchecked'> {
  if (await repository.isTaken(db, { gameId, playerId })) return 'taken';
  const known = await findKnown([gameId]);
  if (known === null) return 'unchecked';
  return known.has(gameId) ? 'free' : 'unknown';
}

/** Checks some of the ids that could not be checked when they were set. */
export async function checkPendingGameIds(
  { db, transaction }: Database,
  findKnown: KnownGameIds,
): Promise<void> {
  const pending = await repository.findAllUnchecked(db, BATCH_SIZE);
  if (pending.length === 0) return;
  const known = await findKnown(pending.map(({ gameId }) => gameId));
  if (known === null) return;
  for (const { playerId, gameId } of pending) {
    const state = known.has(gameId) ? 'verified' : 'unknown';
    await transaction(async (tx) => {
      if (!(await repository.updateState(tx, { playerId, gameId, state }))) return;
      const on = [channels.account(playerId), channels.player(playerId)];
      await publish(tx, on, 'player.game_id_checked', { id: playerId, state });
    });
  }
}
