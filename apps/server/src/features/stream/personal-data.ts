import type { PersonalData } from '../../platform/personal-data';
import { deletePronunciation, findPronunciation } from './caster/repository';

export const streamData: PersonalData = {
  part: 'stream',
  collect: async (db, { id }) => ({ pronunciation: await findPronunciation(db, id) }),
  async delete(tx, { id }) {
    await deletePronunciation(tx, id);
    return null;
  },
};
