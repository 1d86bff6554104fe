import type { PersonalData } from '../../platform/personal-data';
import { deleteByPlayer } from './repository';

/** Not in the export: what moderators wrote is theirs. The hourly task deletes the files. */
export const noteData: PersonalData = {
  part: 'notes',
  collect: async () => null,
  async delete(tx, { id }) {
    await deleteByPlayer(tx, id);
    return null;
  },
};
