/**
 * Videos that people upload for clips. They go to the private store as they arrive: until a clip is
 * published, only its sender and those who tag may play it.
 */

import { buffer } from 'node:stream/consumers';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { ClipVideo } from '@mes/contract/highlight-schemas';
import { CLIP_LIMITS } from '@mes/domain/highlights/clips';
import { RETENTION } from '@mes/domain/retention/retention';
import { v7 as uuidv7 } from 'uuid';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { FileContent, Upload } from '../../../platform/calls/handlers';
import type { Database, Db } from '../../../platform/database/database';
import type { PrivateStore } from '../../../platform/files/private-store';
import { type ReceivedFile, receiveFile } from '../../../platform/files/receive-file';
import type { FileStore } from '../../../platform/files/store';
import { readVideoFacts } from '../../../platform/files/video';
import { maySeeAll } from '../service';
import { texts } from '../texts';
import { videoUrl } from '../views';
import * as repository from './repository';

const FOLDER = 'clips';
/** Programs that cut to a minute leave a few pictures more. */
const TOLERANCE_S = 1;
/** Not for longer, because a clip can be taken off. */
const CACHE_SECONDS = 3_600;

interface UploadDeps {
  readonly db: Db;
  readonly store: PrivateStore;
  readonly write: Database['transaction'];
}

export async function uploadVideo(
  { db, store, write }: UploadDeps,
  upload: Upload | null,
  { actor, now }: Action,
): Promise<ClipVideo> {
  await assertFewUnused(db, actor.id);
  const file = await receive(store, upload);
  try {
    const { type, seconds } = await checkVideo(store, file);
    const { storedName, size } = file;
    const id = uuidv7();
    await write(async (tx) => {
      // Again, because several may have arrived at once.
      await repository.lockUploads(tx, actor.id);
      await assertFewUnused(tx, actor.id);
      await repository.insert(tx, {
        ...{ id, storedName, type, size, seconds },
        createdAt: now,
        createdBy: actor.id,
      });
    });
    return { id, url: videoUrl(id), type, seconds };
  } catch (error) {
    await store.delete(file.storedName);
    throw error;
  }
}

/** Whoever may not play it learns nothing of it. */
export async function readVideo(
  { db, store }: { db: Db; store: PrivateStore },
  id: string,
  actor: Actor | null,
): Promise<FileContent> {
  const found = await repository.findWithState(db, id);
  if (!found) throw new ObjectNotFound();
  const { video, state } = found;
  const isPublic = state === 'published';
  const isSender = actor !== null && video.createdBy === actor.id && state !== 'rejected';
  if (!isPublic && !isSender && !maySeeAll(actor)) throw new ObjectNotFound();
  return {
    size: video.size,
    type: video.type,
    cache: isPublic ? { etag: `"${id}"`, seconds: CACHE_SECONDS } : undefined,
    open: (range) => store.get(video.storedName, range),
  };
}

interface CleaningDeps {
  readonly db: Db;
  readonly store: PrivateStore;
  readonly files: FileStore;
}

/** Uploads that became no clip, and files whose row is gone. */
export async function deleteOrphans(
  { db, store, files }: CleaningDeps,
  now: number,
): Promise<void> {
  // An upload that is still running has no row yet, and a form that is being filled in no clip.
  const before = now - RETENTION.unsentUploads.ms;
  const posters = await repository.deleteUnusedBefore(db, before);
  const shown = await repository.findUsedPosters(db, posters);
  for (const poster of posters) if (!shown.has(poster)) await files.deletePicture(poster);
  const stored = await store.list(FOLDER);
  const old = stored.filter(({ modifiedAt }) => modifiedAt < before);
  const names = old.map(({ name }) => name);
  const used = await repository.findUsedNames(db, names);
  for (const name of names) if (!used.has(name)) await store.delete(name);
}

async function assertFewUnused(db: Db, playerId: string): Promise<void> {
  if ((await repository.countUnusedOf(db, playerId)) < CLIP_LIMITS.waiting) return;
  throw new InvalidAction(texts.tooManyUploads);
}

async function receive(store: PrivateStore, upload: Upload | null): Promise<ReceivedFile> {
  if (!upload) throw new InvalidParameter('file', texts.noFile);
  const received = await receiveFile(store, upload, {
    folder: FOLDER,
    maxBytes: CLIP_LIMITS.bytes,
  });
  if (received === 'too-large') throw new InvalidParameter('file', texts.fileTooLarge);
  if (received === null) throw new InvalidParameter('file', texts.noFile);
  return received;
}

async function checkVideo(store: PrivateStore, { storedName, size }: ReceivedFile) {
  const facts = await readVideoFacts({
    size,
    read: async (range) => {
      const content = await store.get(storedName, range);
      return content ? buffer(content) : Buffer.alloc(0);
    },
  });
  if (!facts) throw new InvalidParameter('file', texts.wrongType);
  const { type, seconds } = facts;
  if (seconds === null) throw new InvalidParameter('file', texts.unknownLength);
  if (seconds > CLIP_LIMITS.seconds + TOLERANCE_S) {
    throw new InvalidParameter('file', texts.tooLong(CLIP_LIMITS.seconds));
  }
  return { type, seconds };
}
