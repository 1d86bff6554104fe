/**
 * Sign-in with OAuth. The `state` is signed by the server and stored in this browser; a response with
 * another state is rejected. Otherwise an attacker could make a visitor finish the attacker's sign-in
 * and act in the attacker's account.
 */
import { api, client } from '../../api/client';
import { recordVisit } from '../../features/telemetry/use-telemetry';
import * as texts from '../texts';
import { addPendingState, takePendingState } from './pending-states';
import { pathInState, previousPath } from './previous-path';

/** Always Discord; a server without it uses its development sign-in instead. */
const PROVIDER = 'discord';

/** Redirects to the provider; `as` names a demo account of the development sign-in. */
export async function startSignIn(as?: string): Promise<void> {
  const state = btoa(JSON.stringify({ previous_url: previousPath() }));
  const started = await api.accounts.register({
    provider: PROVIDER,
    state,
    redirect_uri: returnAddress(),
    login_hint: as,
  });
  addPendingState(localStorage, started.state, Date.now());
  location.assign(started.url);
}

/** Completes the sign-in and returns the path to navigate to. */
export async function finishSignIn(code: string, state: string): Promise<string> {
  if (!takePendingState(localStorage, state, Date.now())) {
    // The return was loaded again, or opened in a second tab.
    if (client.identity.get()) return belowApp(pathInState(state));
    throw new Error(texts.foreignSignIn);
  }
  const { login } = await methods();
  const { previousUrl } = await login({ code, state, redirect_uri: returnAddress() });
  return belowApp(previousUrl);
}

function belowApp(path: string): string {
  return path.replace(/^\/app(?=[/?#]|$)/, '') || '/';
}

export async function signOut(): Promise<void> {
  recordVisit(location.pathname);
  const { logout } = await methods();
  await logout();
}

/** Updates name and permissions, and detects a session that has ended. */
export function refreshAccount(): void {
  if (!client.identity.get()) return;
  handOverSecret()
    .then(methods)
    .then(({ getAccountDetails }) => getAccountDetails())
    .catch(() => {
      // The client itself removes an account that was refused; without an answer the stored one stays.
    });
}

/** Earlier versions kept the secret where scripts can read it: the server takes it into its cookie. */
async function handOverSecret(): Promise<void> {
  const stored = client.identity.get();
  if (stored?.secret === undefined) return;
  const { secret, ...account } = stored;
  await api.accounts.saveSession({ id: stored.id, secret }, { overHttp: true });
  client.identity.set({ ...account, id: stored.id });
}

function returnAddress(): string {
  return `${location.origin}/app/login`;
}

async function methods() {
  const { createMethods } = await import('@mes/client/methods');
  return createMethods(client);
}
