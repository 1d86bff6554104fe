import { createClient } from '@mes/client/client';
import { telemetryIdentifier } from '../features/telemetry/identifier';
import { reportFailure } from './failures';
import { storedIdentity } from './stored-identity';

/** The one client of the page. */
export const client = createClient({
  storage: storedIdentity,
  identifier: telemetryIdentifier,
  onFailure: reportFailure,
});
export const api = client.call;
