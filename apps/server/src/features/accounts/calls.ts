import { ForbiddenError, InvalidAction } from '@mes/contract/errors';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import { ensureDevice } from '../../platform/cookies/device';
import { clearSession, saveSession } from '../../platform/cookies/session';
import type { HashOrigin } from '../../platform/origin-hash/origin-hash';
import type { PersonalData } from '../../platform/personal-data';
import { endSessionsOf, readAccountDetails, searchAccounts, setPermission } from './admin/service';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys/service';
import { claimAdmin } from './first-admin/service';
import { recordSignIn } from './origins/service';
import { deleteAccount, exportAccount } from './personal-data';
import { readAccount, setSpoilerFree } from './service';
import { endOtherSessions, endSession, listSessions, type Sessions } from './sessions/service';
import type { SignIns } from './sign-in/service';
import { texts } from './texts';

interface AccountCallDeps {
  readonly signIns: SignIns;
  readonly sessions: Sessions;
  readonly personalData: readonly PersonalData[];
  readonly hashOrigin: HashOrigin;
}

export function createAccountCalls({
  signIns,
  sessions,
  personalData,
  hashOrigin,
}: AccountCallDeps): FeatureHandlers<'accounts'> {
  return {
    register: ({ input, cookies, now }) => {
      // Comes back with the login, so that the first sign-in of a browser has it too.
      if (cookies.isOwnPage) ensureDevice(cookies);
      return signIns.begin(input, now);
    },
    login: async ({ db, input, visitor, cookies, now }) => {
      const signedIn = await signIns.finish(input, now);
      const origin = await hashOrigin({ visitor, cookies }, now);
      await recordSignIn(db, { accountId: signedIn.id, origin, now });
      if (!saveSession(cookies, signedIn)) return signedIn;
      ensureDevice(cookies);
      return { ...signedIn, secret: '' };
    },
    saveSession: async ({ input, cookies }) => {
      if (!(await sessions.authenticate(input))) throw ForbiddenError.badCredentials();
      if (!saveSession(cookies, input)) throw new InvalidAction(texts.onlyPagesKeepSessions);
      return {};
    },
    clearSession: async ({ cookies }) => {
      clearSession(cookies);
      return {};
    },
    playerLogin: async ({ db, input: { id, secret }, actor, now }) => {
      const hasCredentials = id !== undefined || secret !== undefined;
      const account = hasCredentials
        ? await sessions.authenticate({ id: id ?? '', secret: secret ?? '' })
        : actor;
      if (!account) throw ForbiddenError.badCredentials();
      return readAccount(db, account.id, now);
    },
    me: ({ db, actor, now }) => readAccount(db, actor.id, now),
    setSpoilerFree: ({ write, input, action }) =>
      write((tx) => setSpoilerFree(tx, input.spoilerFree, action)),
    sessions: ({ db, actor }) => listSessions(db, actor),
    revokeSession: async ({ write, input, action }) => {
      await write((tx) => endSession(tx, { sessionId: input.session }, action));
      return {};
    },
    revokeOtherSessions: async ({ write, action }) => ({
      revoked: await write((tx) => endOtherSessions(tx, action)),
    }),
    logout: async ({ write, actor, cookies, now }) => {
      clearSession(cookies);
      if (actor)
        await write((tx) => endSession(tx, { sessionId: actor.sessionId }, { actor, now }));
      return {};
    },
    claimAdmin: ({ write, input, action }) =>
      write(async (tx) => {
        await claimAdmin(tx, input, action);
        return readAccount(tx, action.actor.id, action.now);
      }),
    export: ({ db, action }) => exportAccount(db, { personalData }, action),
    deleteAccount: async ({ write, input: { name }, action }) => {
      const afterCommit = await write((tx) => deleteAccount(tx, { name, personalData }, action));
      for (const finish of afterCommit) await finish();
      return {};
    },
  };
}

export const apiKeyCalls: FeatureHandlers<'apiKeys'> = {
  list: ({ db, actor }) => listApiKeys(db, actor.id),
  create: ({ write, input, action }) => write((tx) => createApiKey(tx, input, action)),
  revoke: async ({ write, input, action }) => {
    const { id: accountId } = action.actor;
    await write((tx) => revokeApiKey(tx, { accountId, keyId: input.key }, action));
    return {};
  },
};

export const accountAdminCalls: FeatureHandlers<'accountAdmin'> = {
  search: ({ db, input, now }) => searchAccounts(db, input, now),
  get: ({ db, input, actor, now }) =>
    readAccountDetails(db, { accountId: input.account, actor }, now),
  setPermission: async ({ write, input, action }) => {
    const { account: accountId, permission, granted } = input;
    return {
      permissions: await write((tx) =>
        setPermission(tx, { accountId, permission, granted }, action),
      ),
    };
  },
  revokeSession: async ({ write, input, action }) => {
    const { account: accountId, session: sessionId } = input;
    await write((tx) => endSessionsOf(tx, { accountId, sessionId }, action));
    return {};
  },
  revokeSessions: async ({ write, input: { account: accountId }, action }) => ({
    revoked: await write((tx) => endSessionsOf(tx, { accountId }, action)),
  }),
  revokeApiKey: async ({ write, input, action }) => {
    const { account: accountId, key: keyId } = input;
    await write((tx) => revokeApiKey(tx, { accountId, keyId }, action));
    return {};
  },
};
