import type { Database } from '../../platform/database/database';
import { audience } from '../../platform/gateway/audiences';
import type { DevelopmentAccounts } from '../../platform/oauth/development-provider';
import { createProviders, DEVELOPMENT } from '../../platform/oauth/providers';
import { type Deps, defineFeature } from '../define-feature';
import { createAccountCalls } from './calls';
import { offerFirstAdmin } from './first-admin';
import * as repository from './repository';
import { createSessions, endIdleSessions, type Sessions } from './sessions';
import { createSignIns, type SignIns } from './sign-in';

interface Own {
  readonly sessions: Sessions;
  readonly signIns: SignIns;
}

const HOUR_MS = 3_600_000;
const LISTED = 50;

export const accounts = defineFeature<Own>({
  name: 'accounts',
  async setup(deps) {
    const { config, database, log } = deps;
    if (config.mode === 'production') await welcomeFirstAdmin(deps);
    const providers = createProviders(deps);
    if (providers.size === 0) log.warn('nobody can sign in: DISCORD_CLIENT_ID is not set');
    return {
      sessions: createSessions(database.db),
      signIns: createSignIns({ config, database, providers }),
    };
  },
  ports: ({ database }, { sessions }) => ({
    authenticate: sessions.authenticate,
    developmentAccounts: listDevelopmentAccounts(database),
  }),
  calls: ({ personalData }, { signIns, sessions }) => ({
    accounts: createAccountCalls({ signIns, sessions, personalData: personalData() }),
  }),
  channels: {
    account: audience('login', {
      only: 'the account itself',
      allows: (actor, { id }) => actor.id === id,
    }),
  },
  onEvents: (_deps, { sessions }) => sessions.forgetChanged,
  tickers: ({ database }) => [
    {
      name: 'end idle sessions',
      everyMs: HOUR_MS,
      run: (now) => endIdleSessions(database.db, now),
    },
  ],
});

async function welcomeFirstAdmin({ database, notice }: Deps): Promise<void> {
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
