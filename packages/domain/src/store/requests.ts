/** What becomes of a store request, and where its points are meanwhile. */
import type { Transfer } from '../voting/ledger';

/** `expired`: nobody decided in time. Only an open request changes its state, and only once. */
export const STORE_REQUEST_STATES = [
  'open',
  'fulfilled',
  'refused',
  'cancelled',
  'expired',
] as const;
export type StoreRequestState = (typeof STORE_REQUEST_STATES)[number];
export type EndState = Exclude<StoreRequestState, 'open'>;

const DAY_MS = 86_400_000;
/** An open request ends by itself after this time, so that no points stay reserved for ever. */
export const REQUEST_LIFETIME_MS = 30 * DAY_MS;

/** The price of an open request is in an escrow of its own. */
export function reserve(request: PricedRequest): Transfer {
  const { id, accountId, points } = request;
  return { from: `wallet:${accountId}`, to: `escrow:${id}`, points, reason: 'reservation' };
}

/** Empties the escrow: a fulfilled request is paid for, any other end gives the points back. */
export function release({ id, accountId, points }: PricedRequest, end: EndState): Transfer {
  return end === 'fulfilled'
    ? { from: `escrow:${id}`, to: 'issuance', points, reason: 'purchase' }
    : { from: `escrow:${id}`, to: `wallet:${accountId}`, points, reason: 'refund' };
}

/** What an end gives back to the shelf: pieces that were not handed over. */
export function piecesReturned(end: EndState): 0 | 1 {
  return end === 'fulfilled' ? 0 : 1;
}

export interface PricedRequest {
  readonly id: string;
  readonly accountId: string;
  readonly points: number;
}
