import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../../testing/settings';
import { pageProtection } from '../http/protection';
import { serveBuiltFolder } from './built-files';

const FILES = {
  'entry-1.js': 'plain',
  'entry-1.js.br': 'brotli',
  'entry-1.js.gz': 'gzip',
  'fonts/archivo.woff2': 'font',
  'icon.svg': '<svg/>',
};
let root: string;
let http: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mes-built-'));
  await mkdir(join(root, 'assets', 'fonts'), { recursive: true });
  for (const [name, text] of Object.entries(FILES))
    await writeFile(join(root, 'assets', name), text);
  await writeFile(join(root, 'secret.txt'), 'secret');
  http = Fastify();
  http.addHook('onRequest', async (_request, reply) => {
    reply.headers(pageProtection(testConfig(), ''));
  });
  await serveBuiltFolder(http, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    cacheControl: 'public',
  });
  await serveBuiltFolder(http, {
    root: join(root, 'none'),
    prefix: '/none/',
    cacheControl: 'public',
  });
});

afterAll(async () => {
  await http.close();
  await rm(root, { recursive: true });
});

describe('a file with compressed forms', () => {
  it.each([
    { accepted: 'gzip, deflate, br', body: 'brotli', encoding: 'br' },
    { accepted: 'gzip', body: 'gzip', encoding: 'gzip' },
    { accepted: 'br;q=0, gzip;q=0.5', body: 'gzip', encoding: 'gzip' },
    { accepted: 'identity', body: 'plain', encoding: undefined },
    { accepted: undefined, body: 'plain', encoding: undefined },
  ])('is sent as $body to who accepts $accepted', async ({ accepted, body, encoding }) => {
    const answer = await open(
      '/assets/entry-1.js',
      accepted === undefined ? {} : { 'accept-encoding': accepted },
    );
    expect(answer.body).toBe(body);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public',
      vary: 'accept-encoding',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  it('is not sent again to who has it', async () => {
    const { etag } = (await open('/assets/entry-1.js')).headers;
    const again = await open('/assets/entry-1.js', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

it('serves files of folders in it, with their type', async () => {
  const { body, headers } = await open('/assets/fonts/archivo.woff2');
  expect([body, headers['content-type']]).toEqual(['font', 'font/woff2']);
});

it.each([
  { url: '/assets/entry-1.js', hasPolicy: false },
  { url: '/assets/fonts/archivo.woff2', hasPolicy: false },
  { url: '/assets/icon.svg', hasPolicy: true },
  { url: '/assets/none.js', hasPolicy: true },
])('sends the headers of pages with $url: $hasPolicy', async ({ url, hasPolicy }) => {
  const { headers } = await open(url);
  expect('content-security-policy' in headers).toBe(hasPolicy);
  expect('x-frame-options' in headers).toBe(hasPolicy);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('answers HEAD without a body', async () => {
  const { statusCode, body } = await http.inject({ method: 'HEAD', url: '/assets/entry-1.js' });
  expect([statusCode, body]).toEqual([200, '']);
});

it.each([
  '/assets/',
  '/assets/fonts',
  '/assets/ENTRY-1.js',
  '/assets/entry-1.js.br',
  '/assets/../secret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/..%2fsecret.txt',
  '/none/entry-1.js',
])('does not serve %s', async (url) => {
  expect((await open(url)).statusCode).toBe(404);
});

function open(url: string, headers: Record<string, string> = {}) {
  return http.inject({ url, headers });
}
