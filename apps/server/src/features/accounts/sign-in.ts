/**
 * Signing in, in two halves that two processes can share: begin keeps the PKCE verifier under the
 * state that goes to the provider, finish takes it again, once, and exchanges the code.
 */
import { randomInt } from 'node:crypto';
import type { SignedIn } from '@mes/contract/accounts';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { randomPKCECodeVerifier } from 'openid-client';
import type { Config } from '../../platform/config';
import { type Database, isDuplicate, type Tx } from '../../platform/database/database';
import { pathOnSite, returnAddress } from '../../platform/oauth/addresses';
import type { Identity, Provider } from '../../platform/oauth/provider';
import type { Providers } from '../../platform/oauth/providers';
import { readPreviousUrl, sealState } from '../../platform/oauth/state';
import { oneTimeTokensFor } from '../../platform/one-time/one-time';
import { describeDevice } from './device';
import { nameFrom, variantsOf } from './naming';
import * as repository from './repository';
import { read, register } from './service';
import { openSession } from './sessions';

type Begun = {
  readonly provider: string;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly previousUrl: string;
};

/** Long enough to remember a password and confirm a second factor. */
const begun = oneTimeTokensFor<Begun>('sign-in', { livesMs: 600_000 });
const ATTEMPTS = 3;

interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly providers: Providers;
}

interface Beginning {
  readonly provider: string;
  readonly state?: string;
  readonly redirect_uri?: string;
  readonly login_hint?: string;
}

interface Ending {
  readonly code: string;
  readonly state: string;
  readonly redirect_uri?: string;
  readonly device?: string;
}

export interface SignIns {
  begin(beginning: Beginning, now: number): Promise<{ url: string; state: string }>;
  finish(ending: Ending, now: number): Promise<SignedIn>;
}

export function createSignIns({ config, database, providers }: Parts): SignIns {
  return {
    async begin(beginning, now) {
      const provider = providerOf(providers, beginning.provider);
      const redirectUri = returnAddress(config, beginning.redirect_uri);
      const wanted = beginning.state ? readPreviousUrl(beginning.state) : undefined;
      const previousUrl = pathOnSite(config, wanted);

      const state = sealState(previousUrl);
      const verifier = randomPKCECodeVerifier();
      await begun.keep(
        database.db,
        state,
        { provider: beginning.provider, verifier, redirectUri, previousUrl },
        now,
      );
      const url = await provider.authorizationUrl({
        redirectUri,
        state,
        verifier,
        loginHint: beginning.login_hint,
      });
      return { url, state };
    },

    async finish({ code, state, redirect_uri, device }, now) {
      const returnedTo = redirect_uri && returnAddress(config, redirect_uri);
      const start = await begun.take(database.db, state, now);
      if (!start) {
        throw new InvalidParameter(
          'state',
          'This sign-in was not begun here, has expired or was already finished. Please sign in again.',
        );
      }
      const { redirectUri, verifier, previousUrl } = start;
      if (returnedTo && returnedTo !== redirectUri) {
        throw new InvalidParameter('redirect_uri', 'The sign-in was begun with another one.');
      }
      const provider = providerOf(providers, start.provider);
      const identity = await provider.identify({ code, redirectUri, verifier });

      const { id, secret } = await attempted((last) =>
        database.transaction(async (tx) => {
          const account = await enter(tx, identity, { now, last });
          return {
            id: account,
            secret: await openSession(tx, { account, device: describeDevice(device), now }),
          };
        }),
      );
      return { ...(await read(database.db, id, now)), secret, previousUrl };
    },
  };
}

function providerOf(providers: Providers, name: string): Provider {
  if (providers.size === 0) {
    throw new InvalidAction('Signing in is not set up on this server.');
  }
  const provider = providers.get(name);
  if (!provider) throw new ObjectNotFound(`There is no sign-in with '${name}'.`);
  return provider;
}

/** The first time it registers a player; later only the address for mail follows the provider. */
async function enter(
  tx: Tx,
  { provider, id, names, email }: Identity,
  { now, last }: { now: number; last: boolean },
): Promise<string> {
  const known = await repository.findByProvider(tx, { provider, providerId: id });
  if (known) {
    if (known.email !== email) await repository.update(tx, known.id, { email });
    return known.id;
  }
  const wanted = variantsOf(nameFrom(names), randomInt(10_000, 1_000_000));
  const free = await repository.findFreeNames(tx, wanted);
  // Others may be after the same name right now; nobody else is after the random one.
  const name = (last ? undefined : free[0]) ?? wanted.at(-1)!;
  return register(tx, { name, provider, providerId: id, email, now });
}

/** Of two first sign-ins at once, of one person or to one name, the second finds the first's work. */
async function attempted<T>(work: (last: boolean) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt === ATTEMPTS);
    } catch (error) {
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}
