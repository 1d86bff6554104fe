import { observable } from './observable';

/** The account that is signed in, with the secret that proves it. */
export interface Account {
  readonly id: string;
  readonly secret: string;
  readonly name?: string;
  readonly permissions?: readonly string[];
  readonly [field: string]: unknown;
}

/** Where the account is kept between visits. */
export interface IdentityStorage {
  load(): Account | null;
  save(account: Account | null): void;
  /** Tells of changes made elsewhere, such as a sign-out in another tab. */
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
      // Read again and still the same: nobody has to draw anything anew.
      if (JSON.stringify(account) !== JSON.stringify(current.get())) change(account);
    },
    clear: () => change(null),
    subscribe: current.subscribe,
  };
}

export function memoryStorage(account: Account | null = null): IdentityStorage {
  let kept = account;
  return {
    load: () => kept,
    save(next) {
      kept = next;
    },
  };
}

/** Same person, same session: a new name or permission is no change of credentials. */
export function sameCredentials(one: Account | null, other: Account | null): boolean {
  return one?.id === other?.id && one?.secret === other?.secret;
}
