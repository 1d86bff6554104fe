import type { PersonalData } from '../../platform/personal-data';
import { deleteAllByPlayer, findAllByPlayer } from './repository';

export const articleReactionData: PersonalData = {
  part: 'articleReactions',
  collect: (db, { id }) => findAllByPlayer(db, id),
  async delete(tx, { id }) {
    await deleteAllByPlayer(tx, id);
    return null;
  },
};
