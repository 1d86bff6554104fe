import { ForbiddenError } from '@mes/contract/errors';
import type { Socket } from 'socket.io';
import { fail } from '../calls/answer';
import {
  type Authenticate,
  type Caller,
  type Credentials,
  parseAuthorization,
} from '../calls/caller';
import type { Log } from '../log';

/** Who a Socket.IO client says it is, once that has been believed. */
export interface Identity {
  readonly credentials: Credentials | null;
  readonly caller: Caller | null;
}

type Next = (error?: Error & { data?: unknown }) => void;

/** Checks `auth: {id, secret}`. A refusal reaches the client as connect_error, in the usual words. */
export function createHandshake({ authenticate, log }: { authenticate: Authenticate; log: Log }) {
  return (socket: Socket, next: Next) => {
    identify(socket.handshake.auth, authenticate).then(
      (identity) => {
        Object.assign(socket.data, identity);
        next();
      },
      (error) => {
        const body = JSON.parse(fail(error, log).body.toString()) as { message: string };
        next(Object.assign(new Error(body.message), { data: body }));
      },
    );
  };
}

async function identify(
  { id = '', secret = '' }: Record<string, unknown>,
  authenticate: Authenticate,
): Promise<Identity> {
  if (id === '' && secret === '') return { credentials: null, caller: null };
  if (typeof id !== 'string' || typeof secret !== 'string') throw ForbiddenError.badCredentials();
  const credentials = parseAuthorization(`${id}.${secret}`);
  if (credentials === null || credentials === 'malformed') throw ForbiddenError.badCredentials();
  const caller = await authenticate(credentials);
  if (!caller) throw ForbiddenError.badCredentials();
  return { credentials, caller };
}
