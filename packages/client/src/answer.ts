/** What an answer's body means: data, an error, or a request to come back later. */
import { toError } from './error-mapping';
import { RetryLater } from './retry';

/** As it comes from the server: HTTP, socket reply and batch item are alike, and none is trusted. */
export interface Body {
  readonly status?: unknown;
  readonly data?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
  readonly retryAfter?: unknown;
  readonly metadata?: unknown;
}

export function asBody(value: unknown): Body {
  return isObject(value) ? value : {};
}

/** The error that a body tells of; `fallback` when it has nothing to say. */
export function errorIn({ error, message }: Body, fallback: string): Error {
  const said = textIn(message) ?? fallback;
  return isObject(error) ? toError(error, said) : new Error(said);
}

/** For socket replies and batch items, which have no status line: the body's own status decides. */
export function assertAnswered(body: Body): void {
  if (typeof body.retryAfter === 'number') {
    throw new RetryLater(body.retryAfter, errorIn(body, 'Error [No Message]'));
  }
  if (body.status === 'ERROR') throw errorIn(body, 'Error [No Message]');
  if (body.status !== 'SUCCESS') throw new Error('Invalid Server Response');
}

/** A list of which a page was asked comes with the number of all its rows. */
export function dataIn(body: Body, paged: boolean): unknown {
  const { data, status, metadata } = body;
  if (status === 'ERROR') throw errorIn(body, 'Error [No Message]');
  if (data === undefined) throw errorIn(body, 'Error [No Data]');
  if (isObject(data) && data.status === 'ERROR') throw errorIn(data, 'Error [No Message]');
  const answer = paged ? pageIn(data, metadata) : data;
  rememberRevision(answer, metadata);
  return answer;
}

function pageIn(data: unknown, metadata: unknown): object {
  const total = isObject(metadata) ? metadata.total : undefined;
  return { data, total: typeof total === 'number' ? total : Array.isArray(data) ? data.length : 0 };
}

/** How far a channel was when an answer was read, or when it was subscribed to. */
export interface ChannelRevision {
  readonly channel: string;
  readonly revision: number;
}

const revisions = new WeakMap<object, ChannelRevision>();

/** The revision that an answer carries, with its channel; null where it carries none. */
export function revisionOf(answer: unknown): ChannelRevision | null {
  return typeof answer === 'object' && answer !== null ? (revisions.get(answer) ?? null) : null;
}

function rememberRevision(answer: unknown, metadata: unknown): void {
  if (typeof answer !== 'object' || answer === null || !isObject(metadata)) return;
  const { channel, revision } = metadata;
  if (typeof channel === 'string' && typeof revision === 'number')
    revisions.set(answer, { channel, revision });
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
