import { createHmac, randomBytes } from 'node:crypto';
import { reservedNames } from '@mes/domain/names/reserved-words';
import { audience } from '../../platform/gateway/audiences';
import { serverKey } from '../../platform/keys/keys';
import { fillSkeletonsTask } from '../../platform/names/skeletons';
import { defineFeature } from '../define-feature';
import { createPlayerCalls } from './calls';
import { checkPendingGameIds } from './game-ids/service';
import { PLAYER_NAME_LISTS } from './names/repository';
import { createPlayerData } from './personal-data';

interface Own {
  readonly hashDeviceId: (deviceId: string) => string;
}

const CHECK_GAME_IDS_MS = 600_000;

export const players = defineFeature<Own>({
  name: 'players',
  async setup({ database }) {
    const encoded = await serverKey(database.db, 'devices', () =>
      randomBytes(32).toString('base64'),
    );
    const key = Buffer.from(encoded, 'base64');
    return {
      hashDeviceId: (deviceId) => createHmac('sha256', key).update(deviceId).digest('base64url'),
    };
  },
  calls: ({ files, ports: { knownGameIds, pictureApproval, community } }, { hashDeviceId }) => ({
    players: createPlayerCalls({
      files,
      pictureApproval,
      knownGameIds,
      hashDeviceId,
      isReserved: (name) => reservedNames(community.current().name)(name),
    }),
  }),
  channels: {
    player: audience('public'),
    players: audience('public'),
  },
  personalData: ({ database, files }) => createPlayerData({ db: database.db, files }),
  tickers: ({ database, ports }) => [
    fillSkeletonsTask('fill skeletons of player names', {
      db: database.db,
      lists: PLAYER_NAME_LISTS,
    }),
    {
      name: 'check game ids',
      everyMs: CHECK_GAME_IDS_MS,
      run: () => checkPendingGameIds(database, ports.knownGameIds),
    },
  ],
});
