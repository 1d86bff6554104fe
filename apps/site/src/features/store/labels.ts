import type { OrderProblem } from '@mes/domain/store/orders';
import type { StoreRequestState } from '@mes/domain/store/requests';
import * as texts from './texts';

export const REQUEST_STATE_LABELS: Record<StoreRequestState, string> = {
  open: 'Open',
  fulfilled: 'Fulfilled',
  refused: 'Rejected',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

/** Those whose text needs no number. */
export const PROBLEM_LABELS: Record<Exclude<OrderProblem, 'too_few_points'>, string> = {
  archived: texts.noLonger,
  not_yet: texts.notYet,
  no_longer: texts.noLonger,
  sold_out: texts.soldOut,
  limit_reached: texts.limitReached,
};
