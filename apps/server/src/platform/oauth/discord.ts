/** Discord, which speaks OAuth with a profile of its own shape. The development provider does too. */
import { allowInsecureRequests, Configuration, fetchProtectedResource, None } from 'openid-client';
import { z } from 'zod';
import type { OAuthEndpoints } from '../config';
import type { Profile, ProviderSettings } from './provider';

const SCOPE = 'identify email';
const ANSWER_WITHIN_S = 10;

interface DiscordSettings {
  readonly name: string;
  readonly title: string;
  readonly issuer: string;
  readonly clientId: string;
  /** A client without one proves itself by PKCE alone. */
  readonly clientSecret?: string;
  /** A function, because the address of the development provider is known only once the server listens. */
  endpoints(): OAuthEndpoints;
}

const ProfileSchema = z.object({
  id: z.string().min(1).max(100),
  username: z.string(),
  global_name: z.string().nullish(),
  // An address that makes no sense is no reason to turn the person away.
  email: z.email().max(320).nullish().catch(null),
  verified: z.boolean().nullish(),
});

export function discordLike(settings: DiscordSettings): ProviderSettings {
  return {
    name: settings.name,
    title: settings.title,
    scope: SCOPE,
    configure: async () => configure(settings),
    readProfile: (configuration, { access_token }) =>
      readProfile(configuration, { url: settings.endpoints().user, token: access_token }),
  };
}

function configure({ issuer, clientId, clientSecret, endpoints }: DiscordSettings): Configuration {
  const { authorize, token } = endpoints();
  const configuration = new Configuration(
    { issuer, authorization_endpoint: authorize, token_endpoint: token },
    clientId,
    clientSecret,
    clientSecret === undefined ? None() : undefined,
  );
  configuration.timeout = ANSWER_WITHIN_S;
  // Only a server on this machine is configured without https.
  if (token.startsWith('http:')) allowInsecureRequests(configuration);
  return configuration;
}

async function readProfile(
  configuration: Configuration,
  { url, token }: { url: string; token: string },
): Promise<Profile> {
  const answer = await fetchProtectedResource(configuration, token, new URL(url), 'GET');
  if (!answer.ok) throw new Error(`the profile was answered with ${answer.status}`);
  const profile = ProfileSchema.parse(await answer.json());
  return {
    id: profile.id,
    names: [profile.global_name, profile.username].filter((known) => known != null),
    email: (profile.verified && profile.email) || null,
  };
}
