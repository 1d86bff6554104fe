import type { Account } from '@mes/contract/accounts';
import { InvalidParameter } from '@mes/contract/errors';
import type { ManagedTeam } from '@mes/contract/team-schemas';
import type { IsReservedName } from '@mes/domain/names/reserved-words';
import type { Action, Actor } from '../../platform/calls/actor';
import type { CallContext, FeatureHandlers } from '../../platform/calls/handlers';
import type { Db, Tx } from '../../platform/database/database';
import type { Picture } from '../../platform/files/pictures';
import type { FileStore } from '../../platform/files/store';
import { readAccount } from '../accounts/service';
import { type PictureApproval, prepareImage } from '../files/service';
import { changeDescription as changePlayerDescription } from '../players/profile/service';
import { deleteUnusedPicture } from '../players/service';
import { addInformation, deleteInformation, listInformation } from './information/service';
import { createInvitationLink, deleteInvitationLink } from './invitation-links/service';
import {
  createTeam,
  joinTeam,
  kickPlayer,
  type Membership,
  readRosterHistory,
  transferOwnership,
} from './membership/service';
import { changeName, listFormerNames } from './names/service';
import * as profile from './profile/service';
import {
  acceptRequest,
  askToJoin,
  declineInvitation,
  declineRequest,
  invitePlayer,
  withdrawInvitation,
  withdrawRequest,
} from './proposals/service';
import { assertManages, findTeam, listPlayers, lockManagedTeam, readSummary } from './service';
import type { TeamRow } from './tables';
import { texts } from './texts';
import { listTransfers } from './transfers/service';

interface TeamCallDeps {
  readonly files: FileStore;
  readonly pictureApproval: PictureApproval;
  readonly membership: Membership;
  readonly isReserved: IsReservedName;
}

/** Reads that show what other features know of a team are answered by profiles. */
export type TeamCalls = Omit<FeatureHandlers<'teams'>, 'fullInfo' | 'website'>;

export function createTeamCalls({
  files,
  pictureApproval,
  membership,
  isReserved,
}: TeamCallDeps): TeamCalls {
  const prepareLogo = (data: string, actor: Actor) =>
    prepareImage({ encoded: data, purpose: 'team-logo' }, actor);
  const changeLogo = async (
    { db, write, action }: { db: Db; write: CallContext['write']; action: Action },
    { team, picture }: { team: string; picture: Picture | null },
  ) => {
    const logo = picture && (await files.savePicture(picture));
    const changed = await write(async (tx) => {
      const { id } = await lockManagedTeam(tx, team, action.actor);
      await pictureApproval.withdraw(tx, { kind: 'team', id }, action);
      return profile.changeLogo(tx, { team, logo }, action);
    });
    await deleteUnusedPicture({ db, files }, changed.formerLogo);
    return changed.team;
  };
  return {
    summary: ({ db, input, now }) => readSummary(db, input.name, now),
    info: ({ db, input, now }) => readSummary(db, input.team, now),
    photos: async ({ db, input }) => listPlayers(db, (await findTeam(db, input.team)).id),
    rosterHistory: ({ db, input }) => readRosterHistory(db, input.team),
    transfers: ({ db, input }) => listTransfers(db, input),
    names: ({ db, input }) => listFormerNames(db, input.team),
    information: ({ db, input }) => listInformation(db, input.team),
    addInformation: ({ write, input, action }) => write((tx) => addInformation(tx, input, action)),
    deleteInformation: ({ write, input, action }) =>
      write((tx) => deleteInformation(tx, input, action)),

    create: async ({ db, write, input, action }) => {
      const picture = input.logo && (await prepareLogo(input.logo.data, action.actor));
      const waits = picture !== null && (await pictureApproval.isNeeded(db, action.actor));
      const logo = picture && !waits ? await files.savePicture(picture) : null;
      return write(async (tx) => {
        const id = await createTeam(tx, { ...input, logo, isReserved }, action);
        if (picture && waits) {
          await pictureApproval.submit(tx, { owner: { kind: 'team', id }, picture }, action);
        }
        return readAccount(tx, action.actor.id, action.now);
      });
    },
    disband: ({ write, input, action }) =>
      write((tx) => thenReadAccount(tx, membership.disbandTeam(tx, input, action), action)),
    join: ({ write, input, action }) =>
      write((tx) => thenReadAccount(tx, joinTeam(tx, input, action), action)),
    declineInvitation: ({ write, input, action }) =>
      write((tx) => thenReadAccount(tx, declineInvitation(tx, input, action), action)),
    leave: ({ write, input, action }) =>
      write((tx) => thenReadAccount(tx, membership.leaveTeam(tx, input, action), action)),

    askToJoin: ({ write, input, action }) =>
      write((tx) => thenReadAccount(tx, askToJoin(tx, input, action), action)),
    withdrawRequest: ({ write, input, action }) =>
      write((tx) => thenReadAccount(tx, withdrawRequest(tx, input, action), action)),

    invitations: ({ write, input, action }) =>
      write((tx) => thenReadTeam(tx, lockManagedTeam(tx, input.team, action.actor), action)),
    invite: ({ write, input, action }) =>
      write((tx) => thenReadTeam(tx, invitePlayer(tx, input, action), action)),
    withdrawInvitation: ({ write, input, action }) =>
      write((tx) => thenReadTeam(tx, withdrawInvitation(tx, input, action), action)),
    createInvitationLink: ({ write, input, action }) =>
      write((tx) => thenReadTeam(tx, createInvitationLink(tx, input, action), action)),
    deleteInvitationLink: ({ write, input, action }) =>
      write((tx) => thenReadTeam(tx, deleteInvitationLink(tx, input, action), action)),
    acceptRequest: ({ write, input, action }) =>
      write((tx) => thenReadTeam(tx, acceptRequest(tx, input, action), action)),
    declineRequest: ({ write, input, action }) =>
      write((tx) => thenReadTeam(tx, declineRequest(tx, input, action), action)),
    kick: ({ write, input, action }) =>
      write((tx) => thenReadTeam(tx, kickPlayer(tx, input, action), action)),
    transferOwnership: ({ write, input, action }) =>
      write((tx) => thenReadTeam(tx, transferOwnership(tx, input, action), action)),

    changeName: ({ write, input, action }) =>
      write((tx) => changeName(tx, { ...input, isReserved }, action)),
    changeRegion: ({ write, input, action }) =>
      write((tx) => profile.changeRegion(tx, input, action)),
    changeTag: ({ write, input, action }) => write((tx) => profile.changeTag(tx, input, action)),
    editLogo: async ({ db, write, input: { team, data }, action }) => {
      // Checked before the picture is processed, and again in the transaction.
      assertManages(action.actor, await findTeam(db, team));
      const picture = await prepareLogo(data, action.actor);
      if (!(await pictureApproval.isNeeded(db, action.actor))) {
        return changeLogo({ db, write, action }, { team, picture });
      }
      return write(async (tx) => {
        const locked = await lockManagedTeam(tx, team, action.actor);
        const owner = { kind: 'team', id: locked.id } as const;
        await pictureApproval.submit(tx, { owner, picture }, action);
        return profile.readManagedTeam(tx, locked, action.now);
      });
    },
    removeLogo: ({ db, write, input: { team }, action }) =>
      changeLogo({ db, write, action }, { team, picture: null }),
  };
}

/** The contract has one call for the descriptions of teams and of players. */
export const changeDescription: FeatureHandlers<'players'>['changeDescription'] = ({
  write,
  input: { team, id, description },
  action,
}) =>
  write(async (tx) => {
    if (team !== undefined && id !== undefined) {
      throw new InvalidParameter('id', texts.teamOrPlayer);
    }
    if (team === undefined) await changePlayerDescription(tx, { id, description }, action);
    else await profile.changeDescription(tx, { team, description }, action);
    return { description };
  });

async function thenReadAccount(
  tx: Tx,
  change: Promise<void>,
  { actor, now }: Action,
): Promise<Account> {
  await change;
  return readAccount(tx, actor.id, now);
}

async function thenReadTeam(
  tx: Tx,
  change: Promise<TeamRow>,
  { now }: Action,
): Promise<ManagedTeam> {
  return profile.readManagedTeam(tx, await change, now);
}
