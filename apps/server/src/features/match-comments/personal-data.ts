import type { PersonalData } from '../../platform/personal-data';
import { anonymizeAllByAuthor, findAllByAuthor } from './repository';

/** What the player wrote below matches stays without a name: others have answered it. */
export const matchCommentData: PersonalData = {
  part: 'matchComments',
  collect: (db, { id }) => findAllByAuthor(db, id),
  async delete(tx, { id }) {
    await anonymizeAllByAuthor(tx, id);
    return null;
  },
};
