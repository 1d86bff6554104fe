import type { Authenticate } from '../../platform/calls/caller';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/database';
import type { Log } from '../../platform/log';
import type { DevelopmentAccounts } from '../../platform/oauth/development-provider';
import { createProviders, DEVELOPMENT } from '../../platform/oauth/providers';
import type { Feed } from '../../platform/outbox/feed';
import type { Ticker } from '../../platform/ticker';
import { createAccountCalls } from './calls';
import { offerFirstAdmin } from './first-admin';
import * as repository from './repository';
import type { PersonalData } from './service';
import { createSessions, endIdleSessions } from './sessions';
import { createSignIns } from './sign-in';

interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  readonly feed: Feed;
  readonly ticker: Ticker;
  readonly log: Log;
  /** Where this process listens, once it does. */
  readonly ownAddress: () => string;
  /** Tells the operator something that is written nowhere else. */
  readonly notice: (text: string) => void;
  /** What features keep of people, in the order in which they forget it. */
  readonly personalData: readonly PersonalData[];
}

interface Accounts {
  readonly calls: FeatureHandlers<'accounts'>;
  readonly authenticate: Authenticate;
  readonly developmentAccounts: DevelopmentAccounts;
}

const LISTED = 50;

export async function startAccounts(surroundings: Surroundings): Promise<Accounts> {
  const { config, database, feed, ticker, log, personalData } = surroundings;
  const sessions = createSessions(database.db);
  feed.onPublished(sessions.forgetChanged);
  ticker.every({
    name: 'end idle sessions',
    everyMs: 3_600_000,
    run: (now) => endIdleSessions(database.db, now),
  });
  if (config.mode === 'production') await welcomeFirstAdmin(surroundings);

  const providers = createProviders(surroundings);
  if (providers.size === 0) log.warn('nobody can sign in: DISCORD_CLIENT_ID is not set');
  const signIns = createSignIns({ config, database, providers });
  return {
    calls: createAccountCalls({ signIns, sessions, personalData }),
    authenticate: sessions.authenticate,
    developmentAccounts: listDevelopmentAccounts(database),
  };
}

async function welcomeFirstAdmin({ database, notice }: Surroundings): Promise<void> {
  const code = await offerFirstAdmin(database.db, Date.now());
  if (code === null) return;
  notice(
    `\n  Nobody is admin here yet. Sign in on the site and claim it within 24 hours with\n\n    ${code}\n`,
  );
}

function listDevelopmentAccounts({ db }: Database): DevelopmentAccounts {
  const provider = DEVELOPMENT.name;
  return {
    list: () => repository.findAllOfProvider(db, { provider, limit: LISTED }),
    findByName: async (name) =>
      (await repository.findAllOfProvider(db, { provider, name, limit: 1 }))[0],
  };
}
