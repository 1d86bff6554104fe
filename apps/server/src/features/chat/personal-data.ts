import type { PersonalData } from '../../platform/personal-data';
import { deleteAllByPlayer as deleteMentions } from './mentions/repository';
import { deleteAllByReporter } from './reports/repository';
import { anonymizeAllByAuthor, findAllByAuthor } from './repository';
import { deleteAllByPlayer as deleteTimeOuts, findAllByPlayer } from './time-outs/repository';

/** What the player wrote in the chat stays without a name: others have answered it. */
export const chatData: PersonalData = {
  part: 'chat',
  collect: async (db, { id }) => ({
    messages: await findAllByAuthor(db, id),
    timeOuts: await findAllByPlayer(db, id),
  }),
  async delete(tx, { id }) {
    await anonymizeAllByAuthor(tx, id);
    await deleteMentions(tx, id);
    await deleteTimeOuts(tx, id);
    await deleteAllByReporter(tx, id);
    return null;
  },
};
