import type { PersonalData } from '../../platform/personal-data';
import { deleteOriginsByAccount } from './abuse/repository';
import { findAllByAccount } from './own-votes/repository';

/**
 * Votes stay when an account is deleted: the payouts of all others depend on them. Where they came
 * from is deleted.
 */
export const votingData: PersonalData = {
  part: 'votes',
  collect: (db, { id }) => findAllByAccount(db, id),
  async delete(tx, { id }) {
    await deleteOriginsByAccount(tx, id);
    return null;
  },
};
