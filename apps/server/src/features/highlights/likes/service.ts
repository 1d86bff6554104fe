import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import type { Action } from '../../../platform/calls/actor';
import type { Database, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { type TickerTask, wakeTask } from '../../../platform/ticker';
import * as repository from './repository';

/** The task of the ticker. */
export const PUBLISH_LIKES = 'publish likes of clips';
const EVERY_MS = 1_000;
const LONGEST_PAUSE_MS = 3_600_000;
const CLIPS_AT_ONCE = 200;

/** One like a person: the same wish twice changes nothing. */
export async function like(
  tx: Tx,
  { id, liked }: { id: string; liked: boolean },
  { actor, now }: Action,
): Promise<{ likes: number }> {
  const clip = await repository.lockPublished(tx, id);
  if (!clip) throw new ObjectNotFound();
  const isChanged = liked
    ? await repository.insert(tx, { clip: id, player: actor.id, likedAt: now })
    : await repository.deleteOne(tx, { clip: id, player: actor.id });
  if (!isChanged) return { likes: clip.likes };
  wakeTask(tx, PUBLISH_LIKES);
  return { likes: await repository.addToCount(tx, id, liked ? 1 : -1) };
}

/** Publishes the new numbers of all clips in one event, at most once a second. */
export function createLikePublisher({ transaction }: Pick<Database, 'transaction'>): TickerTask {
  let publishedAt = 0;
  return {
    name: PUBLISH_LIKES,
    everyMs: LONGEST_PAUSE_MS,
    runAtStart: true,
    async run(now) {
      if (now - publishedAt < EVERY_MS) return publishedAt + EVERY_MS;
      publishedAt = now;
      const count = await transaction((tx) => publishLikes(tx));
      return count === CLIPS_AT_ONCE ? now + EVERY_MS : null;
    },
  };
}

async function publishLikes(tx: Tx): Promise<number> {
  const clips = await repository.takeUnpublished(tx, CLIPS_AT_ONCE);
  if (clips.length > 0) await publish(tx, channels.highlights(), 'clips.liked', { clips });
  return clips.length;
}
