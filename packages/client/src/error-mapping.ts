/**
 * From the error on the wire back to the catalogue's class. Kinds are matched ignoring case and
 * any `Error` or `Exception` suffix; what the catalogue does not know stays a plain error.
 */
import {
  type ErrorDetails,
  ForbiddenError,
  InternalError,
  InvalidAction,
  InvalidId,
  InvalidParameter,
  InvalidRequest,
  MissingParameter,
  ObjectNotFound,
  ProductError,
  TooManyRequests,
} from '@mes/contract/errors';

export interface WireError {
  readonly type?: unknown;
  readonly message?: unknown;
  readonly [detail: string]: unknown;
}

type Make = (details: ErrorDetails) => ProductError;

const KINDS = new Map<string, Make>([
  ['product', () => new ProductError('')],
  ['internal', () => new InternalError()],
  [
    'forbidden',
    ({ permission }) =>
      typeof permission === 'string' ? ForbiddenError.missing(permission) : new ForbiddenError(),
  ],
  [
    'invalidrequest',
    ({ retryAfter }) =>
      typeof retryAfter === 'number' ? new TooManyRequests(retryAfter) : new InvalidRequest(),
  ],
  ['invalidparameter', ({ field }) => new InvalidParameter(String(field))],
  ['missingparameter', ({ field }) => new MissingParameter(String(field))],
  ['invalidaction', () => new InvalidAction('')],
  ['invalidid', () => new InvalidId()],
  ['objectnotfound', () => new ObjectNotFound()],
]);

/** `fallback` is said when neither the error nor its kind has a message of its own. */
export function toError(wire: WireError, fallback: string): Error {
  const { type, message, ...details } = wire;
  const said = typeof message === 'string' && message !== '' ? message : undefined;
  const make = typeof type === 'string' ? KINDS.get(bareKind(type)) : undefined;
  if (!make) return new Error(said ?? fallback);

  const error = make(details);
  error.message = said ?? (error.message || fallback);
  return Object.assign(error, { details });
}

function bareKind(type: string): string {
  return type.toLowerCase().replace(/(error|exception)+$/, '');
}
