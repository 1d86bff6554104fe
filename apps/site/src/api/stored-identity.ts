import { browserStorage } from '@mes/client/browser-identity';

/** The account under `userdata`, its id and secret as the cookies `user_id` and `user_secret`. */
export const storedIdentity = browserStorage(window);
