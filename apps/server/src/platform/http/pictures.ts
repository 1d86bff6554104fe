import { ObjectNotFound } from '@mes/contract/errors';
import type { FastifyInstance } from 'fastify';

/** A match has two: its thumbnail, and both line-ups with the score. */
const KINDS = ['match', 'versus', 'tournament', 'article'] as const;
export type PictureKind = (typeof KINDS)[number];

export interface Pictures {
  /** Throws ObjectNotFound where there is nothing to draw. */
  read(kind: PictureKind, id: string): Promise<{ png: Buffer; etag: string }>;
  close(): Promise<void>;
}

/** A score must not stay on other people's pages for long. */
const KEPT = 'public, max-age=60';

/**
 * `/api/pictures/match/{id}.png`: beside links that are shared. Open to all, also while the site has a
 * queue, because those who ask are the programs that show a link.
 */
export function registerPictures(http: FastifyInstance, pictures: Pictures): void {
  http.get<{ Params: { kind: string; file: string } }>(
    '/api/pictures/:kind/:file',
    async (request, reply) => {
      const { kind, file } = request.params;
      const known = KINDS.find((each) => each === kind);
      const [, id] = /^([A-Za-z0-9_-]{1,100})\.png$/.exec(file) ?? [];
      if (!known || id === undefined) throw new ObjectNotFound();
      const { png, etag } = await pictures.read(known, id);
      reply.header('cache-control', KEPT).header('etag', etag);
      reply.header('x-content-type-options', 'nosniff');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/png').send(png);
    },
  );
  // Before the server waits for its connections: the browser that draws has some.
  http.addHook('preClose', () => pictures.close());
}
