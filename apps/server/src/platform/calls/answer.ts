import type { Call, Page } from '@mes/contract/define';
import { InternalError, ProductError } from '@mes/contract/errors';
import type { Log } from '../log';

/** A finished answer in the form that goes on the wire: the same for HTTP, socket and batch. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  /** Only for answers that may be kept and compared: public reads. */
  readonly etag?: string;
  readonly retryAfter?: number;
}

/** Of the channel that a call names, from before its answer was read. */
export interface ChannelRevision {
  readonly channel: string;
  readonly revision: number;
}

export function succeed(call: Call, result: unknown, read?: ChannelRevision): Buffer {
  if (call.kind === 'rest' && call.file) return Buffer.from(String(result));
  const { data, total } = call.paged
    ? (result as Page<unknown>)
    : { data: result, total: undefined };
  const metadata =
    total === undefined && read === undefined
      ? ''
      : `,"metadata":${JSON.stringify({ total, ...read })}`;
  return Buffer.from(`{"status":"SUCCESS","data":${JSON.stringify(data)}${metadata}}`);
}

/** Errors outside the catalogue are logged in full and answered without any of it. */
export function fail(error: unknown, log: Log): Answer {
  const known = error instanceof ProductError ? error : new InternalError();
  if (known !== error) log.error({ err: error }, 'a call failed unexpectedly');
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
