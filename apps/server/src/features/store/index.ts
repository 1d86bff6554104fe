import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { storeCalls } from './calls';
import { EXPIRE_REQUESTS } from './orders/service';
import { storeData } from './personal-data';
import { closeClaims, expireDue } from './requests/service';

/** For deadlines that a process left behind when it ended. */
const REPAIR_MS = 600_000;

export const store = defineFeature({
  name: 'store',
  calls: () => ({ store: storeCalls }),
  channels: { store: audience('public') },
  ports: () => ({ closeClaims }),
  personalData: () => storeData,
  tickers: ({ database, clock }) => [
    {
      name: EXPIRE_REQUESTS,
      everyMs: REPAIR_MS,
      runAtStart: true,
      run: () => expireDue(database, clock()),
    },
  ],
});
