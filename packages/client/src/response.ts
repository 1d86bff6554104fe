/** Reads the body of a response: data, an error, or a request to retry later. */
import { toError } from './error-mapping';
import { RetryAfterError } from './retry';

/** The shape is the same for HTTP, socket replies and batch items. Nothing in it is trusted. */
export interface ResponseBody {
  readonly status?: unknown;
  readonly data?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
  readonly retryAfter?: unknown;
  readonly metadata?: unknown;
}

export function toResponseBody(value: unknown): ResponseBody {
  return isObject(value) ? value : {};
}

/** `fallback` is the message if the body has none. */
export function errorFromBody({ error, message }: ResponseBody, fallback: string): Error {
  const text = nonEmptyText(message) ?? fallback;
  return isObject(error) ? toError(error, text) : new Error(text);
}

/** For socket replies and batch items: they have no HTTP status, so the body's status decides. */
export function assertSuccess(body: ResponseBody): void {
  if (typeof body.retryAfter === 'number') {
    throw new RetryAfterError(body.retryAfter, errorFromBody(body, 'Error [No Message]'));
  }
  if (body.status === 'ERROR') throw errorFromBody(body, 'Error [No Message]');
  if (body.status !== 'SUCCESS') throw new Error('Invalid Server Response');
}

/** Returns the data, for a paged list together with the total number of rows. */
export function readData(body: ResponseBody, paged: boolean): unknown {
  const { data, status, metadata } = body;
  if (status === 'ERROR') throw errorFromBody(body, 'Error [No Message]');
  if (data === undefined) throw errorFromBody(body, 'Error [No Data]');
  if (isObject(data) && data.status === 'ERROR') throw errorFromBody(data, 'Error [No Message]');
  const result = paged ? toPage(data, metadata) : data;
  saveRevisions(result, metadata);
  return result;
}

function toPage(data: unknown, metadata: unknown): object {
  const total = isObject(metadata) ? metadata.total : undefined;
  return { data, total: typeof total === 'number' ? total : Array.isArray(data) ? data.length : 0 };
}

/** Revisions of channels by their names, as when data was read or an event happened. */
export type ChannelRevisions = Readonly<Record<string, number>>;

const revisions = new WeakMap<object, ChannelRevisions>();

/** The revisions of the call's channels at which this data was read; null if unknown. */
export function revisionsOf(data: unknown): ChannelRevisions | null {
  return typeof data === 'object' && data !== null ? (revisions.get(data) ?? null) : null;
}

function saveRevisions(data: unknown, metadata: unknown): void {
  if (typeof data !== 'object' || data === null || !isObject(metadata)) return;
  if (isRevisions(metadata.revisions)) revisions.set(data, metadata.revisions);
}

function isRevisions(value: unknown): value is ChannelRevisions {
  return isObject(value) && Object.values(value).every((each) => typeof each === 'number');
}

function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
