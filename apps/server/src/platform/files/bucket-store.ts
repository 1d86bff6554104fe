/** Uploaded pictures in a bucket, below `files/`. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { StorageError } from '../storage-error';
import type { Bucket } from './s3';
import { assertPictureName, type FileStore, isPictureName, nameOf, placeholderName } from './store';

const FOLDER = 'files/';
/**
 * How long the mark of a deletion counts. A deletion needs a fraction of it, and a process that dies in between
 * holds up the next upload of the same picture for this long.
 */
const MARK_MS = 60_000;
const POLL_MS = 100;
const NOTHING = Buffer.alloc(0);

export function createBucketStore(bucket: Bucket): FileStore {
  const keyOf = (name: string) => {
    assertPictureName(name);
    return `${FOLDER}${name}`;
  };

  /**
   * Also of one that exists: writing it again makes it the newest. The storage cannot rename, so those
   * who delete unused pictures first leave a mark, and then look at the age. Here the order is the other
   * way round, so one of them sees the other.
   */
  async function write(name: string, content: Buffer): Promise<void> {
    const key = keyOf(name);
    for (let attempts = 5; attempts > 0; attempts--) {
      await bucket.put(key, content);
      await waitForDeletions(key);
      if (await bucket.head(key)) return;
    }
    throw new StorageError(`The bucket ${bucket.name} does not have ${key} after it was saved.`);
  }

  async function waitForDeletions(key: string): Promise<void> {
    for (;;) {
      const marks = await bucket.list(markOf(key));
      const isOld = ({ ageMs }: { ageMs: number }) => ageMs > MARK_MS;
      for (const mark of marks.filter(isOld)) await bucket.delete(mark.key);
      if (marks.every(isOld)) return;
      await pause(POLL_MS);
    }
  }

  return {
    async savePicture({ picture, placeholder }) {
      const name = nameOf(picture);
      await write(placeholderName(name), placeholder);
      await write(name, picture);
      return name;
    },
    readPicture: async (name) => (isPictureName(name) ? bucket.read(keyOf(name)) : null),
    async claimPicture(name) {
      const content = isPictureName(name) ? await bucket.read(keyOf(name)) : null;
      if (content) await write(name, content);
      return content !== null;
    },
    async deletePicture(name) {
      await bucket.delete(keyOf(name));
      await bucket.delete(keyOf(placeholderName(name)));
    },
    async list() {
      const objects = await bucket.list(FOLDER);
      return objects
        .map(({ key, modifiedAt }) => ({ name: key.slice(FOLDER.length), modifiedAt }))
        .filter(({ name }) => isPictureName(name));
    },
    put: write,
    delete: async (name) => bucket.delete(keyOf(name)),
    async deleteUnused(name, before) {
      const key = keyOf(name);
      const mark = `${markOf(key)}${randomUUID()}`;
      const startedAt = performance.now();
      await bucket.put(mark, NOTHING);
      const found = await bucket.head(key);
      const isInTime = performance.now() - startedAt < MARK_MS / 2;
      const isUnused = found !== null && found.modifiedAt < before && isInTime;
      // Once only, and if it fails the mark stays until it is old: it may still be carried out.
      if (isUnused) await bucket.delete(key, { attempts: 1 });
      await bucket.delete(mark);
      return isUnused;
    },
  };
}

const markOf = (key: string) => `${key}.deletion.`;
