import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config';

/** The cookies of one request, and those that its answer sets. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Does nothing where no answer carries cookies: on sockets, and for pages that everyone shares. */
  set(name: string, value: string, options?: CookieOptions): void;
}

interface CookieOptions {
  /** Without it the cookie ends with the browser. */
  readonly lastsMs?: number;
  /** Whether scripts of the page can read it. */
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
      set(name, value, { lastsMs, readable = false } = {}) {
        if (!reply) return;
        const options = {
          ...attributes,
          httpOnly: !readable,
          ...(lastsMs === undefined ? {} : { maxAge: Math.floor(lastsMs / 1_000) }),
        };
        sent ??= new Map();
        sent.set(name, http.serializeCookie(name, value, options));
        // All again: a cookie that is set twice is sent as it was set last.
        reply.removeHeader('set-cookie').header('set-cookie', [...sent.values()]);
      },
    };
  };
}

/** Site and play host may differ; a cookie for the domain above both reaches both. */
export function sharedDomain(siteUrl: string, playUrl: string): string | undefined {
  const [site, play] = [siteUrl, playUrl].map((url) => new URL(url).hostname.split('.').reverse());
  if (site!.join() === play!.join()) return undefined;
  const differsAt = site!.findIndex((label, index) => label !== play![index]);
  const shared = differsAt < 0 ? site! : site!.slice(0, differsAt);
  return shared.length < 2 ? undefined : shared.toReversed().join('.');
}
