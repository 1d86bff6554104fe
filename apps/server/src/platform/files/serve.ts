import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { UploadStores } from './open';
import type { FileStore } from './store';

type ReadPicture = FileStore['readPicture'];

/** Pictures of a bucket that are held in memory, so that a full site does not ask for each of them. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** After this time the browser asks whether a picture still exists. */
const CACHE_MS = 60_000;

/** Serves uploaded pictures under /files. */
export async function serveFiles(
  http: FastifyInstance,
  { folder, files }: Pick<UploadStores, 'folder' | 'files'>,
): Promise<void> {
  if (folder !== null) await mkdir(folder, { recursive: true });
  const read = folder === null ? cacheReads(files.readPicture) : files.readPicture;
  http.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params;
    const picture = await read(name);
    if (!picture) return reply.callNotFound();
    const etag = `"${name}"`;
    // Names are content hashes, so browsers may cache them forever.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    // In case a file is no picture: it must not run as a page of this origin.
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(picture);
  });
}

function cacheReads(read: ReadPicture): ReadPicture {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => Math.max(picture.length, 1),
    ttl: CACHE_MS,
    fetchMethod: async (name, stale) => {
      try {
        return (await read(name)) ?? undefined;
      } catch (error) {
        // While the storage is away, pictures that were shown lately still are.
        if (stale) return stale;
        throw error;
      }
    },
  });
  return async (name) => (await cache.fetch(name)) ?? null;
}
