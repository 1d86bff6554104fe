import type { PersonalData } from '../accounts/service';
import { deletePronunciation, findPronunciation } from './repository';

export const streamData: PersonalData = {
  part: 'stream',
  collect: async (db, { id }) => ({ pronunciation: await findPronunciation(db, id) }),
  async forget(tx, { id }) {
    await deletePronunciation(tx, id);
    return null;
  },
};
