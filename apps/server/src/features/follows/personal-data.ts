import type { PersonalData } from '../../platform/personal-data';
import { deleteAllByPlayer } from './repository';
import { list } from './service';

/** What an account follows is deleted with its row; the follows of its player are deleted here. */
export const followData: PersonalData = {
  part: 'follows',
  collect: (db, { id }) => list(db, id),
  async delete(tx, { id }) {
    await deleteAllByPlayer(tx, id);
    return null;
  },
};
