import type { EndState } from '@mes/domain/store/requests';
import type { Tx } from '../../../platform/database/database';
import { notify } from '../../notifications/service';
import type { StoreRequestRow } from '../requests/repository';
import { texts } from '../texts';

const STORE_PAGE = '/app/store';

interface EndedRequest {
  readonly request: StoreRequestRow;
  readonly state: EndState;
  readonly itemTitle: string;
  readonly now: number;
}

/** Without the note: notifications travel through push services. */
export async function notifyBuyer(
  tx: Tx,
  { request: { id, account, price }, state, itemTitle, now }: EndedRequest,
): Promise<void> {
  // Whoever cancels knows it.
  if (state === 'cancelled') return;
  await notify(tx, {
    accountIds: [account],
    type: `store.${state}`,
    ...texts.notifications[state](itemTitle, price),
    link: STORE_PAGE,
    key: `store_request:${id}`,
    now,
  });
}
