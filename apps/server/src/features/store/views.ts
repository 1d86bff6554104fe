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

export function toStoreRequest({ request, item }: FoundRequest): StoreRequest {
  const { id, price, season, state, note, createdAt, expiresAt, decidedAt } = request;
  return {
    ...{ id, price, season, state, note, createdAt, expiresAt, decidedAt },
    item: { id: item.id, title: item.title, picture: pictureReference(item.picture) },
  };
}

export function toStaffRequest(found: FoundRequest): StaffStoreRequest {
  const { buyer, decider } = found;
  return {
    ...toStoreRequest(found),
    buyer: toPlayerReference(buyer),
    decidedBy: decider && toPlayerReference(decider),
  };
}
