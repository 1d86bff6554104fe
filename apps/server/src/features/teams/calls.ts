import type { Account } from '@mes/contract/accounts';
import { InvalidParameter } from '@mes/contract/errors';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Db, Tx } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import { readAccount } from '../accounts/service';
import { uploadImage } from '../files/service';
import * as players from '../players/profile/service';
import { deleteUnusedPicture } from '../players/service';
import { addInformation, deleteInformation, listInformation } from './information/service';
import { decline, invite, withdraw } from './invitations/service';
import * as membership from './membership/service';
import * as managing from './profile/service';
import type { TeamRow } from './repository';
import * as teams from './service';

interface Parts {
  readonly files: FileStore;
  readonly validateDisband: membership.ValidateDisband;
}

/** Reads that show what other features know of a team are put together above them, in profiles. */
export type TeamCalls = Omit<FeatureHandlers<'teams'>, 'fullInfo' | 'website'>;

export function createTeamCalls({ files, validateDisband }: Parts): TeamCalls {
  const keep = async (data: string, actor: teams.Change['actor']) =>
    (await uploadImage(files, { encoded: data, purpose: 'team-logo' }, actor)).filename;
  const replaceLogo = async (db: Db, replaced: ReturnType<typeof managing.changeLogo>) => {
    const { team, former } = await replaced;
    await deleteUnusedPicture({ db, files }, former);
    return team;
  };
  return {
    summary: ({ db, input }) => teams.summary(db, input.name),
    info: ({ db, input }) => teams.summary(db, input.team),
    photos: ({ db, input }) => teams.players(db, input.team),
    rosterHistory: ({ db, input }) => teams.rosterHistory(db, input.team),
    names: ({ db, input }) => teams.formerNames(db, input.team),
    information: ({ db, input }) => listInformation(db, input.team),
    addInformation: ({ write, input, action }) => write((tx) => addInformation(tx, input, action)),
    deleteInformation: ({ write, input, action }) =>
      write((tx) => deleteInformation(tx, input, action)),

    create: async ({ write, input, actor, now }) => {
      const logo = input.logo && (await keep(input.logo.data, actor));
      return write((tx) =>
        account(tx, { actor, now }, membership.create(tx, { ...input, logo }, { actor, now })),
      );
    },
    disband: ({ write, input: { team }, action }) =>
      write((tx) => account(tx, action, membership.disband(tx, { team, validateDisband }, action))),
    join: ({ write, input: { team }, action }) =>
      write((tx) => account(tx, action, membership.join(tx, team, action))),
    declineInvitation: ({ write, input: { team }, action }) =>
      write((tx) => account(tx, action, decline(tx, team, action))),
    leave: ({ write, input: { team }, action }) =>
      write((tx) => account(tx, action, membership.leave(tx, { team, validateDisband }, action))),

    invitations: ({ write, input: { team }, actor, now }) =>
      write((tx) => managed(tx, teams.managed(tx, team, actor), now)),
    invite: ({ write, input, actor, now }) =>
      write((tx) => managed(tx, invite(tx, input, { actor, now }), now)),
    withdrawInvitation: ({ write, input, actor, now }) =>
      write((tx) => managed(tx, withdraw(tx, input, { actor, now }), now)),
    kick: ({ write, input, actor, now }) =>
      write((tx) => managed(tx, membership.kick(tx, input, { actor, now }), now)),
    transferOwnership: ({ write, input, actor, now }) =>
      write((tx) => managed(tx, membership.transferOwnership(tx, input, { actor, now }), now)),

    changeName: ({ write, input, action }) => write((tx) => managing.changeName(tx, input, action)),
    changeRegion: ({ write, input, action }) =>
      write((tx) => managing.changeRegion(tx, input, action)),
    changeTag: ({ write, input, action }) => write((tx) => managing.changeTag(tx, input, action)),
    editLogo: async ({ db, write, input: { team, data }, actor, now }) => {
      // Judged before the picture is worked on, and again when it is set.
      teams.assertManages(actor, await teams.find(db, team));
      const logo = await keep(data, actor);
      return replaceLogo(
        db,
        write((tx) => managing.changeLogo(tx, { team, logo }, { actor, now })),
      );
    },
    removeLogo: ({ db, write, input: { team }, actor, now }) =>
      replaceLogo(
        db,
        write((tx) => managing.changeLogo(tx, { team, logo: null }, { actor, now })),
      ),
  };
}

/** Of a team or of a player: the contract has one call for both. */
export const changeDescription: FeatureHandlers<'players'>['changeDescription'] = ({
  write,
  input: { team, id, description },
  action,
}) =>
  write(async (tx) => {
    if (team !== undefined && id !== undefined) {
      throw new InvalidParameter('id', 'Either a team or a player can be named.');
    }
    if (team === undefined) await players.changeDescription(tx, { id, description }, action);
    else await teams.changeDescription(tx, { team, description }, action);
    return { description };
  });

async function account(
  tx: Tx,
  { actor, now }: teams.Change,
  done: Promise<void>,
): Promise<Account> {
  await done;
  return readAccount(tx, actor.id, now);
}

async function managed(tx: Tx, team: Promise<TeamRow>, now: number) {
  return managing.toManaged(tx, await team, now);
}
