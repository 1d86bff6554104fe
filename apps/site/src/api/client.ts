import { createClient } from '@mes/client/client';
import { reportFailure } from './failures';
import { site } from './first-data';
import { storedIdentity } from './stored-identity';
import { telemetryIdentifier } from './telemetry-identifier';

/** Casters and operators act on what overlays show, so their pages use the same kind of connection. */
const STREAM_PAGE = /^\/stream\/(casterinfo|room)\/?$/;

/** The only client of the page. */
export const client = createClient({
  gatewayUrl: site.gatewayUrl ?? undefined,
  storage: storedIdentity,
  identifier: telemetryIdentifier,
  onFailure: reportFailure,
});
export const api = client.call;

/** After the first render and each navigation, with the path below /app. */
export function connectFor(path: string): void {
  client.connection.setPurpose(STREAM_PAGE.test(path) ? 'streaming' : 'site');
}
