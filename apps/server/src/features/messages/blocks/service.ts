/** Players whose messages a player has blocked. */
import { channels } from '@mes/contract/channels';
import { InvalidAction } from '@mes/contract/errors';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import type { Pair } from '../repository';
import { findExisting, markRead } from '../service';
import { texts } from '../texts';
import { toReference } from '../views';
import * as repository from './repository';

/** Also marks what came from them as read. */
export async function blockPlayer(tx: Tx, pair: Pair, action: AnyAction): Promise<void> {
  if (pair.accountId === pair.otherId) throw new InvalidAction(texts.blockSelf);
  await findExisting(tx, pair.otherId);
  await repository.insert(tx, pair, action.now);
  await markRead(tx, pair, action);
  await publishBlock(tx, pair, true);
}

export async function unblockPlayer(tx: Tx, pair: Pair): Promise<void> {
  await findExisting(tx, pair.otherId);
  await repository.deleteByPair(tx, pair);
  await publishBlock(tx, pair, false);
}

export async function listBlocked(db: Db, accountId: string) {
  return (await repository.findAllByAccount(db, accountId)).map(toReference);
}

/** Of the accounts given, those that want to hear nothing from the player. */
export async function findBlockers(
  db: Db,
  query: { blockedId: string; among: readonly string[] },
): Promise<ReadonlySet<string>> {
  return new Set(await repository.findBlockers(db, query));
}

async function publishBlock(tx: Tx, { accountId, otherId }: Pair, blocked: boolean): Promise<void> {
  await publish(tx, channels.account(accountId), 'message.block_changed', {
    userId: otherId,
    blocked,
  });
}
