import { createClient } from '@mes/client/client';
import { inBrowser } from '../ssr/hydration';
import { reportFailure } from './failures';
import { isOffered } from './first-data';
import { storedIdentity } from './stored-identity';
import { telemetryIdentifier } from './telemetry-identifier';

/** Casters comment on what overlays show, so their page uses the same kind of connection. */
const CASTER_PAGE = /^\/app\/stream\/casterinfo\/?$/;
const purposeOf = (path: string) => (CASTERS.test(path) ? 'streaming' : 'site');

/** The only client of the page. */
export const client = createClient({
  purpose: inBrowser ? purposeOf(location.pathname) : 'site',
  storage: storedIdentity,
  hasLog: () => isOffered('moderation.recordEvent'),
  identifier: telemetryIdentifier,
  onFailure: reportFailure,
});
export const api = client.call;

/** After each navigation, with the whole path of the page that is shown. */
export function connectFor(path: string): void {
  client.connection.setPurpose(purposeOf(path));
}
