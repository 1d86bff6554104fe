import { createClient } from '@mes/client/client';
import { inBrowser } from '../ssr/hydration';
import { reportFailure } from './failures';
import { storedIdentity } from './stored-identity';
import { telemetryIdentifier } from './telemetry-identifier';

/** Casters comment on what overlays show, so their page uses the same kind of connection. */
const CASTER_PAGE = /^\/app\/stream\/casterinfo\/?$/;

/** The only client of the page. */
export const client = createClient({
  purpose: inBrowser && CASTER_PAGE.test(location.pathname) ? 'streaming' : 'site',
  storage: storedIdentity,
  identifier: telemetryIdentifier,
  onFailure: reportFailure,
});
export const api = client.call;
