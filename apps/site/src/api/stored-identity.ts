import { browserStorage } from '@mes/client/browser-identity';
import { senderHeaders } from '@mes/client/http';
import type { IdentityStorage } from '@mes/client/identity';
import { inBrowser } from '../ssr/hydration';

const NOBODY: IdentityStorage = { load: () => null, save: () => {}, watch: () => {} };

/** The account under `userdata`; its session is in cookies that the server sets and deletes. */
export const storedIdentity = inBrowser ? browserStorage(window, endSession) : NOBODY;

/** Not by the client, whose account is removed already. `keepalive`, because the page may be closing. */
function endSession(): void {
  fetch('/api/request', {
    method: 'POST',
    headers: { ...senderHeaders(null, true), 'content-type': 'application/json' },
    body: JSON.stringify({ object: 'player', action: 'clear_session' }),
    keepalive: true,
  }).catch(() => {
    // Without `user_id`, which is gone already, the secret alone signs nobody in.
  });
}
