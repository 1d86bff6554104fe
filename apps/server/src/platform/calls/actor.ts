/** Who acts: a signed-in account, with the session that proved it. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  /** Scopes of the bans in force; `site` covers everything that needs a sign-in. */
  readonly bans: readonly string[];
  readonly sessionId: string;
}

/**
 * Somebody does something: the third argument of everything that writes. The actor is null where
 * the server itself acts, such as when a deadline passes.
 */
export interface Action<A extends Pick<Actor, 'id'> | null = Actor> {
  readonly actor: A;
  readonly now: number;
}

/** An action of which only the id of the actor matters, or of the server itself. */
export type AnyAction = Action<Pick<Actor, 'id'> | null>;

export interface Credentials {
  readonly id: string;
  readonly secret: string;
}

/** Resolves to null if there is no such session. */
export type Authenticate = (credentials: Credentials) => Promise<Actor | null>;

/** `id.secret`; ids hold no dot. An empty value means signed out, anything else must be well formed. */
export function parseAuthorization(header: string | undefined): Credentials | null | 'malformed' {
  if (header === undefined || header === '') return null;
  const dot = header.indexOf('.');
  if (dot <= 0 || dot === header.length - 1) return 'malformed';
  return { id: header.slice(0, dot), secret: header.slice(dot + 1) };
}
