import type { PersonalData } from '../../platform/personal-data';
import { deleteWordsOf, findWordsOf } from './repository-reports';

export const matchData: PersonalData = {
  part: 'matches',
  collect: (db, { id }) => findWordsOf(db, id),
  async delete(tx, { id }) {
    await deleteWordsOf(tx, id);
    return null;
  },
};
