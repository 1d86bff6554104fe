/** An OAuth provider: authorisation code with PKCE, then one read of the profile. Tokens are not stored. */
import { InvalidAction, type ProductError } from '@mes/contract/errors';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  ResponseBodyError,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import type { Log } from '../log';

/** Errors of a provider for an invalid code, as opposed to a wrong configuration. */
const INVALID_CODE_ERRORS = ['invalid_grant', 'invalid_request'];

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** The profile of a person at the provider. */
export interface Profile {
  readonly id: string;
  /** The person's names at the provider, the preferred one first. */
  readonly names: readonly string[];
  /** Null unless verified: it may belong to someone else. */
  readonly email: string | null;
}

export interface ProviderSettings {
  /** Stored with every account of this provider, because ids are unique only within a provider. */
  readonly name: string;
  /** The name to show to people. */
  readonly title: string;
  readonly scope: string;
  /** A function, because the endpoints may be known only once the server listens. */
  configure(): Promise<Configuration>;
  readProfile(configuration: Configuration, tokens: Tokens): Promise<Profile>;
}

export interface Identity extends Profile {
  readonly provider: string;
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
  const { name, scope, configure, readProfile } = settings;
  return {
    name,

    async authorizationUrl({ redirectUri, state, verifier, loginHint }) {
      const configuration = await configure().catch((error: unknown) => {
        throw toProductError(error, settings, log);
      });
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(loginHint === undefined ? {} : { login_hint: loginHint }),
      });
      return url.href;
    },

    async identify({ code, redirectUri, verifier }) {
      try {
        const configuration = await configure();
        const tokens = await authorizationCodeGrant(
          configuration,
          callbackUrl(configuration, { code, redirectUri }),
          { pkceCodeVerifier: verifier },
        );
        return { provider: name, ...(await readProfile(configuration, tokens)) };
      } catch (error) {
        throw toProductError(error, settings, log);
      }
    },
  };
}

/**
 * The address that the browser returned to, with what the grant needs of it. The state was checked
 * before and names the provider, so the issuer that some providers add is the one of our settings.
 */
function callbackUrl(
  configuration: Configuration,
  { code, redirectUri }: { code: string; redirectUri: string },
): URL {
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  const metadata = configuration.serverMetadata();
  if (metadata.authorization_response_iss_parameter_supported) {
    url.searchParams.set('iss', metadata.issuer);
  }
  return url;
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
