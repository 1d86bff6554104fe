import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Dispatcher, IncomingCall } from '../calls/dispatcher';
import type { PageRead } from './declaration';
import { createInitialDataReader } from './initial-data';

const REQUESTER = { requestId: 'request', visitor: 'visitor' };
const property = (id: string): PageRead => ({ feature: 'properties', name: 'get', input: { id } });

let now: number;
beforeEach(() => {
  now = 1;
  // The cache took the clock when it was loaded.
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Longer than answers are cached. */
function wait(): void {
  now += 1_100;
  vi.advanceTimersByTime(1_100);
}

/** Answers each property with its id, `missing` with 404, and all with 503 while it is unavailable. */
function setUp() {
  const made: string[] = [];
  const outage = { isOn: false };
  const changed = new Set<string>();
  const dispatcher: Dispatcher = {
    calls: [],
    answerFromCache: () => null,
    async dispatch({ fields }: IncomingCall) {
      const { id } = fields() as { id: string };
      made.push(id);
      const status = outage.isOn ? 503 : id === 'missing' ? 404 : 200;
      const data = changed.has(id) ? `${id} changed` : id;
      return { status, body: Buffer.from(JSON.stringify({ status: 'SUCCESS', data })) };
    },
  };
  return { made, outage, changed, readInitialData: createInitialDataReader(dispatcher) };
}

it('pages that differ in their later reads share only the first read', async () => {
  const { made, readInitialData } = setUp();
  const edition = (id: string) =>
    readInitialData(
      { reads: { list: property('list') }, next: () => ({ shown: property(id) }) },
      REQUESTER,
    );
  const [one, other] = await Promise.all([edition('2023'), edition('2024')]);
  expect(one.answers.map(({ data }) => data)).toEqual(['list', '2023']);
  expect(other.answers.map(({ data }) => data)).toEqual(['list', '2024']);
  expect(made.toSorted()).toEqual(['2023', '2024', 'list']);
});

it('the same object is returned while the answers are cached', async () => {
  const { readInitialData } = setUp();
  const plan = { reads: { one: property('one') }, next: () => ({ two: property('two') }) };
  expect(await readInitialData(plan, REQUESTER)).toBe(await readInitialData(plan, REQUESTER));
});

it('answers that are read again are the same object until one of them is another', async () => {
  const { made, changed, readInitialData } = setUp();
  const plan = { reads: { one: property('one') }, next: () => ({ two: property('two') }) };
  const before = await readInitialData(plan, REQUESTER);
  wait();
  expect(await readInitialData(plan, REQUESTER)).toBe(before);
  expect(made).toEqual(['one', 'two', 'one', 'two']);
  changed.add('two');
  wait();
  const after = await readInitialData(plan, REQUESTER);
  expect(after.answers.map(({ data }) => data)).toEqual(['one', 'two changed']);
  expect(after.byName).toBe(before.byName);
});

it('answers are listed by the names of their reads, without failed and inapplicable ones', async () => {
  const { readInitialData } = setUp();
  const reads = { gone: property('missing'), there: property('there'), other: null };
  const { byName, isNotFound, answers } = await readInitialData({ reads }, REQUESTER);
  expect({ byName, isNotFound }).toEqual({ byName: { there: 'there' }, isNotFound: true });
  expect(answers).toHaveLength(1);
});

it('an id that is malformed is missing, and no other mistake', async () => {
  const answer = (type: string) => ({
    status: 400,
    body: Buffer.from(JSON.stringify({ status: 'ERROR', error: { type } })),
  });
  const readWith = (type: string) =>
    createInitialDataReader({
      calls: [],
      answerFromCache: () => null,
      dispatch: async () => answer(type),
    })({ reads: { one: property('a.b') } }, REQUESTER);
  expect(await readWith('InvalidIdError')).toMatchObject({ isNotFound: true });
  expect(await readWith('InvalidParameterError')).toMatchObject({ isNotFound: false });
});

it('no later reads are made when the answers say that there is no such page', async () => {
  const { made, readInitialData } = setUp();
  const read = await readInitialData(
    {
      reads: { list: property('list') },
      next: () => ({ more: property('x') }),
      exists: ({ list }) => list === 'another',
    },
    REQUESTER,
  );
  expect(read).toMatchObject({ isNotFound: true, answers: [{ data: 'list' }] });
  expect(made).toEqual(['list']);
});

it('no later reads are made when a first read failed', async () => {
  const { made, readInitialData } = setUp();
  await readInitialData(
    { reads: { gone: property('missing') }, next: () => ({ more: property('x') }) },
    REQUESTER,
  );
  expect(made).toEqual(['missing']);
});

it('while the database is away a page shows what it showed last', async () => {
  const { outage, readInitialData } = setUp();
  const plan = { reads: { one: property('one') }, next: () => ({ two: property('two') }) };
  const before = await readInitialData(plan, REQUESTER);
  outage.isOn = true;
  wait();
  expect(await readInitialData(plan, REQUESTER)).toBe(before);
  const unknown = await readInitialData({ reads: { other: property('other') } }, REQUESTER);
  expect(unknown).toMatchObject({ answers: [], isUnavailable: true });
});

it('a page that was created a moment ago is found, although older answers are cached', async () => {
  const created = ['first'];
  const dispatcher: Dispatcher = {
    calls: [],
    answerFromCache: () => null,
    dispatch: async () => ({
      status: 200,
      body: Buffer.from(JSON.stringify({ status: 'SUCCESS', data: created })),
    }),
  };
  const readInitialData = createInitialDataReader(dispatcher);
  const open = (id: string) =>
    readInitialData(
      {
        reads: { list: property('list') },
        exists: ({ list }) => (list as string[]).includes(id),
      },
      REQUESTER,
    );
  expect(await open('first')).toMatchObject({ isNotFound: false });
  created.push('second');
  expect(await open('second')).toMatchObject({ isNotFound: false });
  expect(await open('third')).toMatchObject({ isNotFound: true });
});
