/** What the store offers, and what Admins do with it. */

import { channels } from '@mes/contract/channels';
import { InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { Json } from '@mes/contract/scalars';
import type { EditableStoreItem, StoreItem, StoreItemContent } from '@mes/contract/store-schemas';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { texts } from '../texts';
import { toEditableItem, toStoreItem } from '../views';
import * as repository from './repository';

/** An item as whoever changes it saw it. */
interface ItemRevision {
  readonly id: string;
  readonly revision: number;
}

export async function listItems(db: Db, now: number): Promise<StoreItem[]> {
  return (await repository.findOffered(db, now)).map(toStoreItem);
}

export async function listAllItems(db: Db): Promise<EditableStoreItem[]> {
  return (await repository.findAll(db)).map(toEditableItem);
}

export async function createItem(
  tx: Tx,
  content: StoreItemContent,
  action: Action,
): Promise<EditableStoreItem> {
  assertTimes(content);
  const { actor, now } = action;
  const item = await repository.insert(tx, {
    ...content,
    id: uuidv7(),
    createdAt: now,
    updatedAt: now,
    updatedBy: actor.id,
  });
  await record(tx, { name: 'store.item_created', before: null, after: item }, action);
  return toEditableItem(item);
}

export async function editItem(
  tx: Tx,
  { id, revision, ...content }: ItemRevision & StoreItemContent,
  action: Action,
): Promise<EditableStoreItem> {
  const item = await lockRevision(tx, { id, revision });
  assertTimes(content);
  if (content.stock !== null && content.stock < item.taken) {
    throw new InvalidParameter('stock', texts.items.stockBelowTaken(item.taken));
  }
  return change(tx, { item, name: 'store.item_edited', set: content }, action);
}

/** Open requests stay open: staff decide about them. */
export async function archiveItem(
  tx: Tx,
  { id, revision, archived }: ItemRevision & { archived: boolean },
  action: Action,
): Promise<EditableStoreItem> {
  const item = await lockRevision(tx, { id, revision });
  if (archived === (item.archivedAt !== null)) return toEditableItem(item);
  const name = archived ? 'store.item_archived' : 'store.item_restored';
  return change(tx, { item, name, set: { archivedAt: archived ? action.now : null } }, action);
}

interface ItemChange {
  readonly item: repository.StoreItemRow;
  readonly name: string;
  readonly set: Partial<repository.NewStoreItem>;
}

async function change(
  tx: Tx,
  { item, name, set }: ItemChange,
  action: Action,
): Promise<EditableStoreItem> {
  const after = await repository.update(tx, item.id, {
    ...set,
    revision: item.revision + 1,
    updatedAt: action.now,
    updatedBy: action.actor.id,
  });
  await record(tx, { name, before: item, after }, action);
  return toEditableItem(after);
}

async function lockRevision(
  tx: Tx,
  { id, revision }: ItemRevision,
): Promise<repository.StoreItemRow> {
  const item = await repository.lockById(tx, id);
  if (!item) throw new ObjectNotFound();
  assertRevision({
    current: item.revision,
    seen: revision,
    message: texts.items.changedMeanwhile,
  });
  return item;
}

function assertTimes({ availableFrom, availableUntil }: StoreItemContent): void {
  if (availableFrom !== null && availableUntil !== null && availableUntil <= availableFrom) {
    throw new InvalidParameter('availableUntil', texts.items.endsBeforeStart);
  }
}

interface RecordedChange {
  readonly name: string;
  readonly before: repository.StoreItemRow | null;
  readonly after: repository.StoreItemRow;
}

async function record(
  tx: Tx,
  { name, before, after }: RecordedChange,
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: name, subject: `store_item:${after.id}` },
    before: before && toAudited(before),
    after: toAudited(after),
  });
  await publish(tx, channels.store(), 'store.item_changed', { id: after.id });
}

function toAudited(item: repository.StoreItemRow): Json {
  const { title, price, stock, perPerson, availableFrom, availableUntil, archivedAt } = item;
  return { title, price, stock, perPerson, availableFrom, availableUntil, archivedAt };
}
