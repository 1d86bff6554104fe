import type { PersonalData } from '../../platform/personal-data';
import { deleteAllByPlayer, findAllByPlayer } from './chat/repository';

/** What the player wrote in match rooms. */
export const roomData: PersonalData = {
  part: 'matchRooms',
  collect: (db, { id }) => findAllByPlayer(db, id),
  async delete(tx, { id }) {
    await deleteAllByPlayer(tx, id);
    return null;
  },
};
