import { useSyncExternalStore } from 'react';
import { client } from './client';

const NO_PERMISSIONS: readonly string[] = [];

/** The server renders pages for visitors without an account. */
const noAccount = () => null;

/** The account that is signed in, or null. */
export function useAccount() {
  return useSyncExternalStore(client.identity.subscribe, client.identity.get, noAccount);
}

/** The permissions of the account, empty without one; to be checked with `satisfies`. */
export function usePermissions(): readonly string[] {
  return useAccount()?.permissions ?? NO_PERMISSIONS;
}
