import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config';

/** The cookies of a request, and those that its response sets. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Does nothing where the response cannot set cookies: on sockets and shared pages. */
  set(name: string, value: string, options?: CookieOptions): void;
}

interface CookieOptions {
  /** Without it the cookie is a session cookie. */
  readonly maxAgeMs?: number;
  /** Whether scripts can read the cookie. */
  readonly readable?: boolean;
}

export const NO_COOKIES: Cookies = { get: () => undefined, set: () => {} };

export type OpenCookies = (header: string | undefined, reply?: FastifyReply) => Cookies;

export async function createCookies(http: FastifyInstance, config: Config): Promise<OpenCookies> {
  await http.register(fastifyCookie, { hook: false });
  const attributes = {
    path: '/',
    sameSite: 'lax',
    secure: config.siteUrl.startsWith('https:'),
    domain: sharedDomain(config.siteUrl, config.playUrl),
  } as const;

  return (header, reply) => {
    let received: Record<string, string | undefined> | null = null;
    let sent: Map<string, string> | null = null;
    return {
      get(name) {
        received ??= header === undefined ? {} : http.parseCookie(header);
        return received[name];
      },
      set(name, value, { maxAgeMs, readable = false } = {}) {
        if (!reply) return;
        const options = {
          ...attributes,
          httpOnly: !readable,
          ...(maxAgeMs === undefined ? {} : { maxAge: Math.floor(maxAgeMs / 1_000) }),
        };
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
