/** Starts and ends announcements at their times, and notifies whoever is in the audience at the start. */
import { channels } from '@mes/contract/channels';
import { announcementState } from '@mes/domain/announcements/state';
import type { Database, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { wakeTask } from '../../../platform/ticker';
import { notify } from '../../notifications/service';
import type { AnnouncementRow } from '../repository';
import * as announcements from '../repository';
import * as repository from './repository';

/** The tasks of the ticker. */
export const APPLY_TIMES = 'start and end announcements';
export const NOTIFY_RECEIVERS = 'notify receivers of announcements';

const BATCH_SIZE = 200;

/** Returns when the next one starts or ends. */
export async function applyTimes(
  { db, transaction }: Database,
  now: number,
): Promise<number | null> {
  await transaction(async (tx) => {
    for (const announcement of await repository.lockDue(tx, now)) {
      if (announcementState(announcement, now) === 'live') await start(tx, announcement, now);
      else await end(tx, announcement, now);
    }
  });
  return repository.findNextDeadline(db);
}

async function start(tx: Tx, announcement: AnnouncementRow, now: number): Promise<void> {
  const { id } = announcement;
  await announcements.update(tx, id, { startedAt: now });
  if (announcement.notifies) {
    await repository.insertReceivers(tx, announcement, now);
    wakeTask(tx, NOTIFY_RECEIVERS);
  }
  await publish(tx, channels.announcements(), 'announcement.published', { id });
  await publish(tx, channels.staff(), 'announcement.saved', { id });
}

async function end(tx: Tx, { id, startedAt }: AnnouncementRow, now: number): Promise<void> {
  await announcements.update(tx, id, { startedAt: startedAt ?? now, endedAt: now });
  await publish(tx, channels.announcements(), 'announcement.ended', { id });
  await publish(tx, channels.staff(), 'announcement.saved', { id });
}

/**
 * A batch and the removal of its receivers are one transaction: whatever ends the process between two
 * of them, the next run goes on where it ended.
 */
export async function notifyReceivers(
  { db, transaction }: Database,
  now: number,
  batchSize = BATCH_SIZE,
): Promise<void> {
  for (const id of await repository.findWithReceivers(db)) {
    let more = true;
    while (more) more = await transaction((tx) => notifyBatch(tx, { id, batchSize }, now));
  }
}

/** Answers whether there may be more. */
async function notifyBatch(
  tx: Tx,
  { id, batchSize }: { id: string; batchSize: number },
  now: number,
): Promise<boolean> {
  const announcement = await announcements.findLiveById(tx, { id, now });
  if (!announcement) {
    await repository.deleteReceivers(tx, id);
    return false;
  }
  const accountIds = await repository.takeReceivers(tx, { id, size: batchSize });
  const { title, text, buttonTo } = announcement;
  if (accountIds.length > 0)
    await notify(tx, {
      accountIds,
      type: 'announcement.published',
      title,
      text,
      link: buttonTo?.startsWith('/') ? `/app${buttonTo === '/' ? '' : buttonTo}` : null,
      // Without the text: an edit in the middle notifies nobody twice.
      key: `announcement:${id}`,
      now,
    });
  return accountIds.length === batchSize;
}
