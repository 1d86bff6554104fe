import type { StoreRequest } from '@mes/contract/store-schemas';

/** What a request is about, as lists name it. */
export function requestedThing(request: StoreRequest): {
  title: string;
  picture: { readonly url: string } | null;
} {
  if (request.kind === 'item') return request.item;
  return { title: request.reward.name, picture: request.reward.picture };
}
