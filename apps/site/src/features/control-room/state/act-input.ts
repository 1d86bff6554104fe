import type { Contract } from '@mes/contract';
import type { SentInputOf } from '@mes/contract/define';

/** What an operator does, as it is sent. */
export type ActInput = SentInputOf<Contract['show']['act']>['act'];

/** What operators set of the series by hand. */
export type SeriesEdit = Extract<ActInput, { act: 'configure' }>['edit'];

/** Score, sides and pauses: they count in order, also when the server was away. */
export function isKeptForLater(act: ActInput): boolean {
  return act.act === 'game';
}
