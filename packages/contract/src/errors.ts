/**
 * The catalogue of errors, shared by server and client. Without zod, so that browsers can load it.
 * On the wire an error is `{type, message, …details}` with `type` = kind + 'Error'.
 */
import type { BanScope } from '@mes/domain/moderation/ban-scopes';

export type ErrorKind =
  | 'Product'
  | 'Internal'
  | 'Forbidden'
  | 'InvalidRequest'
  | 'InvalidParameter'
  | 'MissingParameter'
  | 'InvalidAction'
  | 'InvalidId'
  | 'ObjectNotFound';

export type ErrorDetails = Readonly<Record<string, unknown>>;

export class ProductError extends Error {
  readonly kind: ErrorKind;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(
    message: string,
    { kind = 'Product', status = 400, details = {} }: ErrorOptions = {},
  ) {
    super(message);
    this.name = `${kind}Error`;
    this.kind = kind;
    this.status = status;
    this.details = details;
  }
}

interface ErrorOptions {
  kind?: ErrorKind;
  status?: number;
  details?: ErrorDetails;
}

export class InternalError extends ProductError {
  constructor(message = 'Internal Server Error occurred while processing your request.') {
    super(message, { kind: 'Internal', status: 500 });
  }
}

/** A part that the server needs does not answer: the same request will work again. */
export class Unavailable extends ProductError {
  constructor(readonly retryAfter = 5) {
    super('The server cannot answer right now. Please try again in a moment.', {
      kind: 'Internal',
      status: 503,
      details: { retryAfter },
    });
  }
}

export class ForbiddenError extends ProductError {
  constructor(message = "You don't have access to this resource.", details: ErrorDetails = {}) {
    super(message, { kind: 'Forbidden', status: 403, details });
  }

  static missing(permission: string): ForbiddenError {
    return new ForbiddenError(
      `You are missing permission '${permission}' to access this resource.`,
      { permission },
    );
  }

  /** The scope tells the site which ban to show. */
  static banned(scope: BanScope): ForbiddenError {
    return new ForbiddenError('You have been banned.', { banned: scope });
  }

  static teamBanned(team: string): ForbiddenError {
    return new ForbiddenError(`${team} has been banned.`, { banned: 'tournaments', team });
  }

  static notSignedIn(): ForbiddenError {
    return new ForbiddenError('You must be logged in to perform this action!');
  }

  static badCredentials(): ForbiddenError {
    return new ForbiddenError('Invalid credentials.');
  }

  /** Of an API key; null for calls that no key may make. */
  static outOfScope(scope: string | null): ForbiddenError {
    return scope === null
      ? new ForbiddenError('API keys cannot make this call.', { scope })
      : new ForbiddenError(`This API key is missing the scope '${scope}'.`, { scope });
  }

  static mustQueue(): ForbiddenError {
    return new ForbiddenError('Please wait in the queue.', { queue: true });
  }
}

export class InvalidRequest extends ProductError {
  constructor(message = 'Invalid Request', details: ErrorDetails = {}) {
    super(message, { kind: 'InvalidRequest', details });
  }
}

export class InvalidParameter extends ProductError {
  constructor(field: string, reason?: string) {
    super(
      reason === undefined
        ? `Invalid Request: Field '${field}' is not a valid parameter.`
        : `Invalid Request: Field '${field}' is not a valid parameter. ${reason}`,
      { kind: 'InvalidParameter', details: { field } },
    );
  }
}

export class MissingParameter extends ProductError {
  constructor(field: string) {
    super(`Invalid Request: Field '${field}' is required.`, {
      kind: 'MissingParameter',
      details: { field },
    });
  }
}

/** The request is valid, but not allowed in the current state. */
export class InvalidAction extends ProductError {
  constructor(message: string, details: ErrorDetails = {}) {
    super(message, { kind: 'InvalidAction', details });
  }
}

export class InvalidId extends ProductError {
  constructor(reason = 'Malformed ID', details: ErrorDetails = {}) {
    super(reason, { kind: 'InvalidId', details });
  }
}

export class ObjectNotFound extends ProductError {
  constructor(message = 'Resource not found') {
    super(message, { kind: 'ObjectNotFound', status: 404 });
  }
}

export class TooManyRequests extends ProductError {
  constructor(readonly retryAfter: number) {
    super('Too many requests. Please slow down.', {
      kind: 'InvalidRequest',
      status: 429,
      details: { retryAfter },
    });
  }
}
