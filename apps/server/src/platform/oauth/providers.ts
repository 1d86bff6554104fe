import type { Config, OAuthEndpoints } from '../config';
import type { Log } from '../log';
import { discordLike } from './discord';
import { openId } from './openid';
import { createProvider, type Provider } from './provider';

/** By the names that `GET /register/{provider}` accepts. */
export type Providers = ReadonlyMap<string, Provider>;

export const DEVELOPMENT = {
  name: 'development',
  clientId: 'mes-development',
  path: '/dev/oauth',
};

const DISCORD_ENDPOINTS: OAuthEndpoints = {
  authorize: 'https://discord.com/oauth2/authorize',
  token: 'https://discord.com/api/oauth2/token',
  user: 'https://discord.com/api/v10/users/@me',
};

/** Anyone can sign in as anyone there, so it is never offered in production or beside a real provider. */
export function offersDevelopmentProvider({ mode, discord, openId }: Config): boolean {
  return mode !== 'production' && discord === null && openId === null;
}

interface Deps {
  readonly config: Config;
  readonly log: Log;
  /** Where this process listens, for requests to itself. */
  readonly ownAddress: () => string;
}

export function createProviders({ config, log, ownAddress }: Deps): Providers {
  const { discord, siteUrl } = config;
  if (discord) {
    const settings = discordLike({
      name: 'discord',
      title: 'Discord',
      issuer: 'https://discord.com',
      clientId: discord.clientId,
      clientSecret: discord.clientSecret,
      endpoints: () => discord.endpoints ?? DISCORD_ENDPOINTS,
    });
    return new Map([['discord', createProvider(settings, log)]]);
  }
  if (config.openId) return asDiscord('openid', createProvider(openId(config.openId), log));
  if (!offersDevelopmentProvider(config)) return new Map();

  const { name, clientId, path } = DEVELOPMENT;
  const settings = discordLike({
    name,
    title: 'The development sign-in',
    issuer: siteUrl + path,
    clientId,
    endpoints: () => ({
      authorize: `${siteUrl}${path}/authorize`,
      token: `${ownAddress()}${path}/token`,
      user: `${ownAddress()}${path}/userinfo`,
    }),
  });
  return asDiscord(name, createProvider(settings, log));
}

/** Pages always request Discord; another provider takes its place under that name. */
function asDiscord(name: string, provider: Provider): Providers {
  return new Map([
    ['discord', provider],
    [name, provider],
  ]);
}
