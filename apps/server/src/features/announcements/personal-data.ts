import type { PersonalData } from '../../platform/personal-data';
import { findAllByAccount } from './readers/repository';
import { clearEditor } from './repository';

/** What an account has seen goes with its row. Announcements stay, without a name. */
export const announcementData: PersonalData = {
  part: 'announcements',
  collect: (db, { id }) => findAllByAccount(db, id),
  async delete(tx, { id }) {
    await clearEditor(tx, id);
    return null;
  },
};
