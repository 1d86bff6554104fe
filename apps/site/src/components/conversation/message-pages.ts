/** The cached messages of a conversation: newest page first, and newest message first in each. */
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client';

interface Identified {
  readonly id: string;
}

interface MessagePage<M extends Identified> {
  readonly messages: readonly M[];
}

/** Adds a new message to the newest page, unless it is loaded already. */
export function withMessage<M extends Identified, P extends MessagePage<M>, Param>(
  data: InfiniteData<P, Param>,
  message: M,
): InfiniteData<P, Param> {
  const [newest, ...older] = data.pages;
  if (!newest || includesMessage(data, message.id)) return data;
  const messages = [message, ...newest.messages].toSorted(newestFirst);
  return { ...data, pages: [{ ...newest, messages }, ...older] };
}

export function includesMessage(
  { pages }: { readonly pages: readonly MessagePage<Identified>[] },
  id: string,
): boolean {
  return pages.some(({ messages }) => messages.some((message) => message.id === id));
}

/** All loaded messages, oldest first. */
export function messagesInOrder<M extends Identified>({
  pages,
}: {
  readonly pages: readonly MessagePage<M>[];
}): M[] {
  return pages.flatMap(({ messages }) => messages).reverse();
}

/** Ids are in the order of sending. */
export function newestFirst(one: Identified, other: Identified): number {
  return one.id < other.id ? 1 : -1;
}

/** Changes cached pages by an event, or by the response to sending. */
export async function updatePages<Data>(
  queryKey: QueryKey,
  change: (data: Data) => Data,
): Promise<void> {
  // A pending answer may be older than the change and would undo it.
  const isFetching = queryClient.isFetching({ queryKey }) > 0;
  if (isFetching) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<Data>({ queryKey }, (data) => data && change(data));
  if (isFetching) void queryClient.invalidateQueries({ queryKey });
}
