import type { EditableStoreItem, StoreItemContent } from '@mes/contract/store-schemas';
import type { FormErrors } from '../../../components/dialogs/dialog-requests';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import * as texts from '../texts';

/** The form of an item. Empty numbers are null. */
export interface ItemDraft {
  title: string;
  description: string;
  price: number | null;
  stock: number | null;
  perPerson: number | null;
  availableFrom: number | null;
  availableUntil: number | null;
  /** A picture that is not uploaded yet. */
  chosen: PickedPicture | null;
  /** The filename of the saved one. */
  picture: string | null;
}

const NEW_ITEM: ItemDraft = {
  title: '',
  description: '',
  price: null,
  stock: null,
  perPerson: null,
  availableFrom: null,
  availableUntil: null,
  chosen: null,
  picture: null,
};

export function draftOf(item: EditableStoreItem | null): ItemDraft {
  if (item === null) return NEW_ITEM;
  const { title, description, price, stock, perPerson, availableFrom, availableUntil } = item;
  return {
    ...{ title, description, price, stock, perPerson, availableFrom, availableUntil },
    chosen: null,
    picture: item.picture?.filename ?? null,
  };
}

/** The draft must be valid. */
export function contentOf(draft: ItemDraft, picture: string | null): StoreItemContent {
  const { chosen: _, price, ...content } = draft;
  return { ...content, price: price!, picture };
}

export function draftProblems(draft: ItemDraft): FormErrors<ItemDraft> {
  const { title, price, stock, perPerson, availableFrom, availableUntil } = draft;
  const endsFirst =
    availableFrom !== null && availableUntil !== null && availableUntil <= availableFrom;
  return {
    title: title.trim() === '' ? texts.neededTitle : undefined,
    price: price === null || !isWhole(price) || price < 1 ? texts.neededPrice : undefined,
    stock: stock !== null && (!isWhole(stock) || stock < 0) ? texts.wholeNumber : undefined,
    perPerson:
      perPerson !== null && (!isWhole(perPerson) || perPerson < 1) ? texts.wholeNumber : undefined,
    availableUntil: endsFirst ? texts.endsBeforeStart : undefined,
  };
}

function isWhole(value: number): boolean {
  return Number.isInteger(value);
}
