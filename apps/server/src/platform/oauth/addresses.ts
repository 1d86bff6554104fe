/** Where a sign-in may return to. Anything else would hand codes or visitors to a stranger's site. */
import { InvalidParameter } from '@mes/contract/errors';
import type { Config } from '../config';

type Hosts = Pick<Config, 'mode' | 'siteUrl'>;

const LOGIN_PATH = '/app/login';
const HOME = '/app';
/** Where pages under development are served from. */
const DEVELOPMENT_ORIGINS = ['http://localhost:3000', 'http://localhost:4000'];

/** The return address given, or the site's own without one. */
export function returnAddress(hosts: Hosts, given?: string): string {
  if (given === undefined) return siteAddresses(hosts)[0]!;
  if (!isReturnAddress(hosts, given)) {
    throw new InvalidParameter('redirect_uri', `It must be ${siteAddresses(hosts).join(' or ')}.`);
  }
  return given;
}

export function isReturnAddress(hosts: Hosts, address: string): boolean {
  return siteAddresses(hosts).includes(address);
}

/** The path of a page of this site, whether it was named by its path or in full. */
export function pathOnSite(hosts: Hosts, address = HOME): string {
  const href = URL.canParse(address, hosts.siteUrl) ? new URL(address, hosts.siteUrl).href : '';
  const origin = siteOrigins(hosts).find((own) => href.startsWith(`${own}/`));
  // A path that begins with two slashes names another host as soon as a browser follows it.
  if (origin === undefined || href.startsWith(`${origin}//`)) {
    throw new InvalidParameter('previous_url', 'It must be a page of this site.');
  }
  return href.slice(origin.length);
}

export function siteOrigins({ mode, siteUrl }: Hosts): string[] {
  const own = new URL(siteUrl).origin;
  return mode === 'production' ? [own] : [...new Set([own, ...DEVELOPMENT_ORIGINS])];
}

function siteAddresses(hosts: Hosts): string[] {
  return siteOrigins(hosts).map((origin) => origin + LOGIN_PATH);
}
