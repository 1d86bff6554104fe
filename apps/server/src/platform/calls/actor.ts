/** A signed-in account that performs a call, and the session that authenticated it. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  /** Scopes of active bans; `site` covers everything that needs a sign-in. */
  readonly bans: readonly string[];
  readonly sessionId: string;
}

/**
 * Who performs a write and when: the last argument of every function that writes. The actor is null
 * where the server itself acts, for example when a deadline passes.
 */
export interface Action<A extends Pick<Actor, 'id'> | null = Actor> {
  readonly actor: A;
  readonly now: number;
}

/** An action where only the id of the actor is needed, or an action of the server itself. */
export type AnyAction = Action<Pick<Actor, 'id'> | null>;

export interface Credentials {
  readonly id: string;
  readonly secret: string;
}

/** Resolves to null if there is no such session. */
export type Authenticate = (credentials: Credentials) => Promise<Actor | null>;

/** Format: `id.secret`; ids contain no dot. An empty value means signed out. */
export function parseAuthorization(header: string | undefined): Credentials | null | 'malformed' {
  if (header === undefined || header === '') return null;
  const dot = header.indexOf('.');
  if (dot <= 0 || dot === header.length - 1) return 'malformed';
  return { id: header.slice(0, dot), secret: header.slice(dot + 1) };
}
