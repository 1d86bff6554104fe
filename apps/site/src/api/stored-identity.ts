import { browserStorage } from '@mes/client/browser-identity';
import type { IdentityStorage } from '@mes/client/identity';
import { inBrowser } from '../ssr/hydration';

const NOBODY: IdentityStorage = { load: () => null, save: () => {}, watch: () => {} };

/** The account under `userdata`, its id and secret as the cookies `user_id` and `user_secret`. */
export const storedIdentity = inBrowser ? browserStorage(window) : NOBODY;
