/** An OAuth provider: authorisation code with PKCE, then one read of the profile. Tokens are not stored. */
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
const TIMEOUT_SECONDS = 10;
/** Errors of a provider for an invalid code, as opposed to a wrong configuration. */
const INVALID_CODE_ERRORS = ['invalid_grant', 'invalid_request'];

export interface ProviderSettings {
  /** Stored with every account of this provider, because ids are unique only within a provider. */
  readonly name: string;
  /** The name to show to people. */
  readonly title: string;
  readonly issuer: string;
  readonly clientId: string;
  /** A public client without a secret uses PKCE alone. */
  readonly clientSecret?: string;
  /** A function, because the address of the development provider is known only once the server listens. */
  endpoints(): OAuthEndpoints;
}

/** The profile of a person at the provider. */
export interface Identity {
  readonly provider: string;
  readonly id: string;
  /** The person's names at the provider, the preferred one first. */
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
  identify(callback: { code: string; redirectUri: string; verifier: string }): Promise<Identity>;
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
      const callbackUrl = new URL(redirectUri);
      callbackUrl.searchParams.set('code', code);
      try {
        const { access_token } = await authorizationCodeGrant(configuration, callbackUrl, {
          pkceCodeVerifier: verifier,
        });
        return await readIdentity(settings, configuration, access_token);
      } catch (error) {
        throw toProductError(error, settings, log);
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
  configuration.timeout = TIMEOUT_SECONDS;
  // Only a server on this machine is configured without https.
  if (token.startsWith('http:')) allowInsecureRequests(configuration);
  return configuration;
}

/** Discord's user object; the development provider returns the same. */
const ProfileSchema = z.object({
  id: z.string().min(1).max(100),
  username: z.string(),
  global_name: z.string().nullish(),
  // An invalid email address must not prevent the sign-in.
  email: z.email().max(320).nullish().catch(null),
  verified: z.boolean().nullish(),
});

async function readIdentity(
  { name, endpoints }: ProviderSettings,
  configuration: Configuration,
  token: string,
): Promise<Identity> {
  const response = await fetchProtectedResource(
    configuration,
    token,
    new URL(endpoints().user),
    'GET',
  );
  if (!response.ok) throw new Error(`the profile request failed with status ${response.status}`);
  const profile = ProfileSchema.parse(await response.json());
  return {
    provider: name,
    id: profile.id,
    names: [profile.global_name, profile.username].filter((known) => known != null),
    // An unverified email address may belong to someone else.
    email: (profile.verified && profile.email) || null,
  };
}

/** Causes are not logged: they contain codes and tokens. */
function toProductError(error: unknown, { title }: ProviderSettings, log: Log): ProductError {
  if (error instanceof ResponseBodyError && INVALID_CODE_ERRORS.includes(error.error)) {
    return new InvalidAction(
      'This sign-in code is wrong, has expired or was already used. Please sign in again.',
    );
  }
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const answer = error instanceof ResponseBodyError ? error.error : undefined;
  log.warn({ provider: title, reason: `${name}: ${message}`, answer }, 'a sign-in failed');
  return new InvalidAction(`${title} does not answer as it should. Please try again later.`);
}
