import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { send, sendCached } from './send';

const SMALL = { status: 200, body: Buffer.from('{"name":"Zoë"}'), etag: '"small"' };
const LARGE = { status: 200, body: Buffer.from(`"${'ö'.repeat(2_000)}"`), etag: '"large"' };
const ANSWERS = { '/small': SMALL, '/large': LARGE };

const paths: string[] = [];
const http = Fastify();
for (const [path, answer] of Object.entries(ANSWERS)) {
  http.get(path, (request, reply) => {
    const sent = sendCached(request, reply, answer);
    paths.push(sent ? 'direct' : 'through Fastify');
    return sent ? undefined : send(request, reply, answer);
  });
}
http.get('/cookie', (request, reply) => {
  void reply.header('set-cookie', 'queue_pass=1');
  return sendCached(request, reply, SMALL) ? undefined : send(request, reply, SMALL);
});
afterAll(() => http.close());

const read = async (url: string, headers: Record<string, string> = {}) => {
  paths.length = 0;
  return http.inject({ url, headers });
};

describe('a cached answer', () => {
  it('is sent directly, whatever characters it contains', async () => {
    const reply = await read('/small');
    expect(reply.rawPayload).toEqual(SMALL.body);
    expect(reply.headers['content-length']).toBe(String(SMALL.body.length));
    expect(paths).toEqual(['direct']);
  });

  it('is compressed once, for clients that accept gzip', async () => {
    const gzips = { 'accept-encoding': 'br, gzip' };
    const first = await read('/large', gzips);
    expect(paths).toEqual(['through Fastify']);
    const second = await read('/large', gzips);
    expect(paths).toEqual(['direct']);
    for (const { rawPayload, headers } of [first, second]) {
      expect(gunzipSync(rawPayload)).toEqual(LARGE.body);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    }
    const plain = await read('/large');
    expect(plain.rawPayload).toEqual(LARGE.body);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('that sets a cookie is private', async () => {
    const reply = await read('/cookie');
    expect(reply.headers).toMatchObject({
      'set-cookie': 'queue_pass=1',
      'cache-control': 'private, no-cache',
    });
  });
});
