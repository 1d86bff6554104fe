/** How readers react to articles. */
import { channels } from '@mes/contract/channels';
import { countReactions, type Reaction, type ReactionCounts } from '@mes/domain/articles/reactions';
import type { Action } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { assertPublished, lockPublished } from '../articles/service';
import * as repository from './repository';

export async function readCounts(db: Db, id: string, now: number): Promise<ReactionCounts> {
  await assertPublished(db, id, now);
  return countReactions(await repository.countByReaction(db, id));
}

export function readOwn(db: Db, id: string, playerId: string): Promise<Reaction | null> {
  return repository.find(db, { article: id, player: playerId });
}

/** The article is locked: events carry counts, so each must count the reaction before it. */
export async function react(
  tx: Tx,
  { id, reaction }: { id: string; reaction: Reaction | null },
  { actor, now }: Action,
): Promise<ReactionCounts> {
  await lockPublished(tx, id, now);
  const key = { article: id, player: actor.id };
  const isSame = (await repository.find(tx, key)) === reaction;
  if (!isSame && reaction === null) await repository.deleteByKey(tx, key);
  if (!isSame && reaction !== null) await repository.save(tx, { ...key, reaction, at: now });
  const counts = countReactions(await repository.countByReaction(tx, id));
  if (!isSame) await publish(tx, channels.article(id), 'article.reacted', { counts });
  return counts;
}
