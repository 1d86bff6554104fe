/**
 * Signing in: the provider is visited with a state that the server sealed, and only an answer that
 * brings the same state back to the same browser is taken. Otherwise somebody could send a visitor
 * a finished sign-in of their own, and the visitor would act in a stranger's account.
 */
import { api, client } from '../../api/client';
import { recordVisit } from '../../features/telemetry/use-telemetry';
import { previousPath } from './previous-path';

/** Pages ask for Discord everywhere; a server without it lets its development sign-in stand in. */
const PROVIDER = 'discord';
const STATE = 'sign-in-state';
const NOT_OURS = 'This sign-in was not started in this browser. Please sign in again.';

/** Leaves the page for the provider's; `as` names a demo account of the development sign-in. */
export async function beginSignIn(as?: string): Promise<void> {
  const state = btoa(JSON.stringify({ previous_url: previousPath() }));
  const begun = await api.accounts.register({
    provider: PROVIDER,
    state,
    redirect_uri: returnAddress(),
    login_hint: as,
  });
  sessionStorage.setItem(STATE, begun.state);
  location.assign(begun.url);
}

/** Ends what `beginSignIn` began and answers the path to go on with. */
export async function finishSignIn(code: string, state: string): Promise<string> {
  const expected = sessionStorage.getItem(STATE);
  sessionStorage.removeItem(STATE);
  if (state === '' || state !== expected) throw new Error(NOT_OURS);
  const { login } = await methods();
  const { previousUrl } = await login({ code, state, redirect_uri: returnAddress() });
  return previousUrl.replace(/^\/app(?=\/|\?|#|$)/, '') || '/';
}

export async function signOut(): Promise<void> {
  recordVisit(location.pathname);
  const { logout } = await methods();
  await logout();
}

/** Name and permissions may have changed since the last visit; a session that ended is noticed too. */
export function refreshAccount(): void {
  if (!client.identity.get()) return;
  methods()
    .then(({ getAccountDetails }) => getAccountDetails())
    .catch(() => {
      // The client has forgotten a refused account by itself; without an answer the stored one stays.
    });
}

function returnAddress(): string {
  return `${location.origin}/app/login`;
}

async function methods() {
  const { createMethods } = await import('@mes/client/methods');
  return createMethods(client);
}
