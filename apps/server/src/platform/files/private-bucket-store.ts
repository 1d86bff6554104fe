/** Uploads that no address serves, in a bucket, below `private/`. */

import type { PrivateStore } from './private-store';
import { assertFileName, assertFolderName, isFileName, isFolderName } from './private-store';
import type { Bucket } from './s3';
import { withTemporaryFile } from './temporary-file';

const ROOT = 'private/';

export function createPrivateBucketStore(bucket: Bucket): PrivateStore {
  const keyOf = (name: string) => {
    assertFileName(name);
    return `${ROOT}${name}`;
  };
  return {
    async put(name, content) {
      const key = keyOf(name);
      // Requests say how long their content is, and may have to be repeated.
      await withTemporaryFile(content, async (file) => {
        // Names are random, so nobody else saves the same one at this moment.
        if (await bucket.head(key)) throw new Error(`${key} already exists.`);
        await bucket.put(key, file);
      });
    },
    get: async (name, range) => bucket.get(keyOf(name), range),
    delete: async (name) => bucket.delete(keyOf(name)),
    async list(folder) {
      assertFolderName(folder);
      const objects = await bucket.list(`${ROOT}${folder}/`);
      return objects
        .map(({ key, modifiedAt }) => ({ name: key.slice(ROOT.length), modifiedAt }))
        .filter(({ name }) => isFileName(name));
    },
    folders: async () => (await bucket.listFolders(ROOT)).filter(isFolderName),
  };
}
