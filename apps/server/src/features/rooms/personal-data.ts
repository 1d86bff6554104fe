import type { PersonalData } from '../../platform/personal-data';
import { deleteAllBy, findAllBy } from './repository-chat';

/** What the player wrote in match rooms. */
export const roomData: PersonalData = {
  part: 'matchRooms',
  collect: (db, { id }) => findAllBy(db, id),
  async delete(tx, { id }) {
    await deleteAllBy(tx, id);
    return null;
  },
};
