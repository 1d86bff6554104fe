/**
 * Which requests come from pages of this site. Browsers send cookies with what other sites ask for
 * too, so a session in a cookie counts for these alone.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { PAGE_HEADER } from '@mes/contract/constants';
import type { Config } from '../config';
import { siteOrigins } from '../oauth/addresses';

export interface OwnPages {
  /** Another site cannot send the header: the browser would ask us first, and we do not allow it. */
  request(headers: IncomingHttpHeaders): boolean;
  /** Pages cannot add a header to a WebSocket, but browsers always name the origin of the page. */
  open(headers: IncomingHttpHeaders): boolean;
}

export function createOwnPages(config: Pick<Config, 'mode' | 'siteUrl'>): OwnPages {
  const origins = siteOrigins(config);
  // Also the host that was requested: a browser sends our cookies to no other host.
  const isOwn = (origin: string, host: string | undefined) =>
    origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);

  return {
    request: (headers) => {
      if (headers[PAGE_HEADER] !== '1') return false;
      const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers;
      return origin === undefined ? site === 'same-origin' : isOwn(origin, host);
    },
    open: ({ origin, host, 'sec-fetch-site': site }) =>
      origin === undefined ? site === 'same-origin' : isOwn(origin, host),
  };
}
