/** Failed calls are written into the player log, so that support can see what a player saw. */
import { ProductError } from '@mes/contract/errors';
import type { Http } from './http';
import type { Account, Identity } from './identity';

/** Calls whose failures are of no use there, or would log the log itself. */
const SILENT = ['logging', 'viewer-rewards', 'localhost', 'discord', 'own-vote'];

const MAX_MESSAGE = 2_000;

interface FailureLogOptions {
  readonly http: Http;
  readonly identity: Identity;
  readonly origin: string;
  /** What stands for a visitor who is not signed in: the telemetry identifier. */
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
    const about = `${origin} ${call}`.replaceAll('_', '-');
    if (SILENT.some((word) => about.includes(word))) return;
    const current = identity.get();
    const id = current?.id ?? identifier();
    if (!id) return;

    // The call's input stays out: it can hold anything. So does the secret, wherever it turns up.
    const message = withoutSecret(error.message, account).slice(0, MAX_MESSAGE);
    const details =
      error instanceof ProductError
        ? { call, kind: error.kind, status: error.status }
        : { call, kind: error.name };
    const request = {
      method: 'POST',
      path: `/logging/player/${encodeURIComponent(id)}`,
      body: JSON.stringify({ event: 'failed-call', message, details }),
    };
    // A log that cannot be written is not worth another error.
    http(request, { account: current }).catch(() => {});
  };
}

function withoutSecret(text: string, account: Account | null): string {
  return account?.secret ? text.replaceAll(account.secret, '…') : text;
}
