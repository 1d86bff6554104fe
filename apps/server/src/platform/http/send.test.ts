import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { send, sendAtOnce } from './send';

const SMALL = { status: 200, body: Buffer.from('{"name":"Zoë"}'), etag: '"small"' };
const LARGE = { status: 200, body: Buffer.from(`"${'ö'.repeat(2_000)}"`), etag: '"large"' };
const ANSWERS = { '/small': SMALL, '/large': LARGE };

const ways: string[] = [];
const http = Fastify();
for (const [path, answer] of Object.entries(ANSWERS)) {
  http.get(path, (request, reply) => {
    const sent = sendAtOnce(request, reply, answer);
    ways.push(sent ? 'at once' : 'the long way');
    return sent ? undefined : send(request, reply, answer);
  });
}
http.get('/cookie', (request, reply) => {
  void reply.header('set-cookie', 'queue_pass=1');
  return sendAtOnce(request, reply, SMALL) ? undefined : send(request, reply, SMALL);
});
afterAll(() => http.close());

const ask = async (url: string, headers: Record<string, string> = {}) => {
  ways.length = 0;
  return http.inject({ url, headers });
};

describe('a kept answer', () => {
  it('goes out at once, whatever characters it holds', async () => {
    const reply = await ask('/small');
    expect(reply.rawPayload).toEqual(SMALL.body);
    expect(reply.headers['content-length']).toBe(String(SMALL.body.length));
    expect(ways).toEqual(['at once']);
  });

  it('is compressed once, for those who unpack it', async () => {
    const zips = { 'accept-encoding': 'br, gzip' };
    const first = await ask('/large', zips);
    expect(ways).toEqual(['the long way']);
    const second = await ask('/large', zips);
    expect(ways).toEqual(['at once']);
    for (const { rawPayload, headers } of [first, second]) {
      expect(gunzipSync(rawPayload)).toEqual(LARGE.body);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    }
    const plain = await ask('/large');
    expect(plain.rawPayload).toEqual(LARGE.body);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('that brings a cookie is for its visitor alone', async () => {
    const reply = await ask('/cookie');
    expect(reply.headers).toMatchObject({
      'set-cookie': 'queue_pass=1',
      'cache-control': 'private, no-cache',
    });
  });
});
