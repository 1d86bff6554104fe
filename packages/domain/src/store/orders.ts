/** Whether somebody can order an item. Server and page ask the same rules. */

export interface OfferedItem {
  readonly price: number;
  /** Pieces left; null for as many as are wanted. */
  readonly left: number | null;
  /** The most that a person can have in a season; null for no limit. */
  readonly perPerson: number | null;
  readonly availableFrom: number | null;
  readonly availableUntil: number | null;
  readonly archived: boolean;
}

export interface Buyer {
  readonly balance: number;
  /** Requests for the item in this season that are open or fulfilled. */
  readonly ordered: number;
}

export type OrderProblem =
  | 'archived'
  | 'not_yet'
  | 'no_longer'
  | 'sold_out'
  | 'limit_reached'
  | 'too_few_points';

/** Null where the item can be ordered. What concerns everybody comes before what the buyer lacks. */
export function orderProblem(item: OfferedItem, buyer: Buyer, now: number): OrderProblem | null {
  const ofItem = offerProblem(item, now);
  if (ofItem !== null) return ofItem;
  if (item.perPerson !== null && buyer.ordered >= item.perPerson) return 'limit_reached';
  return buyer.balance < item.price ? 'too_few_points' : null;
}

/** Why nobody can order the item. */
export function offerProblem(item: OfferedItem, now: number): OrderProblem | null {
  if (item.archived) return 'archived';
  if (item.availableFrom !== null && now < item.availableFrom) return 'not_yet';
  if (item.availableUntil !== null && now >= item.availableUntil) return 'no_longer';
  return item.left !== null && item.left <= 0 ? 'sold_out' : null;
}
