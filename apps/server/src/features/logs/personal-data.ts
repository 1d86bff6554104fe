import type { PersonalData } from '../../platform/personal-data';
import { deleteByPlayer } from './player-log/repository';
import { searchLog } from './player-log/service';

const EVERYTHING = { query: '', page: 0, size: 10_000 };

export const logData: PersonalData = {
  part: 'visits',
  collect: async (db, { id }) => (await searchLog(db, { ...EVERYTHING, player: id })).data,
  async delete(tx, { id }) {
    await deleteByPlayer(tx, id);
    return null;
  },
};
