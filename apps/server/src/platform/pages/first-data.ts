/** Makes a page's reads before the browser can ask, and keeps the answers for a moment. */
import { LRUCache } from 'lru-cache';
import type { Dispatcher } from '../calls/dispatcher';
import type { PageRead } from './declaration';

export interface FirstAnswer {
  readonly feature: string;
  readonly name: string;
  readonly input: Record<string, unknown>;
  readonly data: unknown;
}

export interface FirstData {
  readonly answers: readonly FirstAnswer[];
  /** Whether a read found nothing, so that the page itself is a 404. */
  readonly missing: boolean;
}

export interface Visit {
  readonly requestId: string;
  readonly visitor: string;
}

interface PageReads {
  readonly reads: readonly PageRead[];
  readonly next?: (answers: readonly unknown[]) => readonly PageRead[];
}

export type ReadFirst = (page: PageReads, visit: Visit) => Promise<FirstData>;

/** A burst of visitors costs one read; nobody sees anything older than a reload would show. */
const KEPT_MS = 1_000;
export const NOTHING_READ: FirstData = { answers: [], missing: false };

export function createFirstData(dispatcher: Dispatcher): ReadFirst {
  const kept = new LRUCache<string, Promise<FirstData>>({ max: 500, ttl: KEPT_MS });
  return ({ reads, next }, visit) => {
    if (reads.length === 0) return Promise.resolve(NOTHING_READ);
    const key = JSON.stringify(reads.map(({ feature, name, input }) => [feature, name, input]));
    const found = kept.get(key) ?? readPage(reads, next, visit);
    kept.set(key, found, { noUpdateTTL: true });
    return found;
  };

  async function readPage(
    reads: readonly PageRead[],
    next: PageReads['next'],
    visit: Visit,
  ): Promise<FirstData> {
    const first = await readAll(dispatcher, reads, visit);
    if (!next || first.answers.length < reads.length) return first;
    const following = next(first.answers.map(({ data }) => data));
    const second = await readAll(dispatcher, following, visit);
    return { ...first, answers: [...first.answers, ...second.answers] };
  }
}

async function readAll(
  dispatcher: Dispatcher,
  reads: readonly PageRead[],
  visit: Visit,
): Promise<FirstData> {
  const answered = await Promise.all(
    reads.map(async ({ feature, name, call, input }) => {
      const { status, body } = await dispatcher.dispatch({
        call,
        fields: () => input,
        credentials: null,
        ...visit,
      });
      return { feature, name, input, paged: call.paged, status, body };
    }),
  );
  return {
    missing: answered.some(({ status }) => status === 404),
    // What failed is left out: the page asks for it itself and shows what went wrong.
    answers: answered
      .filter(({ status }) => status === 200)
      .map(({ feature, name, input, paged, body }) => ({
        feature,
        name,
        input,
        data: dataIn(body, paged),
      })),
  };
}

/** As the client hands it to pages. */
function dataIn(body: Buffer, paged: true | undefined): unknown {
  const { data, metadata } = JSON.parse(body.toString()) as {
    data: unknown;
    metadata?: { total: number };
  };
  return paged ? { data, total: metadata?.total ?? 0 } : data;
}
