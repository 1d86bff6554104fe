import { createClient } from '@mes/client/client';
import { reportFailure } from './failures';
import { storedIdentity } from './stored-identity';
import { telemetryIdentifier } from './telemetry-identifier';

/** Casters comment on what overlays show, so their page uses the same kind of connection. */
const CASTER_PAGE = /^\/stream\/casterinfo\/?$/;

/** The only client of the page. */
export const client = createClient({
  storage: storedIdentity,
  identifier: telemetryIdentifier,
  onFailure: reportFailure,
});
export const api = client.call;

/** After the first render and each navigation, with the path below /app. */
export function connectFor(path: string): void {
  client.connection.setPurpose(CASTER_PAGE.test(path) ? 'streaming' : 'site');
}
