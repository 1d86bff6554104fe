import type { Config, OAuthEndpoints } from '../config';
import type { Log } from '../log';
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
export function offersDevelopmentProvider({ mode, discord }: Config): boolean {
  return mode !== 'production' && discord === null;
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
    const provider = createProvider(
      {
        name: 'discord',
        title: 'Discord',
        issuer: 'https://discord.com',
        clientId: discord.clientId,
        clientSecret: discord.clientSecret,
        endpoints: () => discord.endpoints ?? DISCORD_ENDPOINTS,
      },
      log,
    );
    return new Map([['discord', provider]]);
  }
  if (!offersDevelopmentProvider(config)) return new Map();

  const { name, clientId, path } = DEVELOPMENT;
  const provider = createProvider(
    {
      name,
      title: 'The development sign-in',
      issuer: siteUrl + path,
      clientId,
      endpoints: () => ({
        authorize: `${siteUrl}${path}/authorize`,
        token: `${ownAddress()}${path}/token`,
        user: `${ownAddress()}${path}/userinfo`,
      }),
    },
    log,
  );
  // Pages always request Discord; the development provider takes its place.
  return new Map([
    ['discord', provider],
    [name, provider],
  ]);
}
