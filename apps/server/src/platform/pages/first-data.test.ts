import { expect, it } from 'vitest';
import type { Dispatcher, IncomingCall } from '../calls/dispatcher';
import type { PageRead } from './declaration';
import { createFirstData } from './first-data';

const VISIT = { requestId: 'request', visitor: 'visitor' };
const property = (id: string): PageRead => ({ feature: 'properties', name: 'get', input: { id } });

/** Answers each property with its id, and does not know `missing`. */
function open() {
  const made: string[] = [];
  const dispatcher: Dispatcher = {
    calls: [],
    answerKept: () => null,
    async dispatch({ fields }: IncomingCall) {
      const { id } = fields() as { id: string };
      made.push(id);
      const status = id === 'missing' ? 404 : 200;
      return { status, body: Buffer.from(JSON.stringify({ status: 'SUCCESS', data: id })) };
    },
  };
  return { made, readFirst: createFirstData(dispatcher) };
}

it('pages that differ in what follows share the first read and nothing else', async () => {
  const { made, readFirst } = open();
  const edition = (id: string) =>
    readFirst({ reads: { list: property('list') }, next: () => ({ shown: property(id) }) }, VISIT);
  const [one, other] = await Promise.all([edition('2023'), edition('2024')]);
  expect(one.answers.map(({ data }) => data)).toEqual(['list', '2023']);
  expect(other.answers.map(({ data }) => data)).toEqual(['list', '2024']);
  expect(made.toSorted()).toEqual(['2023', '2024', 'list']);
});

it('the same object is returned while nothing was read again', async () => {
  const { readFirst } = open();
  const plan = { reads: { one: property('one') }, next: () => ({ two: property('two') }) };
  expect(await readFirst(plan, VISIT)).toBe(await readFirst(plan, VISIT));
});

it('answers are known by the names of their reads, without those that failed or do not apply', async () => {
  const { readFirst } = open();
  const reads = { gone: property('missing'), there: property('there'), other: null };
  const { named, missing, answers } = await readFirst({ reads }, VISIT);
  expect({ named, missing }).toEqual({ named: { there: 'there' }, missing: true });
  expect(answers).toHaveLength(1);
});

it('nothing follows where a first read failed', async () => {
  const { made, readFirst } = open();
  await readFirst(
    { reads: { gone: property('missing') }, next: () => ({ more: property('x') }) },
    VISIT,
  );
  expect(made).toEqual(['missing']);
});
