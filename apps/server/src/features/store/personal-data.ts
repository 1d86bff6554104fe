import type { PersonalData } from '../../platform/personal-data';
import { findAllByAccount } from './requests/repository';
import { endAllOfAccount } from './requests/service';
import { toStoreRequest } from './views';

const MOST_REQUESTS = 10_000;

/** Ended requests stay without what was written: the ledger and the stock depend on them. */
export const storeData: PersonalData = {
  part: 'storeRequests',
  collect: async (db, { id: accountId }) =>
    (await findAllByAccount(db, { accountId, page: 0, size: MOST_REQUESTS })).map(toStoreRequest),
  async delete(tx, owner) {
    await endAllOfAccount(tx, owner);
    return null;
  },
};
