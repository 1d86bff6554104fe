import type { PersonalData } from '../../platform/personal-data';
import { clearEditor } from './repository';

/** What somebody wrote is exported with its versions. It stays, without a name. */
export const tutorialData: PersonalData = {
  part: 'tutorials',
  collect: async () => ({}),
  async delete(tx, { id }) {
    await clearEditor(tx, id);
    return null;
  },
};
