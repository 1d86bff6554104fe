/** S3-compatible storage for one test on a free port, which can be stopped and started again. */
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../src/platform/config';
import { freePort } from './free-port';

export interface ObjectStorage {
  readonly settings: S3Settings;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Makes an object as old as that. */
  setTime(key: string, time: number): Promise<void>;
  /** Stops it for good. */
  remove(): Promise<void>;
}

const BUCKET = 'uploads';

export async function startObjectStorage(prefix = 'site'): Promise<ObjectStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'mes-bucket-'));
  const port = await freePort();
  let server: S3rver | null = null;

  const storage: ObjectStorage = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      // The only account that it has.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      prefix,
    },
    async start() {
      server = new S3rver({
        address: '127.0.0.1',
        port,
        silent: true,
        directory,
        configureBuckets: [{ name: BUCKET }],
      });
      await server.run();
    },
    async stop() {
      const closed = server?.close();
      server?.httpServer.closeAllConnections();
      await closed;
      server = null;
    },
    setTime: (key, time) =>
      utimes(join(directory, BUCKET, prefix, `${key}._S3rver_object`), time / 1_000, time / 1_000),
    async remove() {
      if (server) await storage.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  await storage.start();
  return storage;
}
