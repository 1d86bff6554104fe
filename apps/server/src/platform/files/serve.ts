import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves uploaded pictures under /files. Names are content hashes, so browsers may cache them forever. */
export async function serveFiles(http: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await http.register(fastifyStatic, {
    root: folder,
    prefix: '/files/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      // In case a file is no picture: it must not run as a page of this origin.
      void reply.header('content-security-policy', "default-src 'none'; sandbox");
    },
  });
}
