import { parseApiKey } from '@mes/domain/accounts/api-keys';

/** An account that performs a call, and the session or API key that authenticated it. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  /** Scopes of active bans; `site` covers everything that needs a sign-in. */
  readonly bans: readonly string[];
  /** Of an API key its id, which is no session's. */
  readonly sessionId: string;
  /** What acts for the account in place of a session. */
  readonly apiKey?: ApiKeyRights;
}

export interface ApiKeyRights {
  readonly id: string;
  readonly scopes: readonly string[];
  readonly callsPerMinute: number;
}

/**
 * Who performs a write and when: the last argument of every function that writes. The actor is null
 * where the server itself acts, for example when a deadline passes.
 */
export interface Action<A extends Pick<Actor, 'id'> | null = Actor> {
  readonly actor: A;
  readonly now: number;
}

/** An action where only the id of the actor is needed. */
export type ActionById = Action<Pick<Actor, 'id'>>;

/** An action where only the id of the actor is needed, or an action of the server itself. */
export type AnyAction = Action<Pick<Actor, 'id'> | null>;

/** Of a session. */
export interface Credentials {
  readonly id: string;
  readonly secret: string;
}

export interface KeyCredentials {
  readonly apiKey: { readonly id: string; readonly secret: string };
}

/** Resolves to null if there is no such session. */
export type Authenticate = (credentials: Credentials) => Promise<Actor | null>;

/** Resolves to null if there is no such API key, or no longer. */
export type AuthenticateKey = (key: KeyCredentials['apiKey']) => Promise<Actor | null>;

/** Format: `id.secret` of a session, or `Bearer mes_…` with an API key. Empty means signed out. */
export function parseAuthorization(
  header: string | undefined,
): Credentials | KeyCredentials | null | 'malformed' {
  const [, bearer] = /^Bearer +(.*)$/i.exec(header ?? '') ?? [];
  if (bearer === undefined) return parseSession(header);
  const apiKey = parseApiKey(bearer);
  return apiKey ? { apiKey } : 'malformed';
}

/** Format: `id.secret`; ids contain no dot. Sockets and envelopes take nothing else. */
export function parseSession(text: string | undefined): Credentials | null | 'malformed' {
  if (text === undefined || text === '') return null;
  const dot = text.indexOf('.');
  if (dot <= 0 || dot === text.length - 1) return 'malformed';
  return { id: text.slice(0, dot), secret: text.slice(dot + 1) };
}
