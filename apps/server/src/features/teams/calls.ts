import type { Account } from '@mes/contract/accounts';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Db, Tx } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import { read } from '../accounts/service';
import { uploadImage } from '../files/service';
import { discardPicture } from '../players/service';
import { addInformation, deleteInformation, listInformation } from './information';
import { decline, invite, withdraw } from './invitations';
import * as managing from './managing';
import * as membership from './membership';
import type { TeamRow } from './repository';
import * as teams from './service';

interface Parts {
  readonly files: FileStore;
  readonly whyNotDisband: membership.WhyNotDisband;
}

/** Reads that show what other features know of a team are put together above them, in profiles. */
export type TeamCalls = Omit<FeatureHandlers<'teams'>, 'fullInfo' | 'website'>;

export function createTeamCalls({ files, whyNotDisband }: Parts): TeamCalls {
  const keep = async (data: string, by: teams.Change['by']) =>
    (await uploadImage(files, { encoded: data, purpose: 'team-logo' }, by)).filename;
  const replaceLogo = async (db: Db, replaced: ReturnType<typeof managing.changeLogo>) => {
    const { team, former } = await replaced;
    await discardPicture({ db, files }, former);
    return team;
  };
  return {
    summary: ({ db, input }) => teams.summary(db, input.name),
    info: ({ db, input }) => teams.summary(db, input.team),
    photos: ({ db, input }) => teams.players(db, input.team),
    rosterHistory: ({ db, input }) => teams.rosterHistory(db, input.team),
    names: ({ db, input }) => teams.formerNames(db, input.team),
    information: ({ db, input }) => listInformation(db, input.team),
    addInformation: ({ write, input, caller: by, now }) =>
      write((tx) => addInformation(tx, input, { by, now })),
    deleteInformation: ({ write, input, caller: by, now }) =>
      write((tx) => deleteInformation(tx, input, { by, now })),

    create: async ({ write, input, caller: by, now }) => {
      const logo = input.logo && (await keep(input.logo.data, by));
      return write((tx) =>
        account(tx, { by, now }, membership.create(tx, { ...input, logo }, { by, now })),
      );
    },
    disband: ({ write, input: { team }, caller: by, now }) =>
      write((tx) =>
        account(tx, { by, now }, membership.disband(tx, { team, whyNotDisband }, { by, now })),
      ),
    join: ({ write, input: { team }, caller: by, now }) =>
      write((tx) => account(tx, { by, now }, membership.join(tx, team, { by, now }))),
    declineInvitation: ({ write, input: { team }, caller: by, now }) =>
      write((tx) => account(tx, { by, now }, decline(tx, team, { by, now }))),
    leave: ({ write, input: { team }, caller: by, now }) =>
      write((tx) =>
        account(tx, { by, now }, membership.leave(tx, { team, whyNotDisband }, { by, now })),
      ),

    invitations: ({ write, input: { team }, caller: by, now }) =>
      write((tx) => managed(tx, teams.managed(tx, team, by), now)),
    invite: ({ write, input, caller: by, now }) =>
      write((tx) => managed(tx, invite(tx, input, { by, now }), now)),
    withdrawInvitation: ({ write, input, caller: by, now }) =>
      write((tx) => managed(tx, withdraw(tx, input, { by, now }), now)),
    kick: ({ write, input, caller: by, now }) =>
      write((tx) => managed(tx, membership.kick(tx, input, { by, now }), now)),
    transferOwnership: ({ write, input, caller: by, now }) =>
      write((tx) => managed(tx, membership.transferOwnership(tx, input, { by, now }), now)),

    changeName: ({ write, input, caller: by, now }) =>
      write((tx) => managing.changeName(tx, input, { by, now })),
    changeRegion: ({ write, input, caller: by, now }) =>
      write((tx) => managing.changeRegion(tx, input, { by, now })),
    changeTag: ({ write, input, caller: by, now }) =>
      write((tx) => managing.changeTag(tx, input, { by, now })),
    editLogo: async ({ db, write, input: { team, data }, caller: by, now }) => {
      // Judged before the picture is worked on, and again when it is set.
      teams.assertManages(by, await teams.find(db, team));
      const logo = await keep(data, by);
      return replaceLogo(
        db,
        write((tx) => managing.changeLogo(tx, { team, logo }, { by, now })),
      );
    },
    removeLogo: ({ db, write, input: { team }, caller: by, now }) =>
      replaceLogo(
        db,
        write((tx) => managing.changeLogo(tx, { team, logo: null }, { by, now })),
      ),
  };
}

async function account(tx: Tx, { by, now }: teams.Change, done: Promise<void>): Promise<Account> {
  await done;
  return read(tx, by.id, now);
}

async function managed(tx: Tx, team: Promise<TeamRow>, now: number) {
  return managing.toManaged(tx, await team, now);
}
