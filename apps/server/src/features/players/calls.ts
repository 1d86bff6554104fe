import type { IsReservedName } from '@mes/domain/names/reserved-words';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { FileStore } from '../../platform/files/store';
import { type PictureApproval, prepareImage } from '../files/service';
import { saveProfile } from './editing/service';
import { readFacts, setFacts } from './facts/service';
import { listFreeAgents } from './free-agents/service';
import { checkGameId, findGameIdState, type KnownGameIds } from './game-ids/service';
import { changeName, listFormerNames } from './names/service';
import * as profile from './profile/service';
import { countByCountry, deleteUnusedPicture, readProfile, readSummary } from './service';

interface PlayerCallDeps {
  readonly files: FileStore;
  readonly pictureApproval: PictureApproval;
  readonly knownGameIds: KnownGameIds;
  readonly hashDeviceId: (deviceId: string) => string;
  readonly isReserved: IsReservedName;
}

/**
 * Reads that show what other features know of a player are answered by profiles, and the change of
 * a description, which may be a team's, by teams.
 */
export type PlayerCalls = Omit<
  FeatureHandlers<'players'>,
  | 'get'
  | 'fullInfo'
  | 'website'
  | 'streamInformation'
  | 'recentMatches'
  | 'compare'
  | 'changeDescription'
>;

export function createPlayerCalls({
  files,
  pictureApproval,
  knownGameIds,
  hashDeviceId,
  isReserved,
}: PlayerCallDeps): PlayerCalls {
  return {
    summary: ({ db, input, now }) => readSummary(db, input.id, now),
    info: ({ db, input, now }) => readSummary(db, input.id, now),
    names: ({ db, input }) => listFormerNames(db, input.id),
    freeAgents: ({ db, input, now }) => listFreeAgents(db, input, now),
    countries: ({ db }) => countByCountry(db),
    saveProfile: async ({ write, input: { deviceId, ...input }, action }) => {
      // The game's API is called before the transaction, so that no lock waits for it.
      const gameIdState = await checkGameId(knownGameIds, input.gameId ?? null);
      const deviceIdHash = deviceId && hashDeviceId(deviceId);
      const checks = { gameIdState, isReserved };
      return write((tx) => saveProfile(tx, { ...input, deviceIdHash }, { ...action, ...checks }));
    },
    checkGameId: async ({ db, input, actor }) => ({
      state: await findGameIdState(
        { db, findKnown: knownGameIds },
        { gameId: input.gameId, playerId: actor.id },
      ),
    }),
    changeName: ({ write, input, action }) =>
      write((tx) => changeName(tx, { ...input, isReserved }, action)),
    changeGameId: async ({ write, input, action }) => {
      profile.resolvePlayerId(action.actor, input.id);
      // The game's API is called before the transaction, so that no lock waits for it.
      const state = await checkGameId(knownGameIds, input.gameId);
      return write((tx) => profile.changeGameId(tx, { ...input, state }, action));
    },
    changeDeviceId: async ({ write, input: { id, deviceId }, action }) => {
      const deviceIdHash = deviceId && hashDeviceId(deviceId);
      await write((tx) => profile.changeDeviceId(tx, { id, deviceIdHash }, action));
      return {};
    },
    changePhoto: async ({ db, write, input: { id, photo: upload }, action }) => {
      // Checked before the picture is processed, and again in the transaction.
      const owner = { kind: 'player', id: profile.resolvePlayerId(action.actor, id) } as const;
      const picture =
        upload &&
        (await prepareImage({ encoded: upload.data, purpose: 'player-photo' }, action.actor));
      if (picture && (await pictureApproval.isNeeded(db, action.actor))) {
        return write(async (tx) => {
          await profile.lockEditablePlayer(tx, id, action.actor);
          await pictureApproval.submit(tx, { owner, picture }, action);
          return readProfile(tx, owner.id, action.now);
        });
      }
      const photo = picture && (await files.savePicture(picture));
      const changed = await write(async (tx) => {
        const change = await profile.changePhoto(tx, { id, photo }, action);
        await pictureApproval.withdraw(tx, owner, action);
        return change;
      });
      await deleteUnusedPicture({ db, files }, changed.formerPhoto);
      return changed.profile;
    },
    changeCountry: ({ write, input, action }) =>
      write((tx) => profile.changeCountry(tx, input, action)),
    changeLinks: ({ write, input, action }) =>
      write((tx) => profile.changeLinks(tx, input, action)),
    changeRoles: ({ write, input, action }) =>
      write((tx) => profile.changeRoles(tx, input, action)),
    lookForTeam: ({ write, input, action }) =>
      write((tx) => profile.lookForTeam(tx, input, action)),
    facts: ({ db, input }) => readFacts(db, input.target_id),
    setFacts: ({ write, input: { target_id: playerId, ...change }, action }) =>
      write((tx) => setFacts(tx, { playerId, ...change }, action)),
  };
}
