import type { Database } from '../../platform/database/database';
import { audience } from '../../platform/gateway/audiences';
import type { DevelopmentAccounts } from '../../platform/oauth/development-provider';
import { createProviders, DEVELOPMENT } from '../../platform/oauth/providers';
import { type Deps, defineFeature } from '../define-feature';
import { createAccountCalls } from './calls';
import { createAdminCode } from './first-admin/service';
import { deleteOldOrigins } from './origins/service';
import * as repository from './repository';
import { createSessions, deleteIdleSessions, type Sessions } from './sessions/service';
import { createSignIns, type SignIns } from './sign-in/service';
import { texts } from './texts';

interface Own {
  readonly sessions: Sessions;
  readonly signIns: SignIns;
}

const HOUR_MS = 3_600_000;
const MOST_DEVELOPMENT_ACCOUNTS = 50;

export const accounts = defineFeature<Own>({
  name: 'accounts',
  async setup(deps) {
    const { config, database, log } = deps;
    if (config.mode === 'production') await printAdminCode(deps);
    const providers = createProviders(deps);
    if (providers.size === 0)
      log.warn('nobody can sign in: neither DISCORD_CLIENT_ID nor OIDC_ISSUER is set');
    return {
      sessions: createSessions(database.db),
      signIns: createSignIns({ config, database, providers }),
    };
  },
  ports: ({ database }, { sessions }) => ({
    authenticate: sessions.authenticate,
    developmentAccounts: createDevelopmentAccounts(database),
  }),
  calls: ({ personalData, hashOrigin }, { signIns, sessions }) => ({
    accounts: createAccountCalls({
      signIns,
      sessions,
      hashOrigin,
      personalData: personalData(),
    }),
  }),
  channels: {
    account: audience('login', {
      only: 'the account itself',
      allows: (actor, { id }) => actor.id === id,
    }),
  },
  onEvents: (_deps, { sessions }) => sessions.evictChanged,
  tickers: ({ database }) => [
    {
      name: 'delete idle sessions',
      everyMs: HOUR_MS,
      run: (now) => deleteIdleSessions(database.db, now),
    },
    {
      name: 'delete old origins of sign-ins',
      everyMs: HOUR_MS,
      run: (now) => deleteOldOrigins(database.db, now),
    },
  ],
});

async function printAdminCode({ database, notice }: Deps): Promise<void> {
  const code = await createAdminCode(database.db, Date.now());
  if (code !== null) notice(texts.firstAdminNotice(code));
}

function createDevelopmentAccounts({ db }: Database): DevelopmentAccounts {
  const provider = DEVELOPMENT.name;
  return {
    list: () => repository.findAllByProvider(db, { provider, limit: MOST_DEVELOPMENT_ACCOUNTS }),
    findByName: async (name) =>
      (await repository.findAllByProvider(db, { provider, name, limit: 1 }))[0],
  };
}
