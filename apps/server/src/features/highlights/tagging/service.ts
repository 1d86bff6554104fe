/**
 * The queue of clips that wait for their tags. Whoever takes one has it for two minutes, so that two
 * people do not work on the same; the revision decides where they do nevertheless.
 */
import { channels } from '@mes/contract/channels';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { Clip, ClipTags, TaggingStep } from '@mes/contract/highlight-schemas';
import type { ClipState } from '@mes/domain/highlights/clips';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import { isDuplicate, type Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { enqueuePoster, type PosterQueue } from '../posters/service';
import type { ClipRow, NewClip } from '../repository';
import * as clips from '../repository';
import { get } from '../service';
import { resolveTags } from '../tags/service';
import { texts } from '../texts';
import * as repository from './repository';

const CLAIM_MS = 120_000;

interface ClipKey {
  readonly id: string;
  readonly revision: number;
}

export async function takeNext(
  tx: Tx,
  { skip, clip }: { skip: readonly string[]; clip?: string },
  { actor, now }: Action,
): Promise<TaggingStep> {
  const query = { playerId: actor.id, skip, now };
  const next =
    clip === undefined
      ? await repository.lockNext(tx, query)
      : await lockUnclaimed(tx, clip, { actor, now });
  const waiting = await repository.countWaiting(tx);
  if (!next) return { clip: null, upcoming: null, waiting };
  await claim(tx, next.id, { actor, now });
  const upcoming = await repository.findUpcoming(tx, { ...query, after: next.id });
  return {
    clip: await get(tx, next.id),
    upcoming: upcoming ? await get(tx, upcoming.id) : null,
    waiting,
  };
}

/** Also changes the tags of a clip that is published already. */
export async function tagClip(
  tx: Tx,
  posters: PosterQueue,
  { id, revision, ...tags }: ClipKey & ClipTags,
  action: Action,
): Promise<Clip> {
  if (tags.kind === null) throw new InvalidParameter('kind', texts.kindNeeded);
  const before = await lockFree(tx, { id, revision }, action);
  const { columns, playerIds, teamIds } = await resolveTags(tx, tags);
  const changed = { ...columns, publishedAt: before.publishedAt ?? action.now, rejectedAt: null };
  await change(tx, { before, state: 'published', changed }, action);
  await clips.saveSubjects(tx, id, { playerIds, teamIds });
  if (before.video !== null) await enqueuePoster(tx, posters, before.video);
  return get(tx, id);
}

/** Also takes a published clip off the site. */
export async function rejectClip(tx: Tx, key: ClipKey, action: Action): Promise<Clip> {
  const before = await lockFree(tx, key, action);
  if (before.state === 'rejected') throw new InvalidAction(texts.stateAlready('rejected'));
  await change(tx, { before, state: 'rejected', changed: { rejectedAt: action.now } }, action);
  return get(tx, key.id);
}

/** Takes a decision back. The caller has the clip then. */
export async function reopenClip(tx: Tx, key: ClipKey, action: Action): Promise<Clip> {
  const before = await lockFree(tx, key, action);
  if (before.state === 'waiting') throw new InvalidAction(texts.stateAlready('waiting'));
  await change(
    tx,
    { before, state: 'waiting', changed: { rejectedAt: null, publishedAt: null } },
    action,
  );
  await claim(tx, key.id, action);
  return get(tx, key.id);
}

export async function releaseClip(tx: Tx, id: string, { actor }: Action): Promise<void> {
  await repository.releaseClaim(tx, { id, playerId: actor.id });
}

export async function publishQueue(tx: Tx, id: string): Promise<void> {
  const waiting = await repository.countWaiting(tx);
  await publish(tx, channels.clipQueue(), 'queue.changed', { id, waiting });
}

async function claim(tx: Tx, id: string, { actor, now }: Action): Promise<void> {
  await repository.releaseOthers(tx, { id, playerId: actor.id });
  await clips.update(tx, id, { claimedBy: actor.id, claimedUntil: now + CLAIM_MS });
}

async function lockFree(tx: Tx, { id, revision }: ClipKey, action: Action): Promise<ClipRow> {
  const clip = await lockUnclaimed(tx, id, action);
  assertRevision({ current: clip.revision, seen: revision, message: texts.changedMeanwhile });
  return clip;
}

/** Refuses while somebody else tags it. */
async function lockUnclaimed(tx: Tx, id: string, { actor, now }: Action): Promise<ClipRow> {
  const clip = await clips.lockById(tx, id);
  if (!clip) throw new ObjectNotFound();
  const { claimedBy, claimedUntil } = clip;
  if (claimedBy !== null && claimedBy !== actor.id && (claimedUntil ?? 0) > now) {
    throw new InvalidAction(texts.claimed);
  }
  return clip;
}

interface ClipChange {
  readonly before: ClipRow;
  readonly state: ClipState;
  readonly changed: Partial<NewClip>;
}

async function change(
  tx: Tx,
  { before, state, changed }: ClipChange,
  { actor, now }: Action,
): Promise<void> {
  const { id, revision } = before;
  try {
    await clips.update(tx, id, {
      ...changed,
      state,
      revision: revision + 1,
      claimedBy: null,
      claimedUntil: null,
    });
  } catch (error) {
    // The same link came in again while this clip was rejected.
    if (isDuplicate(error)) throw new InvalidAction(texts.linkTaken);
    throw error;
  }
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: state === 'waiting' ? 'clip.reopened' : `clip.${state}`,
    subject: `clip:${id}`,
    before: { state: before.state, title: before.title },
    after: { state, title: changed.title ?? before.title },
  });
  if (state === 'published') await publish(tx, channels.highlights(), 'clip.published', { id });
  else if (before.state === 'published') {
    await publish(tx, channels.highlights(), 'clip.removed', { id });
  }
  if (before.state === 'waiting' || state === 'waiting') await publishQueue(tx, id);
}
