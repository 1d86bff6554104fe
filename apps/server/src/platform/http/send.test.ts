import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { send, sendRaw } from './send';

const SMALL = { status: 200, body: Buffer.from('{"name":"Zoë"}'), etag: '"small"' };
const LARGE = { status: 200, body: Buffer.from(`"${'ö'.repeat(2_000)}"`), etag: '"large"' };
const REFUSED = { status: 429, body: Buffer.from('{}'), retryAfter: 3 };
const ANSWERS = { '/small': SMALL, '/large': LARGE, '/refused': REFUSED };

const http = Fastify();
for (const [path, answer] of Object.entries(ANSWERS)) {
  http.get(path, (request, reply) => {
    reply.hijack();
    sendRaw(request.raw, reply.raw, { answer, requestId: 'r1' });
  });
}
http.get('/cookie', (request, reply) =>
  send(request, reply.header('set-cookie', 'queue_pass=1'), SMALL),
);
afterAll(() => http.close());

const read = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });

describe('a cached answer', () => {
  it('is sent directly, whatever characters it contains', async () => {
    const reply = await read('/small');
    expect(reply.rawPayload).toEqual(SMALL.body);
    expect(reply.headers['content-length']).toBe(String(SMALL.body.length));
  });

  it('is compressed once, for clients that accept gzip', async () => {
    const gzips = { 'accept-encoding': 'br, gzip' };
    const first = await read('/large', gzips);
    const second = await read('/large', gzips);
    for (const { rawPayload, headers } of [first, second]) {
      expect(gunzipSync(rawPayload)).toEqual(LARGE.body);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    }
    const plain = await read('/large');
    expect(plain.rawPayload).toEqual(LARGE.body);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('can be a refusal, which is not stored anywhere', async () => {
    const reply = await read('/refused');
    expect([reply.statusCode, reply.body]).toEqual([429, '{}']);
    expect(reply.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
  });

  it('that sets a cookie is private', async () => {
    const reply = await read('/cookie');
    expect(reply.headers).toMatchObject({
      'set-cookie': 'queue_pass=1',
      'cache-control': 'private, no-cache',
    });
  });
});
