/**
 * Maps an error on the wire to the catalogue's class. Kinds are matched ignoring case and any
 * `Error` or `Exception` suffix. Unknown kinds become a plain error.
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

type CreateError = (details: ErrorDetails) => ProductError;

const KINDS = new Map<string, CreateError>([
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

/** `fallback` is the message if neither the error nor its kind has one. */
export function toError(wire: WireError, fallback: string): Error {
  const { type, message, ...details } = wire;
  const text = typeof message === 'string' && message !== '' ? message : undefined;
  const create = typeof type === 'string' ? KINDS.get(normalizeKind(type)) : undefined;
  if (!create) return new Error(text ?? fallback);

  const error = create(details);
  error.message = text ?? (error.message || fallback);
  return Object.assign(error, { details });
}

function normalizeKind(type: string): string {
  return type.toLowerCase().replace(/(error|exception)+$/, '');
}
