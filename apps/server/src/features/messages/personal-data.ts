import type { PersonalData } from '../../platform/personal-data';
import { findAllOfPlayer } from './export/repository';

/** What the player wrote and whom they blocked. What others wrote to them is the others' own. */
export const messageData: PersonalData = {
  part: 'messages',
  collect: (db, { id }) => findAllOfPlayer(db, id),
};
