import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startObjectStorage } from '../../../testing/object-storage';
import { silentLog } from '../../../testing/settings';
import { StorageError, StorageUnavailable } from '../storage-error';
import { type Bucket, openBucket } from './s3';
import { parseListPage } from './s3-list';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked++;
    request.resume().once('end', () => answer(request, response));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function withBucket<T>(work: (bucket: Bucket) => Promise<T>): Promise<T> {
  asked = 0;
  const { port } = server.address() as AddressInfo;
  const bucket = openBucket(
    {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'uploads',
      region: 'here',
      accessKeyId: 'id',
      secretAccessKey: 'hush',
      prefix: '',
    },
    { log: silentLog, timeoutMs: 200, retryMs: 1 },
  );
  try {
    return await work(bucket);
  } finally {
    bucket.close();
  }
}

it('repeats a request that the storage could not answer', () =>
  withBucket(async (bucket) => {
    answer = (_request, response) => {
      response.statusCode = asked < 3 ? 503 : 200;
      response.end('content');
    };
    expect(String(await bucket.read('one'))).toBe('content');
    expect(asked).toBe(3);
  }));

it('names the bucket and what it refuses, once', () =>
  withBucket(async (bucket) => {
    answer = (_request, response) => {
      response.statusCode = 403;
      response.end('<Error><Code>AccessDenied</Code></Error>');
    };
    const refused = await bucket.put('one', Buffer.from('x')).catch((error: Error) => error);
    expect(refused).toBeInstanceOf(StorageError);
    expect(refused).not.toBeInstanceOf(StorageUnavailable);
    expect(String(refused)).toBe(
      'StorageError: The bucket uploads answered PUT one with 403 AccessDenied.',
    );
    expect(asked).toBe(1);
    expect(await bucket.findProblem()).toBe('The storage of uploads refuses requests.');
    await bucket.findProblem();
    expect(asked).toBe(2);
  }));

it('is refused with keys that the storage does not know, and without a bucket', async () => {
  const storage = await startObjectStorage();
  const options = { log: silentLog };
  const missing = openBucket({ ...storage.settings, bucket: 'missing' }, options);
  expect(await missing.findProblem()).toBe('The storage of uploads refuses requests.');
  await expect(missing.list('')).rejects.toThrow('404 NoSuchBucket');
  const bucket = openBucket({ ...storage.settings, accessKeyId: 'other' }, options);
  await expect(bucket.put('one', Buffer.from('x'))).rejects.toThrow('403 InvalidAccessKeyId');
  await storage.remove();
});

it('waits for an answer only so long, and then no more until there is one', () =>
  withBucket(async (bucket) => {
    const waiting: ServerResponse[] = [];
    answer = (_request, response) => void waiting.push(response);
    await expect(bucket.head('one')).rejects.toThrow(StorageUnavailable);
    expect(asked).toBe(3);
    const started = performance.now();
    await expect(bucket.head('one')).rejects.toThrow('The bucket uploads does not answer.');
    expect(performance.now() - started).toBeLessThan(100);
    expect(await bucket.findProblem()).toBe('The storage of uploads does not answer.');
    for (const response of waiting) response.end();
  }));

it('reads a page of a list with escaped names', () => {
  const entry = '<Contents><Key>a&amp;b&#x27;&#33;</Key><LastModified>2026-11-17T09:00:00.000Z';
  const xml = `<ListBucketResult><IsTruncated>true</IsTruncated>${entry}</LastModified></Contents>
    <CommonPrefixes><Prefix>c/</Prefix></CommonPrefixes></ListBucketResult>`;
  expect(parseListPage(xml)).toEqual({
    objects: [{ key: "a&b'!", modifiedAt: Date.UTC(2026, 10, 17, 9) }],
    folders: ['c/'],
    next: "a&b'!",
  });
});
