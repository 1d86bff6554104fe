/** Who hears of a request: the log, open pages, and the player when it ends. */
import { channels } from '@mes/contract/channels';
import type { Json } from '@mes/contract/scalars';
import type { EndState } from '@mes/domain/store/requests';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { findAccountIds } from '../../accounts/service';
import { notify } from '../../notifications/service';
import type { FoundRequest } from '../requests/repository';
import { texts } from '../texts';

const STORE_PAGE = '/app/store';
const QUEUE_PAGE = '/app/store/requests';
const STAFF_NOTIFIED_EVERY_MS = 3_600_000;

export function subjectOf(id: string): string {
  return `store_request:${id}`;
}

export async function recordCreated(
  tx: Tx,
  { id, after }: { id: string; after: Json },
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'store.request_created', subject: subjectOf(id) },
    after,
  });
  await publish(tx, [channels.staff(), channels.account(actor.id)], 'store.request_created', {
    id,
  });
  await notifyStaff(tx, { actor, now });
}

/** Once an hour at most, however many requests come: the queue has them all. */
async function notifyStaff(tx: Tx, { actor, now }: Action): Promise<void> {
  const staff = await findAccountIds(tx, { rule: 'Moderator', now });
  await notify(tx, {
    accountIds: staff.filter((id) => id !== actor.id),
    type: 'store.requests_waiting',
    ...texts.notifications.waiting,
    link: QUEUE_PAGE,
    key: `store_requests:${Math.floor(now / STAFF_NOTIFIED_EVERY_MS)}`,
    now,
  });
}

interface EndedRequest {
  readonly found: FoundRequest;
  readonly state: EndState;
  readonly now: number;
}

/** Without the note: notifications travel through push services. */
export async function notifyPlayer(tx: Tx, { found, state, now }: EndedRequest): Promise<void> {
  // Whoever cancels knows it.
  if (state === 'cancelled') return;
  const { id, account, price } = found.request;
  await notify(tx, {
    accountIds: [account],
    type: `store.${state}`,
    ...(found.item === null
      ? texts.notifications[state](found.winner.reward, null)
      : texts.notifications[state](found.item.title, price)),
    link: STORE_PAGE,
    key: subjectOf(id),
    now,
  });
}
