import { InvalidParameter } from '@mes/contract/errors';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Database } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import * as teams from '../teams/service';
import { readFacts, setFacts } from './facts';
import { checkGameId, type KnownGameIds } from './game-ids';
import { changeName } from './naming';
import { createPhotos } from './photos';
import * as profile from './profile';
import * as players from './service';

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly knownGameIds: KnownGameIds;
  readonly hashDeviceId: (deviceId: string) => string;
}

/** Reads that show what other features know of a player are put together above them, in profiles. */
export type PlayerCalls = Omit<
  FeatureHandlers<'players'>,
  'get' | 'fullInfo' | 'website' | 'streamInformation' | 'recentMatches' | 'compare'
>;

export function createPlayerCalls({
  database,
  files,
  knownGameIds,
  hashDeviceId,
}: Parts): PlayerCalls {
  const photos = createPhotos({ db: database.db, files });
  return {
    summary: ({ db, input, now }) => players.summary(db, input.id, now),
    info: ({ db, input, now }) => players.summary(db, input.id, now),
    names: ({ db, input }) => players.formerNames(db, input.id),
    freeAgents: ({ db, input, now }) => players.freeAgents(db, input, now),
    countries: ({ db }) => players.countries(db),
    changeName: ({ write, input, action }) => write((tx) => changeName(tx, input, action)),
    changeGameId: async ({ write, input, actor, now }) => {
      profile.whose(actor, input.id);
      // The game is asked before the transaction: nobody waits for it inside one.
      const state = await checkGameId(knownGameIds, input.gameId);
      return write((tx) => profile.changeGameId(tx, { ...input, state }, { actor, now }));
    },
    changeDeviceId: async ({ write, input: { id, deviceId }, action }) => {
      const deviceIdHash = deviceId && hashDeviceId(deviceId);
      await write((tx) => profile.changeDeviceId(tx, { id, deviceIdHash }, action));
      return {};
    },
    changeDescription: ({ write, input, action }) =>
      write(async (tx) => {
        const { team, id, description } = input;
        if (team !== undefined && id !== undefined) {
          throw new InvalidParameter('id', 'Either a team or a player can be named.');
        }
        if (team === undefined) await profile.changeDescription(tx, { id, description }, action);
        else await teams.changeDescription(tx, { team, description }, action);
        return { description };
      }),
    changePhoto: ({ write, input, actor, now }) => photos.change(input, { write, actor, now }),
    changeCountry: ({ write, input, action }) =>
      write((tx) => profile.changeCountry(tx, input, action)),
    changeLinks: ({ write, input, action }) =>
      write((tx) => profile.changeLinks(tx, input, action)),
    lookForTeam: ({ write, input, action }) =>
      write((tx) => profile.lookForTeam(tx, input, action)),
    facts: ({ db, input }) => readFacts(db, input.target_id),
    setFacts: ({ write, input: { target_id: id, ...written }, action }) =>
      write((tx) => setFacts(tx, { id, ...written }, action)),
  };
}
