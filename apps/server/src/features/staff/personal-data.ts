import type { PersonalData } from '../../platform/personal-data';
import { findAllByAccount } from './credits/repository';
import { findTerms } from './repository';

/** Both go with the account. */
export const staffData: PersonalData = {
  part: 'staff',
  collect: async (db, { id }) => ({
    terms: await findTerms(db, id),
    credits: await findAllByAccount(db, id),
  }),
};
