import { reservedNames } from '@mes/domain/names/reserved-words';
import type { Database } from '../../platform/database/database';
import { audience } from '../../platform/gateway/audiences';
import type { DevelopmentAccounts } from '../../platform/oauth/development-provider';
import { createProviders, DEVELOPMENT } from '../../platform/oauth/providers';
import { type Deps, defineFeature } from '../define-feature';
import { type ApiKeys, createApiKeys, deleteExpiredApiKeys } from './api-keys/service';
import { accountAdminCalls, apiKeyCalls, createAccountCalls } from './calls';
import { createAdminCode } from './first-admin/service';
import { deleteOldOrigins } from './origins/service';
import * as repository from './repository';
import { createSessions, deleteIdleSessions, type Sessions } from './sessions/service';
import { createSignIns, type SignIns } from './sign-in/service';
import { texts } from './texts';

interface Own {
  readonly sessions: Sessions;
  readonly apiKeys: ApiKeys;
  readonly signIns: SignIns;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const MOST_DEVELOPMENT_ACCOUNTS = 50;

export const accounts = defineFeature<Own>({
  name: 'accounts',
  async setup(deps) {
    const { config, database, clock, log } = deps;
    if (config.mode === 'production') await printAdminCode(deps);
    const providers = createProviders(deps);
    if (providers.size === 0)
      log.warn('nobody can sign in: neither DISCORD_CLIENT_ID nor OIDC_ISSUER is set');
    return {
      sessions: createSessions(database.db),
      apiKeys: createApiKeys({ db: database.db, clock }),
      signIns: createSignIns({
        config,
        database,
        providers,
        switches: () => deps.ports.switches,
        isReserved: (name) => reservedNames(deps.ports.community.current().name)(name),
      }),
    };
  },
  ports: ({ database }, { sessions, apiKeys }) => ({
    authenticate: sessions.authenticate,
    authenticateKey: apiKeys.authenticate,
    developmentAccounts: createDevelopmentAccounts(database),
  }),
  calls: ({ personalData, hashOrigin }, { signIns, sessions }) => ({
    accounts: createAccountCalls({
      signIns,
      sessions,
      hashOrigin,
      personalData: personalData(),
    }),
    apiKeys: apiKeyCalls,
    accountAdmin: accountAdminCalls,
  }),
  channels: {
    account: audience('login', {
      only: 'the account itself',
      allows: (actor, { id }) => actor.id === id,
    }),
  },
  onEvents:
    (_deps, { sessions, apiKeys }) =>
    (events) => {
      sessions.evictChanged(events);
      apiKeys.evictChanged(events);
    },
  tickers: ({ database }, { apiKeys }) => [
    {
      name: 'save uses of API keys',
      everyMs: MINUTE_MS,
      run: () => apiKeys.saveUses(),
    },
    {
      name: 'delete expired API keys',
      everyMs: HOUR_MS,
      run: (now) => deleteExpiredApiKeys(database.db, now),
    },
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
  stop: (_deps, { apiKeys }) => apiKeys.saveUses(),
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
