import type { IncomingHttpHeaders } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config';
import { createOwnPages } from './own-pages';

/** The cookies of a request, and those that its response sets. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Does nothing where the response cannot set cookies: on sockets and shared pages. */
  set(name: string, value: string, options?: CookieOptions): void;
  /** Whether a page of this site asks, and not another site in the same browser. */
  readonly isOwnPage: boolean;
  /** Whether the site is served with https. */
  readonly isSecure: boolean;
}

interface CookieOptions {
  /** Without it the cookie is a session cookie. */
  readonly maxAgeMs?: number;
  /** Whether scripts can read the cookie. */
  readonly isReadable?: boolean;
  /** Not sent when another site links here. */
  readonly isStrict?: boolean;
  /** Of this very host, and not of the play host beside it. */
  readonly isHostOnly?: boolean;
}

export const NO_COOKIES: Cookies = {
  get: () => undefined,
  set: () => {},
  isOwnPage: false,
  isSecure: false,
};

/** Without a reply it is a socket that opens, or a page that everyone shares. */
export type OpenCookies = (headers: IncomingHttpHeaders, reply?: FastifyReply) => Cookies;

export async function createCookies(http: FastifyInstance, config: Config): Promise<OpenCookies> {
  await http.register(fastifyCookie, { hook: false });
  const isSecure = config.siteUrl.startsWith('https:');
  const domain = sharedDomain(config.siteUrl, config.playUrl);
  const ownPages = createOwnPages(config);

  return (headers, reply) => {
    const header = headers.cookie;
    let received: Record<string, string | undefined> | null = null;
    let sent: Map<string, string> | null = null;
    return {
      get(name) {
        received ??= header === undefined ? {} : http.parseCookie(header);
        return received[name];
      },
      get isOwnPage() {
        return reply ? ownPages.request(headers) : ownPages.open(headers);
      },
      isSecure,
      set(name, value, { maxAgeMs, isReadable, isStrict, isHostOnly } = {}) {
        if (!reply) return;
        const options = {
          path: '/',
          secure: isSecure,
          httpOnly: !isReadable,
          sameSite: isStrict ? 'strict' : 'lax',
          domain: isHostOnly ? undefined : domain,
          ...(maxAgeMs === undefined ? {} : { maxAge: Math.floor(maxAgeMs / 1_000) }),
        } as const;
        sent ??= new Map();
        sent.set(name, http.serializeCookie(name, value, options));
        // Replace the whole header, so that a cookie that is set twice is sent once, with its last value.
        reply.removeHeader('set-cookie').header('set-cookie', [...sent.values()]);
      },
    };
  };
}

/** The common parent domain of site and play host, if they differ: its cookies reach both. */
export function sharedDomain(siteUrl: string, playUrl: string): string | undefined {
  const [site, play] = [siteUrl, playUrl].map((url) => new URL(url).hostname.split('.').reverse());
  if (site!.join() === play!.join()) return undefined;
  const differsAt = site!.findIndex((label, index) => label !== play![index]);
  const shared = differsAt < 0 ? site! : site!.slice(0, differsAt);
  return shared.length < 2 ? undefined : shared.toReversed().join('.');
}
