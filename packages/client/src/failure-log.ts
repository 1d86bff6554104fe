/** Writes failed calls to the player log, so that support can see the errors a player got. */
import { ProductError } from '@mes/contract/errors';
import type { Http } from './http';
import type { Account, Identity } from './identity';

/** Failures of these are expected, or would log the log call itself. */
const IGNORED = ['logging', 'viewer-rewards', 'localhost', 'discord', 'own-vote'];

const MAX_MESSAGE_LENGTH = 2_000;

interface FailureLogOptions {
  readonly http: Http;
  readonly identity: Identity;
  readonly origin: string;
  /** Identifies a visitor without an account: the telemetry identifier. */
  readonly identifier: () => string | null;
}

export interface Failure {
  /** The call's name: `GET /players/{id}` or `player/info`. */
  readonly call: string;
  readonly error: Error;
}

export type LogFailure = (failure: Failure, account: Account | null) => void;

export function createFailureLog(options: FailureLogOptions): LogFailure {
  const { http, identity, origin, identifier } = options;
  return ({ call, error }, account) => {
    const target = `${origin} ${call}`.replaceAll('_', '-');
    if (IGNORED.some((part) => target.includes(part))) return;
    const current = identity.get();
    const id = current?.id ?? identifier();
    if (!id) return;

    // The input is not logged, because it can hold anything; nor is the secret, wherever it occurs.
    const message = withoutSecret(error.message, account).slice(0, MAX_MESSAGE_LENGTH);
    const details =
      error instanceof ProductError
        ? { call, kind: error.kind, status: error.status }
        : { call, kind: error.name };
    const request = {
      method: 'POST',
      path: `/logging/player/${encodeURIComponent(id)}`,
      body: JSON.stringify({ event: 'failed-call', message, details }),
    };
    // A failed log call is ignored.
    http(request, { account: current }).catch(() => {});
  };
}

function withoutSecret(text: string, account: Account | null): string {
  return account?.secret ? text.replaceAll(account.secret, '…') : text;
}
