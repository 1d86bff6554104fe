import type { Call, Page } from '@mes/contract/define';
import { InternalError, ProductError, Unavailable } from '@mes/contract/errors';
import { isDatabaseUnavailable } from '../database/availability';
import { isLockTimeout } from '../database/database';
import type { Log } from '../log';
import { StorageUnavailable } from '../storage-error';
import type { FileContent } from './handlers';

/** A serialised answer, the same for HTTP, socket and batch. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  /** Of a binary file; then the body is empty. */
  readonly content?: FileContent;
  /** Only for cacheable answers: public reads. */
  readonly etag?: string;
  readonly retryAfter?: number;
}

/** The revisions of the call's channels by their names, read before the data of the answer. */
export type ChannelRevisions = Readonly<Record<string, number>>;

export function successBody(call: Call, result: unknown, revisions?: ChannelRevisions): Buffer {
  if (call.kind === 'rest' && call.file) return Buffer.from(String(result));
  const { data, total } = call.paged
    ? (result as Page<unknown>)
    : { data: result, total: undefined };
  const metadata =
    total === undefined && revisions === undefined
      ? ''
      : `,"metadata":${JSON.stringify({ total, revisions })}`;
  return Buffer.from(`{"status":"SUCCESS","data":${JSON.stringify(data)}${metadata}}`);
}

/** Errors outside the catalogue are logged in full; the client only gets InternalError. */
export function errorAnswer(error: unknown, log: Log): Answer {
  const known = toProductError(error);
  // That the database or the storage is away is logged once, not for every call.
  if (isLockTimeout(error)) log.warn({ err: error }, 'a call waited too long for a lock');
  else if (known !== error && !(known instanceof Unavailable))
    log.error({ err: error }, 'a call failed unexpectedly');
  const { message, details, status } = known;
  const retryAfter = typeof details.retryAfter === 'number' ? details.retryAfter : undefined;
  return {
    status,
    retryAfter,
    body: Buffer.from(
      JSON.stringify({
        status: 'ERROR',
        message,
        ...(retryAfter === undefined ? {} : { retryAfter }),
        error: { type: known.name, message, ...details },
      }),
    ),
  };
}

function toProductError(error: unknown): ProductError {
  if (error instanceof ProductError) return error;
  const isAway = isDatabaseUnavailable(error) || error instanceof StorageUnavailable;
  return isAway || isLockTimeout(error) ? new Unavailable() : new InternalError();
}
