import type { Call, SentInputOf } from '@mes/contract/define';
import {
  notifyManager,
  type QueryClient,
  QueryObserver,
  type UseQueryResult,
  useQueryClient,
} from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type {
  AnswerOf,
  InitialRead,
  PageAnswers,
  PageDeclaration,
  PageParams,
  Read,
  Reads,
} from '../page-declaration';
import { useParams } from '../router/RouterProvider';
import { useSearchParams } from '../router/use-search-params';
import { restartable } from './restartable';
import { newerAnswer } from './revisions';
import { keyOf, send } from './use-call';

/** What a page gets for a declared read: a query, or the initial read of a component. */
type UsedRead<R> = R extends null ? null : R extends InitialRead ? R : UseQueryResult<AnswerOf<R>>;
type UsedReads<R extends Reads> = { readonly [K in keyof R]: UsedRead<R[K]> };
/** Undefined until the first reads are answered. */
type UsedNext<R extends Reads> = { readonly [K in keyof R]: UsedRead<R[K]> | undefined };

/** The reads that the page declares, by their names, and the value at the end of its address. */
export function usePage<First extends Reads, Next extends Reads>(
  page: PageDeclaration<First, Next>,
): PageParams & UsedReads<First> & UsedNext<Next> {
  const params = usePageParams();
  const [search] = useSearchParams();
  const first = page.reads?.(params, search) ?? {};
  const firstUsed = useReads(first);
  const answers = page.next && answersOf(firstUsed);
  const next = (answers && page.next?.(answers as PageAnswers<First>, params, search)) ?? {};
  const nextUsed = useReads(next);
  return { ...params, ...firstUsed, ...nextUsed } as PageParams & UsedReads<First> & UsedNext<Next>;
}

/** The source of `usePagedList` whose first page is declared: `{ ...listOf(matches), filters }`. */
export function listOf<C extends Call>({ feature, name, input }: InitialRead<C>) {
  return {
    key: [feature, name],
    size: Number(input.size),
    load: (request: SentInputOf<C>, options: { signal: AbortSignal }) =>
      send<C>(feature, name)(request, options),
  };
}

function usePageParams(): PageParams {
  const { value, '*': rest } = useParams();
  return { value: value ?? rest ?? '' };
}

type ReadResults = Readonly<Record<string, UseQueryResult | InitialRead | null>>;

function useReads(reads: Reads): ReadResults {
  const client = useQueryClient();
  const queried = Object.entries(reads).filter(isQueried);
  // Serialized, as the declaration creates new objects at each render.
  const serialized = JSON.stringify(
    queried.map(([, { feature, name, input }]) => ({ feature, name, input })),
  );
  const results = useResults(serialized);
  const queries = queried.map(([key, { feature, name, input }], index) => [
    key,
    restartable(client, results[index]!, keyOf(feature, name, input)),
  ]);
  return { ...(reads as ReadResults), ...Object.fromEntries(queries) };
}

function useResults(serialized: string) {
  const client = useQueryClient();
  const store = useMemo(
    () => createReadStore(client, JSON.parse(serialized) as SerializedRead[]),
    [client, serialized],
  );
  const [shown, setShown] = useState({ store, results: store.get() });
  // As a transition, because React then renders a large page in slices, between which the browser can react.
  useEffect(
    () => store.subscribe((results) => startTransition(() => setShown({ store, results }))),
    [store],
  );
  return shown.store === store ? shown.results : store.get();
}

type SerializedRead = Pick<Read, 'feature' | 'name' | 'input'>;

/** One observer for each read. `useQueries` would add 1.3 KB to every page. */
function createReadStore(client: QueryClient, reads: readonly SerializedRead[]) {
  const observers = reads.map(({ feature, name, input }) => {
    const queryKey = keyOf(feature, name, input);
    return new QueryObserver(client, {
      queryKey,
      queryFn: async ({ signal }) =>
        newerAnswer(client, queryKey, await send(feature, name)(input, { signal })),
    });
  });
  const readResults = () => observers.map((observer) => observer.getCurrentResult());
  let results = readResults();
  return {
    get: () => results,
    subscribe(onChange: (results: UseQueryResult[]) => void) {
      const update = notifyManager.batchCalls(() => {
        const next = readResults();
        if (next.every((result, index) => result === results[index])) return;
        results = next;
        onChange(results);
      });
      const stops = observers.map((observer) => observer.subscribe(update));
      // Picks up answers that arrived between the first render and the subscription.
      for (const observer of observers) observer.updateResult();
      update();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

function isQueried(entry: [string, Read | null]): entry is [string, Read] {
  return entry[1] !== null && !('isInitial' in entry[1]);
}

/** Null until every query has an answer. */
function answersOf(used: ReadResults): Record<string, unknown> | null {
  const queries = Object.entries(used).flatMap(([key, each]) =>
    each && 'data' in each ? [[key, each.data] as const] : [],
  );
  return queries.some(([, data]) => data === undefined) ? null : Object.fromEntries(queries);
}
