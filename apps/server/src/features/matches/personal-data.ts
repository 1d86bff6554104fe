import type { PersonalData } from '../accounts/service';
import { deleteWordsOf, findWordsOf } from './repository-reports';

export const matchData: PersonalData = {
  part: 'matches',
  collect: (db, { id }) => findWordsOf(db, id),
  async forget(tx, { id }) {
    await deleteWordsOf(tx, id);
    return null;
  },
};
