/**
 * Signing in with OAuth. Two processes can share one sign-in: begin stores the PKCE verifier under
 * the state that goes to the provider, finish takes it once and exchanges the code.
 */

import { randomInt } from 'node:crypto';
import type { SignInResult } from '@mes/contract/accounts';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { describeDevice } from '@mes/domain/accounts/device';
import { reservedSince } from '@mes/domain/names/cool-down';
import { initialName, NEUTRAL_NAME, nameVariants } from '@mes/domain/names/initial-name';
import type { IsReservedName } from '@mes/domain/names/reserved-words';
import { hasAny, PERMISSIONS } from '@mes/domain/permissions/permissions';
import { RETENTION } from '@mes/domain/retention/retention';
import { randomPKCECodeVerifier } from 'openid-client';
import type { Switches } from '../../../platform/calls/switches';
import type { Config } from '../../../platform/config';
import { type Database, isDuplicate, type Tx } from '../../../platform/database/database';
import { pathOnSite, returnAddress } from '../../../platform/oauth/addresses';
import type { Identity, Provider } from '../../../platform/oauth/provider';
import type { Providers } from '../../../platform/oauth/providers';
import { createState, readPreviousUrl } from '../../../platform/oauth/state';
import { createOneTimeTokens } from '../../../platform/one-time-tokens/one-time-tokens';
import * as repository from '../repository';
import { readAccount, registerAccount } from '../service';
import { openSession } from '../sessions/service';
import { texts } from '../texts';

type PendingSignIn = {
  readonly provider: string;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly previousUrl: string;
};

/** Long enough to remember a password and confirm a second factor. */
const pendingSignIns = createOneTimeTokens<PendingSignIn>('sign-in', {
  ttlMs: RETENTION.startedSignIns.ms,
});
const ATTEMPTS = 3;

interface SignInDeps {
  readonly config: Config;
  readonly database: Database;
  readonly providers: Providers;
  readonly isReserved: IsReservedName;
  /** The ports are filled in after the setup. */
  readonly switches: () => Switches;
}

interface BeginInput {
  readonly provider: string;
  readonly state?: string;
  readonly redirect_uri?: string;
  readonly login_hint?: string;
}

interface FinishInput {
  readonly code: string;
  readonly state: string;
  readonly redirect_uri?: string;
  readonly device?: string;
}

export interface SignIns {
  begin(input: BeginInput, now: number): Promise<{ url: string; state: string }>;
  finish(input: FinishInput, now: number): Promise<SignInResult>;
}

export function createSignIns({
  config,
  database,
  providers,
  isReserved,
  switches,
}: SignInDeps): SignIns {
  return {
    async begin(input, now) {
      const provider = findProvider(providers, input.provider);
      const redirectUri = returnAddress(config, input.redirect_uri);
      const requestedUrl = input.state ? readPreviousUrl(input.state) : undefined;
      const previousUrl = pathOnSite(config, requestedUrl);

      const state = createState(previousUrl);
      const verifier = randomPKCECodeVerifier();
      await pendingSignIns.save(
        database.db,
        state,
        { provider: input.provider, verifier, redirectUri, previousUrl },
        now,
      );
      const url = await provider.authorizationUrl({
        redirectUri,
        state,
        verifier,
        loginHint: input.login_hint,
      });
      return { url, state };
    },

    async finish({ code, state, redirect_uri, device }, now) {
      const returnedTo = redirect_uri && returnAddress(config, redirect_uri);
      const pending = await pendingSignIns.redeem(database.db, state, now);
      if (!pending) {
        throw new InvalidParameter('state', texts.unknownState);
      }
      const { redirectUri, verifier, previousUrl } = pending;
      if (returnedTo && returnedTo !== redirectUri) {
        throw new InvalidParameter('redirect_uri', texts.otherRedirectUri);
      }
      const provider = findProvider(providers, pending.provider);
      const identity = await provider.identify({ code, redirectUri, verifier });

      const { id, secret } = await retryOnDuplicate((isLastAttempt) =>
        database.transaction(async (tx) => {
          const accountId = await findOrRegister(
            tx,
            { identity, isReserved, isLastAttempt, switches: switches() },
            now,
          );
          return {
            id: accountId,
            secret: await openSession(tx, { accountId, device: describeDevice(device), now }),
          };
        }),
      );
      return { ...(await readAccount(database.db, id, now)), secret, previousUrl };
    },
  };
}

function findProvider(providers: Providers, name: string): Provider {
  if (providers.size === 0) {
    throw new InvalidAction(texts.signInNotSetUp);
  }
  const provider = providers.get(name);
  if (!provider) throw new ObjectNotFound(texts.unknownProvider(name));
  return provider;
}

interface FirstSignIn {
  readonly identity: Identity;
  readonly isReserved: IsReservedName;
  readonly isLastAttempt: boolean;
  readonly switches: Switches;
}

/**
 * The first sign-in registers a player; later ones only update the e-mail address. Staff can always
 * sign in, so that somebody can turn it on again.
 */
async function findOrRegister(
  tx: Tx,
  { identity, isReserved, isLastAttempt, switches }: FirstSignIn,
  now: number,
): Promise<string> {
  const { provider, id: providerId, names, email } = identity;
  const known = await repository.findByProvider(tx, { provider, providerId });
  if (known) {
    if (!hasAny(known.permissions, PERMISSIONS)) switches.assertOn('sign_in', []);
    if (known.email !== email) await repository.update(tx, known.id, { email });
    return known.id;
  }
  switches.assertOn('sign_in', []);
  switches.assertOn('new_accounts', []);
  const wanted = initialName(names, isReserved);
  // With a number behind it, it would still pose as the other player.
  const base = (await repository.hasLookAlike(tx, wanted)) ? NEUTRAL_NAME : wanted;
  const variants = nameVariants(base, randomInt(10_000, 1_000_000));
  const free = await repository.findFreeNames(tx, variants, { since: reservedSince(now) });
  // Others may be registering the same name right now; nobody else tries the random one.
  const name = (isLastAttempt ? undefined : free[0]) ?? variants.at(-1)!;
  return registerAccount(tx, { name, provider, providerId, email, now });
}

/** Of two concurrent first sign-ins, by one person or with one name, the second is tried again. */
async function retryOnDuplicate<T>(work: (isLastAttempt: boolean) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt === ATTEMPTS);
    } catch (error) {
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}
