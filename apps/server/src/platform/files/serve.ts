import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { UploadStores } from './open';
import type { FileStore } from './store';

/** Pictures of a bucket that are held in memory, so that a full site does not ask for each of them. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Then it is asked whether a picture still exists. */
const CACHE_MS = 60_000;

/** Serves uploaded pictures under /files. */
export async function serveFiles(
  http: FastifyInstance,
  { folder, files }: Pick<UploadStores, 'folder' | 'files'>,
): Promise<void> {
  if (folder === null) return serveStore(http, files);
  await mkdir(folder, { recursive: true });
  await http.register(fastifyStatic, {
    root: folder,
    prefix: '/files/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: setPictureHeaders,
  });
}

function serveStore(http: FastifyInstance, files: FileStore): void {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => Math.max(picture.length, 1),
    ttl: CACHE_MS,
    fetchMethod: async (name, stale) => {
      try {
        return (await files.readPicture(name)) ?? undefined;
      } catch (error) {
        // While the storage is away, pictures that were shown lately still are.
        if (stale) return stale;
        throw error;
      }
    },
  });
  http.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params;
    const picture = await cache.fetch(name);
    if (!picture) return reply.callNotFound();
    const etag = `"${name}"`;
    setPictureHeaders(reply);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(picture);
  });
}

/** Names are content hashes, so browsers may cache them forever. */
function setPictureHeaders(reply: Pick<FastifyReply, 'header'>): void {
  void reply.header('cache-control', 'public, max-age=31536000, immutable');
  // In case a file is no picture: it must not run as a page of this origin.
  void reply.header('content-security-policy', "default-src 'none'; sandbox");
}
