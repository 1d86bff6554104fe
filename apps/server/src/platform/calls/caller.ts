/** Whoever makes a call: a signed-in account with the session that proved it. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly sessionId: string;
  /** What a ban keeps the account from: `site` covers everything that needs a sign-in. */
  readonly bannedFrom: readonly string[];
}

export interface Credentials {
  readonly id: string;
  readonly secret: string;
}

/** Answers null if there is no such session. */
export type Authenticate = (credentials: Credentials) => Promise<Caller | null>;

/** `id.secret`; ids hold no dot. An empty value means signed out, anything else must be well formed. */
export function parseAuthorization(header: string | undefined): Credentials | null | 'malformed' {
  if (header === undefined || header === '') return null;
  const dot = header.indexOf('.');
  if (dot <= 0 || dot === header.length - 1) return 'malformed';
  return { id: header.slice(0, dot), secret: header.slice(dot + 1) };
}
