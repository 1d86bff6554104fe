import { ForbiddenError } from '@mes/contract/errors';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { PersonalData } from '../../platform/personal-data';
import { claimAdmin } from './first-admin';
import { deleteAccount, exportAccount } from './leaving';
import * as accounts from './service';
import { endOtherSessions, endSession, listSessions, type Sessions } from './sessions';
import type { SignIns } from './sign-in';

interface Parts {
  readonly signIns: SignIns;
  readonly sessions: Sessions;
  readonly personalData: readonly PersonalData[];
}

export function createAccountCalls({
  signIns,
  sessions,
  personalData: parts,
}: Parts): FeatureHandlers<'accounts'> {
  return {
    register: ({ input, now }) => signIns.begin(input, now),
    login: ({ input, now }) => signIns.finish(input, now),
    playerLogin: async ({ db, input: { id, secret }, actor, now }) => {
      const given = id !== undefined || secret !== undefined;
      const known = given
        ? await sessions.authenticate({ id: id ?? '', secret: secret ?? '' })
        : actor;
      if (!known) throw ForbiddenError.badCredentials();
      return accounts.read(db, known.id, now);
    },
    me: ({ db, actor, now }) => accounts.read(db, actor.id, now),
    sessions: ({ db, actor }) => listSessions(db, actor),
    revokeSession: async ({ write, input, actor }) => {
      await write((tx) => endSession(tx, { account: actor.id, session: input.session }));
      return {};
    },
    revokeOtherSessions: async ({ write, actor }) => ({
      revoked: await write((tx) => endOtherSessions(tx, actor)),
    }),
    logout: async ({ write, actor }) => {
      if (actor)
        await write((tx) => endSession(tx, { account: actor.id, session: actor.sessionId }));
      return {};
    },
    claimAdmin: ({ write, input, actor, now }) =>
      write(async (tx) => {
        await claimAdmin(tx, input.code, { actor, now });
        return accounts.read(tx, actor.id, now);
      }),
    export: ({ db, action }) => exportAccount(db, parts, action),
    deleteAccount: async ({ write, input: { name }, action }) => {
      const afterwards = await write((tx) => deleteAccount(tx, { name, parts }, action));
      for (const finish of afterwards) await finish();
      return {};
    },
  };
}
