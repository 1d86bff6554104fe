import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config';

const YEAR = 'public, max-age=31536000, immutable';

/** The built site and overlay. In development Vite serves them itself and asks this server for data. */
export async function registerPages(http: FastifyInstance, { root }: Config): Promise<void> {
  const dist = join(root, 'dist');
  const site = await readPage(join(dist, 'site', 'index.html'));
  const overlay = await readPage(join(dist, 'overlay', 'index.html'));

  for (const [name, prefix] of [
    ['site', '/assets/'],
    ['overlay', '/overlay-assets/'],
  ] as const) {
    await http.register(fastifyStatic, {
      root: join(dist, name, prefix),
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', YEAR),
    });
  }
  await http.register(fastifyStatic, {
    root: join(dist, 'site', 'static'),
    prefix: '/static/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  });

  http.get('/app/streaming', (_request, reply) => sendPage(reply, overlay));
  http.get('/app/streaming/*', (_request, reply) => sendPage(reply, overlay));
  http.get('/', (_request, reply) => sendPage(reply, site));
  http.get('/app', (_request, reply) => sendPage(reply, site));
  http.get('/app/*', (_request, reply) => sendPage(reply, site));
  http.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      return sendPage(reply.code(404), site);
    }
    return reply.code(404).send();
  });
}

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(html);
}

async function readPage(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(
    () => '<!doctype html><title>MES</title><p>Not built yet: npm run build',
  );
}
