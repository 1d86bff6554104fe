import { observable } from './observable';

/** The account that is signed in, with the secret that proves it. */
export interface Account {
  readonly id: string;
  /** Pages have none: their browser holds it in a cookie that no script can read. */
  readonly secret?: string;
  readonly name?: string;
  readonly permissions?: readonly string[];
  readonly [field: string]: unknown;
}

/** Stores the account between visits. */
export interface IdentityStorage {
  load(): Account | null;
  save(account: Account | null): void;
  /** The session is in a cookie of the browser; requests say that they come from a page. */
  readonly isBrowser?: boolean;
  /** Calls back after changes made elsewhere, such as a sign-out in another tab. */
  watch?(changed: () => void): void;
}

export interface Identity {
  get(): Account | null;
  set(account: Account): void;
  clear(): void;
  subscribe(changed: (account: Account | null) => void): () => void;
}

export function createIdentity(storage: IdentityStorage = memoryStorage()): Identity {
  const current = observable(storage.load());
  storage.watch?.(() => current.set(storage.load()));
  const change = (account: Account | null) => {
    storage.save(account);
    current.set(account);
  };
  return {
    get: current.get,
    set(account) {
      // An equal account must not cause a render.
      if (JSON.stringify(account) !== JSON.stringify(current.get())) change(account);
    },
    clear: () => change(null),
    subscribe: current.subscribe,
  };
}

export function memoryStorage(account: Account | null = null): IdentityStorage {
  let stored = account;
  return {
    load: () => stored,
    save(next) {
      stored = next;
    },
  };
}

/** Compares id and secret only: a new name or permission does not change the session. */
export function sameCredentials(a: Account | null, b: Account | null): boolean {
  return a?.id === b?.id && a?.secret === b?.secret;
}

/** The credentials in the handshake of a socket. */
export function handshakeOf(account: Account | null): Record<string, string> {
  if (!account) return {};
  const { id, secret } = account;
  return secret === undefined ? { session: 'cookie' } : { id, secret };
}
