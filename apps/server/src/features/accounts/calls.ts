import { ForbiddenError } from '@mes/contract/errors';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import { claimAdmin } from './first-admin';
import { deleteAccount, exportAccount } from './leaving';
import * as accounts from './service';
import { endOtherSessions, endSession, listSessions, type Sessions } from './sessions';
import type { SignIns } from './sign-in';

interface Parts {
  readonly signIns: SignIns;
  readonly sessions: Sessions;
  readonly personalData: readonly accounts.PersonalData[];
}

export function createAccountCalls({
  signIns,
  sessions,
  personalData: parts,
}: Parts): FeatureHandlers<'accounts'> {
  return {
    register: ({ input, now }) => signIns.begin(input, now),
    login: ({ input, now }) => signIns.finish(input, now),
    playerLogin: async ({ db, input: { id, secret }, caller, now }) => {
      const given = id !== undefined || secret !== undefined;
      const known = given
        ? await sessions.authenticate({ id: id ?? '', secret: secret ?? '' })
        : caller;
      if (!known) throw ForbiddenError.badCredentials();
      return accounts.read(db, known.id, now);
    },
    me: ({ db, caller, now }) => accounts.read(db, caller.id, now),
    sessions: ({ db, caller }) => listSessions(db, caller),
    revokeSession: async ({ write, input, caller }) => {
      await write((tx) => endSession(tx, { account: caller.id, session: input.session }));
      return {};
    },
    revokeOtherSessions: async ({ write, caller }) => ({
      revoked: await write((tx) => endOtherSessions(tx, caller)),
    }),
    logout: async ({ write, caller }) => {
      if (caller)
        await write((tx) => endSession(tx, { account: caller.id, session: caller.sessionId }));
      return {};
    },
    claimAdmin: ({ write, input, caller, now }) =>
      write(async (tx) => {
        await claimAdmin(tx, input.code, { by: caller, now });
        return accounts.read(tx, caller.id, now);
      }),
    export: ({ db, caller: by, now }) => exportAccount(db, parts, { by, now }),
    deleteAccount: async ({ write, input: { name }, caller: by, now }) => {
      const afterwards = await write((tx) => deleteAccount(tx, { name, parts }, { by, now }));
      for (const finish of afterwards) await finish();
      return {};
    },
  };
}
