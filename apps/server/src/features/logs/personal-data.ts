import type { PersonalData } from '../../platform/personal-data';
import { deleteByPlayer } from './player-log/repository';
import { searchLog } from './player-log/service';
import { deleteByOwner } from './searches/repository';
import { listSearches } from './searches/service';

const EVERYTHING = { query: '', page: 0, size: 10_000 };

export const logData: PersonalData = {
  part: 'visits',
  collect: async (db, { id }) => ({
    entries: (await searchLog(db, { ...EVERYTHING, player: id })).data,
    savedSearches: await listSearches(db, id),
  }),
  async delete(tx, { id }) {
    await deleteByPlayer(tx, id);
    await deleteByOwner(tx, id);
    return null;
  },
};
