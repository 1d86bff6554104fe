/** A provider as this program uses it: consent by code and PKCE, then who gave it, then no more. */
import { InvalidAction, type ProductError } from '@mes/contract/errors';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
  None,
  ResponseBodyError,
} from 'openid-client';
import { z } from 'zod';
import type { OAuthEndpoints } from '../config';
import type { Log } from '../log';

const SCOPE = 'identify email';
const ANSWER_WITHIN_S = 10;
/** What a provider answers when the mistake is the code's and not ours. */
const REFUSALS = ['invalid_grant', 'invalid_request'];

export interface ProviderSettings {
  /** Stored with every account that signed in here: ids of different providers never mix. */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  readonly issuer: string;
  readonly clientId: string;
  /** A client without one proves itself by PKCE alone. */
  readonly clientSecret?: string;
  /** Asked at each use: the development provider's address is known once the server listens. */
  endpoints(): OAuthEndpoints;
}

/** The person, as the provider knows them. */
export interface Identity {
  readonly provider: string;
  readonly id: string;
  /** Names that the person goes by there, the preferred one first. */
  readonly names: readonly string[];
  readonly email: string | null;
}

export interface Provider {
  readonly name: string;
  authorizationUrl(request: {
    redirectUri: string;
    state: string;
    verifier: string;
    loginHint?: string;
  }): Promise<string>;
  identify(answer: { code: string; redirectUri: string; verifier: string }): Promise<Identity>;
}

export function createProvider(settings: ProviderSettings, log: Log): Provider {
  return {
    name: settings.name,

    async authorizationUrl({ redirectUri, state, verifier, loginHint }) {
      const url = buildAuthorizationUrl(configure(settings), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(loginHint === undefined ? {} : { login_hint: loginHint }),
      });
      return url.href;
    },

    async identify({ code, redirectUri, verifier }) {
      const configuration = configure(settings);
      const answered = new URL(redirectUri);
      answered.searchParams.set('code', code);
      try {
        const { access_token } = await authorizationCodeGrant(configuration, answered, {
          pkceCodeVerifier: verifier,
        });
        return await readIdentity(settings, configuration, access_token);
      } catch (error) {
        throw explain(error, settings, log);
      }
    },
  };
}

function configure({ issuer, clientId, clientSecret, endpoints }: ProviderSettings): Configuration {
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

/** Discord's user object; the development provider answers the same. */
const ProfileSchema = z.object({
  id: z.string().min(1).max(100),
  username: z.string(),
  global_name: z.string().nullish(),
  // An address that makes no sense is no reason to turn the person away.
  email: z.email().max(320).nullish().catch(null),
  verified: z.boolean().nullish(),
});

async function readIdentity(
  { name, endpoints }: ProviderSettings,
  configuration: Configuration,
  token: string,
): Promise<Identity> {
  const answer = await fetchProtectedResource(
    configuration,
    token,
    new URL(endpoints().user),
    'GET',
  );
  if (!answer.ok) throw new Error(`the profile was answered with ${answer.status}`);
  const profile = ProfileSchema.parse(await answer.json());
  return {
    provider: name,
    id: profile.id,
    names: [profile.global_name, profile.username].filter((known) => known != null),
    // An address that nobody confirmed may belong to someone else.
    email: (profile.verified && profile.email) || null,
  };
}

/** Causes are not logged: they hold codes and tokens. */
function explain(error: unknown, { title }: ProviderSettings, log: Log): ProductError {
  if (error instanceof ResponseBodyError && REFUSALS.includes(error.error)) {
    return new InvalidAction(
      'This sign-in code is wrong, has expired or was already used. Please sign in again.',
    );
  }
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const answer = error instanceof ResponseBodyError ? error.error : undefined;
  log.warn({ provider: title, reason: `${name}: ${message}`, answer }, 'a sign-in failed');
  return new InvalidAction(`${title} does not answer as it should. Please try again later.`);
}
