import { useSyncExternalStore } from 'react';
import { client } from './client';

const NONE: readonly string[] = [];

/** The server renders pages for visitors without an account. */
const nobody = () => null;

/** Who is signed in, or null. */
export function useAccount() {
  return useSyncExternalStore(client.identity.subscribe, client.identity.get, nobody);
}

/** What the account may do; nothing without one. For `satisfies` and its like. */
export function usePermissions(): readonly string[] {
  return useAccount()?.permissions ?? NONE;
}
