/** Any OpenID provider that describes itself, such as one that a community hosts itself. */
import { allowInsecureRequests, type Configuration, discovery, fetchUserInfo } from 'openid-client';
import { z } from 'zod';
import type { OpenIdSettings } from '../config';
import type { Profile, ProviderSettings, Tokens } from './provider';

const SCOPE = 'openid profile email';
const ANSWER_WITHIN_S = 10;

/** `name` is left out: a person's full name is not what they want to be called in a game. */
const ClaimsSchema = z.object({
  sub: z.string().min(1).max(255),
  nickname: z.string().nullish().catch(null),
  preferred_username: z.string().nullish().catch(null),
  // An address that makes no sense is no reason to turn the person away.
  email: z.email().max(320).nullish().catch(null),
  email_verified: z.boolean().nullish().catch(null),
});

export function openId(settings: OpenIdSettings): ProviderSettings {
  let discovered: Promise<Configuration> | null = null;
  return {
    // With the issuer: another one that is set later gives the same ids to other people.
    name: `openid:${settings.issuer}`,
    title: settings.title,
    scope: SCOPE,
    // Cached. A failed request is repeated at the next sign-in, so a start does not depend on it.
    configure() {
      discovered ??= discover(settings).catch((error: unknown) => {
        discovered = null;
        throw error;
      });
      return discovered;
    },
    readProfile,
  };
}

function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Configuration> {
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: ANSWER_WITHIN_S,
    // Only a server on this machine is configured without https.
    execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
  });
}

/** The id token says who it is, and userinfo, where there is one, must speak of the same person. */
async function readProfile(configuration: Configuration, tokens: Tokens): Promise<Profile> {
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider answered no id token');
  const details = configuration.serverMetadata().userinfo_endpoint
    ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
    : claims;
  const { sub, nickname, preferred_username, email, email_verified } = ClaimsSchema.parse(details);
  return {
    id: sub,
    names: [nickname, preferred_username].filter((known) => known != null),
    email: (email_verified && email) || null,
  };
}
