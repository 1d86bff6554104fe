import type { IncomingMessage } from 'node:http';
import { ForbiddenError } from '@mes/contract/errors';
import type { Socket } from 'socket.io';
import { type Actor, type Authenticate, type Credentials, parseSession } from '../calls/actor';
import type { Visit } from '../calls/admission';
import { errorAnswer } from '../calls/answer';
import type { Cookies } from '../cookies/cookies';
import { readSession } from '../cookies/session';
import type { Log } from '../log';

/** The authenticated identity of a Socket.IO client. */
export interface SocketIdentity {
  readonly credentials: Credentials | null;
  readonly actor: Actor | null;
  readonly visit: Visit;
}

interface HandshakeOptions {
  readonly authenticate: Authenticate;
  readonly startVisit: (request: IncomingMessage) => Visit;
  readonly log: Log;
}

type Next = (error?: Error & { data?: unknown }) => void;

/**
 * Checks `auth: {id, secret}`, or the cookie of a page that sends `auth: {session: 'cookie'}`, and
 * whether the visitor is admitted. A refusal reaches the client as `connect_error` with the error of
 * the catalogue. API keys open no socket.
 */
export function createHandshake({ authenticate, startVisit, log }: HandshakeOptions) {
  const authorize = async ({ handshake, request }: Socket): Promise<SocketIdentity> => {
    const visit = startVisit(request);
    const identity = await identify(handshake.auth, { cookies: visit.cookies, authenticate });
    const mayOpen = await visit.mayOpen(handshake.url, identity.actor);
    if (!mayOpen) throw ForbiddenError.mustQueue();
    return { ...identity, visit };
  };
  return (socket: Socket, next: Next) => {
    authorize(socket).then(
      (identity) => {
        Object.assign(socket.data, identity);
        next();
      },
      (error) => {
        const body = JSON.parse(errorAnswer(error, log).body.toString()) as { message: string };
        next(Object.assign(new Error(body.message), { data: body }));
      },
    );
  };
}

async function identify(
  auth: Record<string, unknown>,
  { cookies, authenticate }: { cookies: Cookies; authenticate: Authenticate },
): Promise<Omit<SocketIdentity, 'visit'>> {
  const { id = '', secret = '', session } = auth;
  if (id === '' && secret === '' && session !== 'cookie') return { credentials: null, actor: null };
  const credentials = session === 'cookie' ? readSession(cookies) : credentialsIn(id, secret);
  if (credentials === null || credentials === 'malformed') throw ForbiddenError.badCredentials();
  const actor = await authenticate(credentials);
  if (!actor) throw ForbiddenError.badCredentials();
  return { credentials, actor };
}

function credentialsIn(id: unknown, secret: unknown): Credentials | null | 'malformed' {
  if (typeof id !== 'string' || typeof secret !== 'string') return 'malformed';
  return parseSession(`${id}.${secret}`);
}
