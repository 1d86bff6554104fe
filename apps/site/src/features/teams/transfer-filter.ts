/** Which transfers the page shows, stored in the address. Pure. */
import { TRANSFER_KINDS } from '@mes/contract/vocabulary';

export type TransferFilter = 'all' | (typeof TRANSFER_KINDS)[number];

export const PAGE_SIZE = 30;

export function transferFilterFrom(params: URLSearchParams): TransferFilter {
  return TRANSFER_KINDS.find((kind) => kind === params.get('show')) ?? 'all';
}

export function toRequest(filter: TransferFilter) {
  return { kind: filter === 'all' ? undefined : filter, count: PAGE_SIZE };
}
