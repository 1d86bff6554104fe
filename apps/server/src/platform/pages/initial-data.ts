/**
 * Makes the reads of a page on the server, and caches the answers for a second. Where they are the same as
 * before, the page that was rendered from them stays. They are stored as they are sent: parsed, they take
 * several times the memory, and a page that is cached needs few of them.
 */
import { LRUCache } from 'lru-cache';
import type { ChannelRevisions } from '../calls/answer';
import type { Dispatcher } from '../calls/dispatcher';
import { callOf, type PageAnswers, type PageRead, type PageReads } from './declaration';

/** As sent to the browser: with the name and input of the page's own read. */
export interface InitialAnswer {
  readonly feature: string;
  readonly name: string;
  readonly input: Record<string, unknown>;
  readonly data: unknown;
  /** Of the call's channels, by their names. */
  readonly revisions?: ChannelRevisions;
}

/** Answers are parsed when they are used, and again if the memory was needed for something else. */
export interface InitialData {
  readonly answers: readonly InitialAnswer[];
  /** The data of the first reads by name, for the functions of the declaration. */
  readonly byName: PageAnswers;
  /** Whether a first read answered 404: then the page is a 404, too. */
  readonly isNotFound: boolean;
  /** Whether a read failed because the database is away. */
  readonly isUnavailable: boolean;
  /** Whether no read failed. */
  readonly isComplete: boolean;
}

type Parsed = Pick<InitialData, 'answers' | 'byName'>;

export interface Requester {
  readonly requestId: string;
  readonly visitor: string;
}

interface ReadPlan {
  readonly reads: PageReads;
  readonly next?: (answers: PageAnswers) => PageReads;
  readonly exists?: (answers: PageAnswers) => boolean;
}

/** Returns the same object while the cached answers are the same. */
export type ReadInitialData = (plan: ReadPlan, requester: Requester) => Promise<InitialData>;

/** One second: a burst of visitors costs one read, and the data is hardly older than after a reload. */
const TTL_MS = 1_000;
/** Of answers as they are sent. */
const MAX_BYTES = 12 * 1024 * 1024;

/** Of the key and the object of an entry, so that many small ones count too. */
const KEY_BYTES = 500;

/** What a page was made of when it was read last. */
interface LastRead {
  readonly answers: readonly ReadAnswer[];
  readonly data: InitialData;
}

export const NO_DATA: InitialData = {
  answers: [],
  byName: {},
  isNotFound: false,
  isUnavailable: false,
  isComplete: true,
};

export function createInitialDataReader(dispatcher: Dispatcher): ReadInitialData {
  const cache = new LRUCache<string, Promise<InitialData>>({ max: 500, ttl: TTL_MS });
  /** Also what pages show while the database is away. */
  const lastReads = new LRUCache<string, LastRead>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answers }) =>
      answers.reduce((sum, { body }) => sum + body.length, KEY_BYTES),
  });
  const joined = new WeakMap<InitialData, WeakMap<InitialData, InitialData>>();

  return async (plan, requester) => {
    const key = JSON.stringify(plan.reads);
    const isCached = cache.has(key);
    const data = await readPage(plan, requester);
    if (!data.isNotFound || !isCached) return data;
    // What was created within the last second is not in the cached answers.
    cache.delete(key);
    return readPage(plan, requester);
  };

  async function readPage(
    { reads, next, exists }: ReadPlan,
    requester: Requester,
  ): Promise<InitialData> {
    const first = await readBatch(reads, requester);
    if (!first.isComplete) return first;
    if (exists?.(first.byName) === false) return { ...first, isNotFound: true };
    if (!next) return first;
    return join(first, await readBatch(next(first.byName), requester));
  }

  /** The key is the reads alone: pages that differ only in later reads share the first ones. */
  function readBatch(reads: PageReads, requester: Requester): Promise<InitialData> {
    if (entriesOf(reads).length === 0) return Promise.resolve(NO_DATA);
    const key = JSON.stringify(reads);
    const cached = cache.get(key) ?? readOrRepeat(key, reads, requester);
    cache.set(key, cached, { noUpdateTTL: true });
    return cached;
  }

  async function readOrRepeat(
    key: string,
    reads: PageReads,
    requester: Requester,
  ): Promise<InitialData> {
    const answers = await readAll(dispatcher, reads, requester);
    const last = lastReads.get(key);
    if (last && areSame(answers, last.answers)) return last.data;
    const data = toInitialData(answers);
    if (data.isUnavailable) return last?.data ?? data;
    lastReads.set(key, { answers, data });
    return data;
  }

  function join(first: InitialData, second: InitialData): InitialData {
    if (second === NO_DATA) return first;
    const known = joined.get(first) ?? new WeakMap<InitialData, InitialData>();
    joined.set(first, known);
    const both =
      known.get(second) ??
      parsedLater({
        parse: () => ({ answers: [...first.answers, ...second.answers], byName: first.byName }),
        isNotFound: first.isNotFound,
        isUnavailable: first.isUnavailable || second.isUnavailable,
        isComplete: second.isComplete,
      });
    known.set(second, both);
    return both;
  }
}

/** As the dispatcher answered it. */
interface ReadAnswer {
  readonly key: string;
  readonly read: PageRead;
  readonly paged: true | undefined;
  readonly status: number;
  readonly body: Buffer;
}

function readAll(
  dispatcher: Dispatcher,
  reads: PageReads,
  requester: Requester,
): Promise<ReadAnswer[]> {
  return Promise.all(
    entriesOf(reads).map(async ([key, read]) => {
      const call = callOf(read);
      const { status, body } = await dispatcher.dispatch({
        call,
        fields: () => read.input,
        credentials: null,
        ...requester,
      });
      return { key, read, paged: call.paged, status, body };
    }),
  );
}

/** Of the same reads. A cached answer is the same Buffer, so that most comparisons end at once. */
function areSame(answers: readonly ReadAnswer[], others: readonly ReadAnswer[]): boolean {
  return answers.every(({ status, body }, index) => {
    const other = others[index]!;
    return status === other.status && (body === other.body || body.equals(other.body));
  });
}

function toInitialData(results: readonly ReadAnswer[]): InitialData {
  // Failed reads are left out: the page repeats them in the browser and shows the error.
  const found = results.filter(({ status }) => status === 200);
  return parsedLater({
    parse() {
      const parsed = found.map(({ key, read: { feature, name, input }, paged, body }) => ({
        key,
        answer: { feature, name, input, ...parseAnswer(body, paged) },
      }));
      return {
        answers: parsed.map(({ answer }) => answer),
        byName: Object.fromEntries(parsed.map(({ key, answer }) => [key, answer.data])),
      };
    },
    isNotFound: results.some(({ status, body }) => status === 404 || isMalformedId(status, body)),
    isUnavailable: results.some(({ status }) => status === 503),
    isComplete: found.length === results.length,
  });
}

function parsedLater({
  parse,
  ...rest
}: Omit<InitialData, keyof Parsed> & { parse: () => Parsed }): InitialData {
  let last: WeakRef<Parsed> | null = null;
  const read = () => {
    const known = last?.deref();
    if (known) return known;
    const parsed = parse();
    last = new WeakRef(parsed);
    return parsed;
  };
  return {
    ...rest,
    get answers() {
      return read().answers;
    },
    get byName() {
      return read().byName;
    },
  };
}

/** The address names nothing that could ever exist. */
function isMalformedId(status: number, body: Buffer): boolean {
  return status === 400 && body.includes('"InvalidIdError"');
}

function entriesOf(reads: PageReads): [string, PageRead][] {
  return Object.entries(reads).flatMap(([key, read]) => (read ? [[key, read]] : []));
}

/** In the form that the client library returns to pages. */
function parseAnswer(
  body: Buffer,
  paged: true | undefined,
): Pick<InitialAnswer, 'data' | 'revisions'> {
  const { data, metadata = {} } = JSON.parse(body.toString()) as {
    data: unknown;
    metadata?: { total?: number; revisions?: ChannelRevisions };
  };
  const { total = 0, revisions } = metadata;
  return { data: paged ? { data, total } : data, ...(revisions && { revisions }) };
}
