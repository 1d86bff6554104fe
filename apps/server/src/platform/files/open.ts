/** Decides where uploads are: in a bucket if one is configured, otherwise in the data folder. */
import { join } from 'node:path';
import type { Config } from '../config';
import type { Log } from '../log';
import { createBucketStore } from './bucket-store';
import { createPrivateBucketStore } from './private-bucket-store';
import { createPrivateStore, type PrivateStore } from './private-store';
import { openBucket } from './s3';
import { createFolderStore, type FileStore } from './store';

export interface UploadStores {
  readonly files: FileStore;
  readonly privateFiles: PrivateStore;
  /** The folder of the pictures; null if they are in a bucket. */
  readonly folder: string | null;
  /** Says why uploads cannot be used, or null. Whether the data folder can be written is checked apart. */
  findProblem(): Promise<string | null>;
  close(): void;
}

export function openStores({ dataDir, s3 }: Config, log: Log): UploadStores {
  if (s3) {
    const bucket = openBucket(s3, { log });
    return {
      files: createBucketStore(bucket),
      privateFiles: createPrivateBucketStore(bucket),
      folder: null,
      findProblem: bucket.findProblem,
      close: bucket.close,
    };
  }
  const folder = join(dataDir, 'files');
  return {
    files: createFolderStore(folder),
    privateFiles: createPrivateStore(join(dataDir, 'private')),
    folder,
    findProblem: async () => null,
    close: () => {},
  };
}
