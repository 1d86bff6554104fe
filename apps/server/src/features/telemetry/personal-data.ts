import type { PersonalData } from '../../platform/personal-data';
import { findAllByAccount } from './reports/repository';
import { findWeeksByAccount } from './rollups/repository';

/** The foreign keys delete it with the account; what was counted of a day names nobody. */
export const telemetryData: PersonalData = {
  part: 'usage',
  collect: async (db, { id }) => ({
    reports: await findAllByAccount(db, id),
    activeWeeks: await findWeeksByAccount(db, id),
  }),
};
