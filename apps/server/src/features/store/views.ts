import type {
  EditableStoreItem,
  StaffStoreRequest,
  StoreItem,
  StoreRequest,
} from '@mes/contract/store-schemas';
import { pictureReference } from '../../platform/files/store';
import { toPlayerReference } from '../players/service';
import type { StoreItemRow } from './items/repository';
import type { FoundRequest } from './requests/repository';

export function toStoreItem(item: StoreItemRow): StoreItem {
  const { id, title, description, picture, price, perPerson, archivedAt } = item;
  const { availableFrom, availableUntil } = item;
  return {
    ...{ id, title, description, price, perPerson, availableFrom, availableUntil },
    picture: pictureReference(picture),
    left: piecesLeft(item),
    archived: archivedAt !== null,
  };
}

export function toEditableItem(item: StoreItemRow): EditableStoreItem {
  return { ...toStoreItem(item), stock: item.stock, revision: item.revision };
}

export function piecesLeft({ stock, taken }: Pick<StoreItemRow, 'stock' | 'taken'>): number | null {
  return stock === null ? null : stock - taken;
}

export function toStoreRequest(found: FoundRequest): StoreRequest {
  const { id, state, note, createdAt, decidedAt } = found.request;
  const shared = { id, state, note, createdAt, decidedAt };
  if (found.item === null) {
    const { request, giveaway, winner } = found;
    return {
      ...shared,
      kind: 'reward',
      reward: {
        name: winner.reward,
        giveaway: giveaway.id,
        title: giveaway.title,
        picture: pictureReference(giveaway.picture),
      },
      message: request.message,
    };
  }
  const { request, item } = found;
  const { price, season, expiresAt } = request;
  return {
    ...{ ...shared, kind: 'item', price, season, expiresAt },
    item: { ...item, picture: pictureReference(item.picture) },
  };
}

export function toStaffRequest(found: FoundRequest): StaffStoreRequest {
  const { player, decider } = found;
  return {
    ...toStoreRequest(found),
    player: toPlayerReference(player),
    decidedBy: decider && toPlayerReference(decider),
  };
}
