import { createClient } from '@mes/client/client';
import { telemetryIdentifier } from '../features/telemetry/identifier';
import { inBrowser } from '../ssr/hydration';
import { reportFailure } from './failures';
import { storedIdentity } from './stored-identity';

/** Casters talk about what viewers see: their page is connected as overlays are. */
const CASTERS = /^\/app\/stream\/casterinfo\/?$/;

/** The one client of the page. */
export const client = createClient({
  purpose: inBrowser && CASTERS.test(location.pathname) ? 'streaming' : 'site',
  storage: storedIdentity,
  identifier: telemetryIdentifier,
  onFailure: reportFailure,
});
export const api = client.call;
