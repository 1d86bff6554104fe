/** Puts answers on the wire: headers, ETag, compression. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FileKind } from '@mes/contract/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../calls/answer';

const COMPRESS_FROM = 1_400;
const JSON_TYPE = 'application/json; charset=utf-8';
const compress = promisify(gzip);

export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  file?: FileKind,
) {
  if (file && answer.status === 200) {
    reply.header('content-type', file.type);
    reply.header('content-disposition', `attachment; filename="${file.name}"`);
  } else reply.header('content-type', JSON_TYPE);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('x-request-id', request.id);
  // A cookie is for one visitor: no cache between may keep the answer that brings it.
  const audience = reply.hasHeader('set-cookie') ? 'private' : 'public';
  reply.header('cache-control', answer.etag ? `${audience}, no-cache` : 'no-store');
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
  if (isLarge(answer)) reply.header('vary', 'accept-encoding');
  if (answer.etag) {
    reply.header('etag', answer.etag);
    if (has(request, answer.etag)) return reply.code(304).send();
  }
  reply.code(answer.status);
  if (!isLarge(answer) || !unzips(request)) return reply.send(answer.body);
  return reply.header('content-encoding', 'gzip').send(await compressed(answer));
}

/**
 * A kept answer without the framework's way of sending, which asks hooks that have nothing to add
 * to it. False if it needs more than that, and then nothing was sent.
 */
export function sendAtOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, etag }: Answer,
): boolean {
  if (status !== 200 || etag === undefined || reply.hasHeader('set-cookie')) return false;
  const large = body.length >= COMPRESS_FROM;
  const zips = large && unzips(request);
  const bytes = zips ? zippedBodies.get(body) : body;
  if (!bytes) return false;

  const headers = [
    'content-type',
    JSON_TYPE,
    'x-content-type-options',
    'nosniff',
    'cache-control',
    'public, no-cache',
    'etag',
    etag,
    'x-request-id',
    request.id,
  ];
  if (large) headers.push('vary', 'accept-encoding');
  const { raw } = reply.hijack();
  if (has(request, etag)) {
    raw.writeHead(304, headers).end();
    return true;
  }
  if (zips) headers.push('content-encoding', 'gzip');
  headers.push('content-length', String(bytes.length));
  raw.writeHead(200, headers);
  // As text a small body goes out in one piece with its head.
  if (large) raw.end(bytes);
  else raw.end(bytes.toString('latin1'), 'latin1');
  return true;
}

function isLarge({ body }: Answer): boolean {
  return body.length >= COMPRESS_FROM;
}

function unzips({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '');
}

/** Whether the client has this version. A cache between may have marked the tag as weak. */
function has({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known === etag || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Kept answers are compressed once; they are the same object for as long as they are kept. */
const zippedBodies = new WeakMap<Buffer, Buffer>();

async function compressed({ body, etag }: Answer): Promise<Buffer> {
  if (!etag) return compress(body, { level: 4 });
  const zipped = zippedBodies.get(body) ?? (await compress(body, { level: 6 }));
  zippedBodies.set(body, zipped);
  return zipped;
}
