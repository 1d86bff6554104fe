import { createClient } from '@mes/client/client';
import { storedIdentity } from './stored-identity';

/** The one client of the page. */
export const client = createClient({ baseUrl: '', identity: storedIdentity });
export const api = client.call;
