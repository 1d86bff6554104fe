import type { IncomingMessage } from 'node:http';
import { ForbiddenError } from '@mes/contract/errors';
import type { Socket } from 'socket.io';
import {
  type Actor,
  type Authenticate,
  type Credentials,
  parseAuthorization,
} from '../calls/actor';
import type { Visit } from '../calls/admission';
import { fail } from '../calls/answer';
import type { Log } from '../log';

/** Who a Socket.IO client says it is, once that has been believed. */
export interface Identity {
  readonly credentials: Credentials | null;
  readonly actor: Actor | null;
  readonly visit: Visit;
}

interface Door {
  readonly authenticate: Authenticate;
  readonly greet: (request: IncomingMessage) => Visit;
  readonly log: Log;
}

type Next = (error?: Error & { data?: unknown }) => void;

/** Checks `auth: {id, secret}`, and whether the visitor may come in yet. A refusal reaches the client as connect_error, in the usual words. */
export function createHandshake({ authenticate, greet, log }: Door) {
  const welcome = async ({ handshake, request }: Socket): Promise<Identity> => {
    const identity = await identify(handshake.auth, authenticate);
    const visit = greet(request);
    const mayOpen = await visit.mayOpen(handshake.url, identity.actor);
    if (!mayOpen) throw ForbiddenError.mustQueue();
    return { ...identity, visit };
  };
  return (socket: Socket, next: Next) => {
    welcome(socket).then(
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
): Promise<Omit<Identity, 'visit'>> {
  if (id === '' && secret === '') return { credentials: null, actor: null };
  if (typeof id !== 'string' || typeof secret !== 'string') throw ForbiddenError.badCredentials();
  const credentials = parseAuthorization(`${id}.${secret}`);
  if (credentials === null || credentials === 'malformed') throw ForbiddenError.badCredentials();
  const actor = await authenticate(credentials);
  if (!actor) throw ForbiddenError.badCredentials();
  return { credentials, actor };
}
