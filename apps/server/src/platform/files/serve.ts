import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Uploaded pictures under /files. Their names come from their content, so browsers may keep them. */
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
      // Even if something other than a picture got here, it could not act as a page of ours.
      void reply.header('content-security-policy', "default-src 'none'; sandbox");
    },
  });
}
