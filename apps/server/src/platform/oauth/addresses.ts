/** The allowed return addresses of a sign-in: any other could leak codes or redirect to a foreign site. */
import { InvalidParameter } from '@mes/contract/errors';
import type { Config } from '../config';

type SiteConfig = Pick<Config, 'mode' | 'siteUrl'>;

const LOGIN_PATH = '/app/login';
const HOME = '/app';
/** The origins of development servers. */
const DEVELOPMENT_ORIGINS = ['http://localhost:3000', 'http://localhost:4000'];

/** The given return address, or the default of the site. */
export function returnAddress(config: SiteConfig, given?: string): string {
  if (given === undefined) return siteAddresses(config)[0]!;
  if (!isReturnAddress(config, given)) {
    throw new InvalidParameter('redirect_uri', `It must be ${siteAddresses(config).join(' or ')}.`);
  }
  return given;
}

export function isReturnAddress(config: SiteConfig, address: string): boolean {
  return siteAddresses(config).includes(address);
}

/**
 * The path of a page of this site, from a path or an absolute address. The home page for the return of a
 * sign-in itself, which would wait for another one.
 */
export function pathOnSite(config: SiteConfig, address = HOME): string {
  const href = URL.canParse(address, config.siteUrl) ? new URL(address, config.siteUrl).href : '';
  const origin = siteOrigins(config).find((own) => href.startsWith(`${own}/`));
  // Browsers treat a path that begins with two slashes as another host.
  if (origin === undefined || href.startsWith(`${origin}//`)) {
    throw new InvalidParameter('previous_url', 'It must be a page of this site.');
  }
  const path = href.slice(origin.length);
  return /^\/app\/login(?=[/?#]|$)/i.test(path) ? HOME : path;
}

export function siteOrigins({ mode, siteUrl }: SiteConfig): string[] {
  const own = new URL(siteUrl).origin;
  const origins = mode === 'production' ? [own] : [own, ...DEVELOPMENT_ORIGINS];
  return [...new Set([...origins, ...origins.flatMap(otherNameOf)])];
}

/** This machine has two names, and people type either. */
function otherNameOf(origin: string): string[] {
  const { hostname } = new URL(origin);
  if (hostname === 'localhost') return [origin.replace('//localhost', '//127.0.0.1')];
  if (hostname === '127.0.0.1') return [origin.replace('//127.0.0.1', '//localhost')];
  return [];
}

function siteAddresses(config: SiteConfig): string[] {
  return siteOrigins(config).map((origin) => origin + LOGIN_PATH);
}
