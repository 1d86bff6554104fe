/** Whether results are hidden: chosen in this browser, and kept equal to the choice of the account. */
import type { Account } from '@mes/client/identity';
import { api, client } from '../../api/client';
import { showError } from '../../components/dialogs/dialogs';
import { spoilerFree } from '../../preferences';

export async function setSpoilerFree(next: boolean): Promise<void> {
  spoilerFree.set(next);
  const account = client.identity.get();
  if (!account) return;
  try {
    await save(account, next);
  } catch (error) {
    spoilerFree.set(!next);
    await showError(error);
  }
}

/** The account's choice counts in every browser; an account without one takes that of the browser. */
export function subscribeToSpoilerPreference(): () => void {
  const sync = (account: Account | null) => {
    if (!account) return;
    const { spoilerFree: chosen } = account;
    if (typeof chosen === 'boolean') {
      if (chosen !== spoilerFree.get()) spoilerFree.set(chosen);
    } else if (chosen === null && spoilerFree.get()) {
      // Without an answer the next visit tries again.
      save(account, true).catch(() => {});
    }
  };
  sync(client.identity.get());
  return client.identity.subscribe(sync);
}

async function save(account: Account, next: boolean): Promise<void> {
  client.identity.set({ ...account, spoilerFree: next });
  try {
    await api.accounts.setSpoilerFree({ spoilerFree: next });
  } catch (error) {
    client.identity.set(account);
    throw error;
  }
}
