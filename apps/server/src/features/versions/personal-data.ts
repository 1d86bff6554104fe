import type { PersonalData } from '../../platform/personal-data';
import { clearEditor, findAllByEditor } from './repository';

/** What was written is the community's and stays; who wrote it is forgotten. */
export const versionData: PersonalData = {
  part: 'versions',
  collect: (db, { id }) => findAllByEditor(db, id),
  async delete(tx, { id }) {
    await clearEditor(tx, id);
    return null;
  },
};
