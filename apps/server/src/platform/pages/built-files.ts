import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { omitPageHeaders } from '../http/protection';

interface BuiltFolder {
  readonly root: string;
  readonly prefix: string;
  readonly cacheControl: string;
}

interface BuiltFile {
  readonly type: string;
  readonly isPartOfPages: boolean;
  /** Best first; the last one is the file itself. */
  readonly variants: readonly Variant[];
}

interface Content {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface Variant {
  readonly path: string;
  readonly encoding: 'br' | 'gzip' | null;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Browsers show the others as a page, or may: a picture of vectors can have scripts. */
const PARTS_OF_PAGES = new Set(['.css', '.js', '.png', '.wasm', '.woff2']);
const COMPRESSED = { '.br': 'br', '.gz': 'gzip' } as const;
const CACHE_BYTES = 12 * 1024 * 1024;

/** Of all folders: what visitors load is 2 MB compressed, so that most of the rest is for other clients. */
const contents = new LRUCache<string, Content>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ bytes }) => Math.max(bytes.length, 1),
  fetchMethod: readContent,
});

/**
 * Serves the files of a build. They do not change while the server runs, so their names are read once, and
 * a request for one that is cached reads no file and no directory.
 */
export async function serveBuiltFolder(
  http: FastifyInstance,
  { root, prefix, cacheControl }: BuiltFolder,
): Promise<void> {
  const files = await readBuiltFolder(root);
  http.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const file = files.get(request.params['*']);
    if (!file) return reply.callNotFound();
    reply.header('cache-control', cacheControl);
    return sendFile(request, reply, file);
  });
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, isPartOfPages, variants }: BuiltFile,
) {
  const { path, encoding } = chooseVariant(variants, request.headers['accept-encoding'] ?? '');
  const { bytes, etag } = await contents.forceFetch(path);
  if (isPartOfPages) omitPageHeaders(reply);
  reply.header('etag', etag);
  if (variants.length > 1) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('content-type', type).send(bytes);
}

async function readContent(path: string): Promise<Content> {
  const bytes = await readFile(path);
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
}

function chooseVariant(variants: readonly Variant[], accepted: string): Variant {
  const isAccepted = ({ encoding }: Variant) =>
    encoding === null ||
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  return variants.find(isAccepted)!;
}

/** By their path in the folder, without those that are a compressed form of another. */
async function readBuiltFolder(root: string): Promise<ReadonlyMap<string, BuiltFile>> {
  // Before the first build there is none.
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const existing = new Set(paths);
  const files = paths
    .filter((path) => !(extname(path) in COMPRESSED))
    .map((path): [string, BuiltFile] => [
      // Not `relative`, which resolves both paths anew for each of two thousand files.
      path.slice(join(root, sep).length).replaceAll(sep, '/'),
      {
        type: TYPES[extname(path)] ?? 'application/octet-stream',
        isPartOfPages: PARTS_OF_PAGES.has(extname(path)),
        variants: [...compressedVariants(path, existing), { path, encoding: null }],
      },
    ]);
  return new Map(files);
}

function compressedVariants(path: string, existing: ReadonlySet<string>): Variant[] {
  return Object.entries(COMPRESSED)
    .map(([extension, encoding]) => ({ path: `${path}${extension}`, encoding }))
    .filter((variant) => existing.has(variant.path));
}
