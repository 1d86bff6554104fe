/** Sends answers over HTTP: headers, ETag, compression. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FileKind } from '@mes/contract/define';
import { ObjectNotFound } from '@mes/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../calls/answer';
import type { FileContent } from '../calls/handlers';
import { readRange } from './range';

const MIN_COMPRESSED_LENGTH = 1_400;
const JSON_TYPE = 'application/json; charset=utf-8';
const compress = promisify(gzip);

export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  file?: FileKind,
) {
  if (file && answer.content) return sendContent(request, reply, { file, content: answer.content });
  if (file && answer.status === 200) describeFile(reply, file);
  else reply.header('content-type', JSON_TYPE);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('x-request-id', request.id);
  // A cookie belongs to one visitor: shared caches must not store an answer that sets one.
  const scope = reply.hasHeader('set-cookie') ? 'private' : 'public';
  reply.header('cache-control', answer.etag ? `${scope}, no-cache` : 'no-store');
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
  if (isLarge(answer)) reply.header('vary', 'accept-encoding');
  if (answer.etag) {
    reply.header('etag', answer.etag);
    if (clientHas(request, answer.etag)) return reply.code(304).send();
  }
  reply.code(answer.status);
  if (!isLarge(answer) || !acceptsGzip(request)) return reply.send(answer.body);
  return reply.header('content-encoding', 'gzip').send(await gzipOnce(answer));
}

/** Reads the file while it is sent, the whole of it or the range that the client asks for. */
async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, content }: { file: FileKind; content: FileContent },
) {
  const { size, type = file.type, cache } = content;
  const range = readRange(wantedRange(request, cache?.etag), size);
  reply.header('x-request-id', request.id);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const stream = await content.open(range);
  if (!stream) throw new ObjectNotFound();
  describeFile(reply, { ...file, type });
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cache-control', cache ? `private, max-age=${cache.seconds}` : 'no-store');
  if (cache) reply.header('etag', cache.etag);
  reply.header('accept-ranges', 'bytes');
  if (!range) return reply.header('content-length', size).send(stream);
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(stream);
}

/** A client that has a part of another version wants the whole file. */
function wantedRange({ headers }: FastifyRequest, etag: string | undefined): string | undefined {
  const known = headers['if-range'];
  return known === undefined || known === etag ? headers.range : undefined;
}

function describeFile(reply: FastifyReply, file: FileKind): void {
  reply.header('content-type', file.type);
  const name = file.name === undefined ? '' : `; filename="${file.name}"`;
  reply.header('content-disposition', `${file.inline ? 'inline' : 'attachment'}${name}`);
  // In case a browser shows it nevertheless: it must not run as a page of this origin.
  reply.header('content-security-policy', "default-src 'none'; sandbox");
}

/**
 * Sends JSON on the connection itself, without hooks, headers and serialisation of Fastify: for an answer
 * whose reply has no headers of its own.
 */
export function sendRaw(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, requestId }: { answer: Answer; requestId: string },
): void {
  const { body } = answer;
  const gzips = answer.status === 200 && isLarge(answer) && acceptsGzip(request);
  const bytes = gzips ? gzippedBodies.get(body) : body;
  if (bytes) {
    writeRaw(request, response, { answer, requestId, bytes });
    return;
  }
  gzipOnce(answer).then(
    (gzipped) => writeRaw(request, response, { answer, requestId, bytes: gzipped }),
    (error) => response.destroy(error),
  );
}

/** The same headers as `send`. */
function writeRaw(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, requestId, bytes }: { answer: Answer; requestId: string; bytes: Buffer },
): void {
  const { status, body, etag, retryAfter } = answer;
  const large = body.length >= MIN_COMPRESSED_LENGTH;
  const headers = [
    'content-type',
    JSON_TYPE,
    'x-content-type-options',
    'nosniff',
    'cache-control',
    etag === undefined ? 'no-store' : 'public, no-cache',
    'x-request-id',
    requestId,
  ];
  if (large) headers.push('vary', 'accept-encoding');
  if (retryAfter !== undefined) headers.push('retry-after', String(retryAfter));
  if (etag !== undefined) {
    headers.push('etag', etag);
    if (clientHas(request, etag)) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  if (bytes !== body) headers.push('content-encoding', 'gzip');
  headers.push('content-length', String(bytes.length));
  response.writeHead(status, headers);
  // Node.js sends a small string body in one write with the headers.
  if (large) response.end(bytes);
  else response.end(etag === undefined ? toText(bytes) : textOnce(bytes), 'latin1');
}

function toText(bytes: Buffer): string {
  return bytes.toString('latin1');
}

/** As with compression: the body of a cached answer is the same Buffer each time. */
const texts = new WeakMap<Buffer, string>();

function textOnce(bytes: Buffer): string {
  const known = texts.get(bytes);
  if (known !== undefined) return known;
  const text = toText(bytes);
  texts.set(bytes, text);
  return text;
}

function isLarge({ body }: Answer): boolean {
  return body.length >= MIN_COMPRESSED_LENGTH;
}

type WithHeaders = Pick<IncomingMessage, 'headers'>;

function acceptsGzip({ headers }: WithHeaders): boolean {
  const accepted = headers['accept-encoding'];
  return accepted !== undefined && /\bgzip\b/.test(String(accepted));
}

/** Whether the client already has this version. A proxy may have made the ETag weak. */
function clientHas({ headers }: WithHeaders, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known === etag || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Cached answers are compressed once: the body is the same Buffer for as long as it is cached. */
const gzippedBodies = new WeakMap<Buffer, Buffer>();

async function gzipOnce({ body, etag }: Answer): Promise<Buffer> {
  if (!etag) return compress(body, { level: 4 });
  const gzipped = gzippedBodies.get(body) ?? (await compress(body, { level: 6 }));
  gzippedBodies.set(body, gzipped);
  return gzipped;
}
