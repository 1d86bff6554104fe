import { ObjectNotFound } from '@mes/contract/errors';
import type { FastifyInstance } from 'fastify';

/**
 * A match has two pictures: its thumbnail, and both line-ups with the score. A prediction is named by
 * its tournament and its player: `EmbersS4EU.leader`.
 */
const KINDS = ['match', 'versus', 'tournament', 'article', 'clip', 'pickem'] as const;
export type PictureKind = (typeof KINDS)[number];

export interface Pictures {
  /** Throws ObjectNotFound where there is nothing to render. */
  read(kind: PictureKind, id: string): Promise<{ png: Buffer; etag: string }>;
  close(): Promise<void>;
}

/** Short, so that other sites do not show an old score for long. */
const CACHE_CONTROL = 'public, max-age=60';

/**
 * `/api/pictures/match/{id}.png`: the preview pictures of shared links. Public even while the site has
 * a queue, because the requests come from the programs that show the link.
 */
export function registerPictures(http: FastifyInstance, pictures: Pictures): void {
  http.get<{ Params: { kind: string; file: string } }>(
    '/api/pictures/:kind/:file',
    async (request, reply) => {
      const { kind, file } = request.params;
      const known = KINDS.find((each) => each === kind);
      const [, id] = /^([A-Za-z0-9_-]{1,100}(?:\.[A-Za-z0-9_-]{1,32})?)\.png$/.exec(file) ?? [];
      if (!known || id === undefined) throw new ObjectNotFound();
      const { png, etag } = await pictures.read(known, id);
      reply.header('cache-control', CACHE_CONTROL).header('etag', etag);
      reply.header('x-content-type-options', 'nosniff');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/png').send(png);
    },
  );
  // Before the server waits for open connections: the browser that renders has some.
  http.addHook('preClose', () => pictures.close());
}
