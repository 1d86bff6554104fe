/** Makes the reads of a page before the browser can, and caches the answers for a moment. */
import { LRUCache } from 'lru-cache';
import type { Dispatcher } from '../calls/dispatcher';
import { callOf, type PageAnswers, type PageRead, type PageReads } from './declaration';

/** As the browser gets it: the same names and input as the page's own read has. */
export interface FirstAnswer {
  readonly feature: string;
  readonly name: string;
  readonly input: Record<string, unknown>;
  readonly data: unknown;
  /** That the call names, with its revision. */
  readonly channel?: string;
  readonly revision?: number;
}

export interface FirstData {
  readonly answers: readonly FirstAnswer[];
  /** The answers of the first reads, for whatever the declaration makes of them. */
  readonly named: PageAnswers;
  /** Whether a first read found nothing, so that the page itself is a 404. */
  readonly missing: boolean;
}

export interface Visit {
  readonly requestId: string;
  readonly visitor: string;
}

interface ReadPlan {
  readonly reads: PageReads;
  readonly next?: (answers: PageAnswers) => PageReads;
  readonly exists?: (answers: PageAnswers) => boolean;
}

/** The same object is returned while nothing was read again. */
export type ReadFirst = (plan: ReadPlan, visit: Visit) => Promise<FirstData>;

/** A burst of visitors costs one read, and nobody sees older data than a reload would show. */
const TTL_MS = 1_000;
export const NOTHING_READ: FirstData = { answers: [], named: {}, missing: false };

export function createFirstData(dispatcher: Dispatcher): ReadFirst {
  const cache = new LRUCache<string, Promise<FirstData>>({ max: 500, ttl: TTL_MS });
  const joined = new WeakMap<FirstData, WeakMap<FirstData, FirstData>>();

  return async ({ reads, next, exists }, visit) => {
    const first = await readBatch(reads, visit);
    if (first.answers.length < readsIn(reads).length) return first;
    if (exists?.(first.named) === false) return { ...first, missing: true };
    if (!next) return first;
    return join(first, await readBatch(next(first.named), visit));
  };

  /** By its reads alone: pages that differ only in what follows share the first ones. */
  function readBatch(reads: PageReads, visit: Visit): Promise<FirstData> {
    if (readsIn(reads).length === 0) return Promise.resolve(NOTHING_READ);
    const key = JSON.stringify(reads);
    const cached = cache.get(key) ?? readAll(dispatcher, reads, visit);
    cache.set(key, cached, { noUpdateTTL: true });
    return cached;
  }

  function join(first: FirstData, second: FirstData): FirstData {
    if (second === NOTHING_READ) return first;
    const known = joined.get(first) ?? new WeakMap<FirstData, FirstData>();
    joined.set(first, known);
    const both = known.get(second) ?? { ...first, answers: [...first.answers, ...second.answers] };
    known.set(second, both);
    return both;
  }
}

async function readAll(dispatcher: Dispatcher, reads: PageReads, visit: Visit): Promise<FirstData> {
  const answered = await Promise.all(
    readsIn(reads).map(async ([key, read]) => {
      const call = callOf(read);
      const { status, body } = await dispatcher.dispatch({
        call,
        fields: () => read.input,
        credentials: null,
        ...visit,
      });
      return { key, read, paged: call.paged, status, body };
    }),
  );
  // What failed is left out: the page reads it itself and shows the error.
  const found = answered
    .filter(({ status }) => status === 200)
    .map(({ key, read: { feature, name, input }, paged, body }) => ({
      key,
      answer: { feature, name, input, ...answerIn(body, paged) },
    }));
  return {
    answers: found.map(({ answer }) => answer),
    named: Object.fromEntries(found.map(({ key, answer }) => [key, answer.data])),
    missing: answered.some(({ status, body }) => status === 404 || isMalformedId(status, body)),
  };
}

/** The address names nothing that could ever be there. */
function isMalformedId(status: number, body: Buffer): boolean {
  return status === 400 && body.includes('"InvalidIdError"');
}

function readsIn(reads: PageReads): [string, PageRead][] {
  return Object.entries(reads).flatMap(([key, read]) => (read ? [[key, read]] : []));
}

/** As the client hands it to pages. */
function answerIn(
  body: Buffer,
  paged: true | undefined,
): Pick<FirstAnswer, 'data' | 'channel' | 'revision'> {
  const { data, metadata = {} } = JSON.parse(body.toString()) as {
    data: unknown;
    metadata?: { total?: number; channel?: string; revision?: number };
  };
  const { total = 0, ...read } = metadata;
  return { data: paged ? { data, total } : data, ...read };
}
