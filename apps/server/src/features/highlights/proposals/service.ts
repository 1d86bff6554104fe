import { channels } from '@mes/contract/channels';
import { ForbiddenError, InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { Clip, ClipTags } from '@mes/contract/highlight-schemas';
import { CLIP_LIMITS } from '@mes/domain/highlights/clips';
import { parseVideoLink } from '@mes/domain/highlights/video-links';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { isDuplicate, type Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { enqueuePoster, type PosterQueue } from '../posters/service';
import type { NewClip } from '../repository';
import * as repository from '../repository';
import { get, maySeeAll, TAGS } from '../service';
import { publishQueue } from '../tagging/service';
import { resolveTags } from '../tags/service';
import { texts } from '../texts';
import * as uploads from '../uploads/repository';

interface ProposalInput extends ClipTags {
  readonly url?: string;
  readonly video?: string;
  readonly publish: boolean;
}

/** Everyone may propose a clip, which waits to be tagged. Those who tag may publish it at once. */
export async function createClip(
  tx: Tx,
  posters: PosterQueue,
  { url, video, publish: isPublished, ...suggested }: ProposalInput,
  action: Action,
): Promise<Clip> {
  const { actor, now } = action;
  const isTagger = maySeeAll(actor);
  if (isPublished && !isTagger) throw ForbiddenError.missing(TAGS);
  if (isPublished && suggested.kind === null) throw new InvalidParameter('kind', texts.kindNeeded);
  if (!isTagger) await assertFewWaiting(tx, actor.id);
  // How good it is, is not for whoever proposes it to say.
  const tags = isTagger ? suggested : { ...suggested, rating: null };
  const { columns, playerIds, teamIds } = await resolveTags(tx, tags);
  const id = uuidv7();
  const source = await toSource(tx, { url, video, playerId: actor.id });
  const state = isPublished ? 'published' : 'waiting';
  await insertOnce(tx, {
    ...columns,
    ...source,
    ...{ id, state, createdAt: now, createdBy: actor.id },
    publishedAt: isPublished ? now : null,
  });
  await repository.saveSubjects(tx, id, { playerIds, teamIds });
  if (isPublished && source.video) await enqueuePoster(tx, posters, source.video);
  const { title } = columns;
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: isPublished ? 'clip.published' : 'clip.proposed',
    subject: `clip:${id}`,
    after: { title, ...source },
  });
  if (isPublished) await publish(tx, channels.highlights(), 'clip.published', { id });
  else await publishQueue(tx, id);
  return get(tx, id);
}

async function assertFewWaiting(tx: Tx, playerId: string): Promise<void> {
  await repository.lockProposals(tx, playerId);
  if ((await repository.countWaitingOf(tx, playerId)) < CLIP_LIMITS.waiting) return;
  throw new InvalidAction(texts.tooManyWaiting(CLIP_LIMITS.waiting));
}

type Source = Pick<NewClip, 'linkHost' | 'linkId' | 'linkStart' | 'video'>;

async function toSource(
  tx: Tx,
  { url, video, playerId }: { url?: string; video?: string; playerId: string },
): Promise<Source> {
  if ((url === undefined) === (video === undefined)) {
    throw new InvalidParameter('url', texts.linkOrVideo);
  }
  if (url !== undefined) {
    const link = parseVideoLink(url);
    if (!link) throw new InvalidParameter('url', texts.unknownLink);
    return { linkHost: link.host, linkId: link.id, linkStart: link.start };
  }
  const upload = await uploads.lockUnused(tx, { id: video!, player: playerId });
  if (!upload) throw new InvalidParameter('video', texts.noVideo);
  return { video: upload.id };
}

async function insertOnce(tx: Tx, row: NewClip): Promise<void> {
  try {
    await repository.insert(tx, row);
  } catch (error) {
    if (isDuplicate(error)) throw new InvalidAction(texts.linkTaken);
    throw error;
  }
}
