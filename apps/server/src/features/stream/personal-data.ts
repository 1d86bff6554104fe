import type { PersonalData } from '../../platform/personal-data';
import { deletePronunciation, findPronunciation } from './caster/repository';
import { deleteAllByPlayer, findAllByPlayer } from './speakers/repository';

export const streamData: PersonalData = {
  part: 'stream',
  collect: async (db, { id }) => ({
    pronunciation: await findPronunciation(db, id),
    lowerThirds: await findAllByPlayer(db, id),
  }),
  async delete(tx, { id }) {
    await deletePronunciation(tx, id);
    await deleteAllByPlayer(tx, id);
    return null;
  },
};
