import { describe, expect, it } from 'vitest';
import { createQueueStore } from './queue-store';

const NOON = Date.UTC(2024, 5, 10, 12);

function createVisitor(
  answers: ({ time: unknown; estimate?: boolean } | Error)[],
  stored = new Map<string, string>(),
) {
  const requests: string[] = [];
  let now = NOON;
  let planned: { time: number; work: () => void } | null = null;
  const store = createQueueStore({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    async requestPlace(identifier) {
      requests.push(identifier);
      const answer = answers[requests.length - 1] ?? answers.at(-1)!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now: () => now,
    random: () => 0.5,
    at(time, work) {
      planned = { time, work };
      return () => {
        planned = null;
      };
    },
  });
  return {
    store,
    stored,
    requests,
    plannedAfter: () => (planned === null ? null : planned.time - now),
    wait(ms: number) {
      now += ms;
    },
    async runPlanned() {
      now = Math.max(now, planned!.time);
      planned!.work();
      await Promise.resolve();
      await new Promise((done) => setTimeout(done));
    },
  };
}

describe('entering the queue', () => {
  it('stores one identifier and the item with the time it was added', async () => {
    const visitor = createVisitor([{ time: NOON + 90_000 }]);
    await visitor.store.enter();
    visitor.wait(61_000);
    await visitor.store.enter();
    expect(visitor.requests[0]).toMatch(/^queue-[a-z0-9]+$/);
    expect(new Set(visitor.requests).size).toBe(1);
    expect(JSON.parse(visitor.stored.get('queueItem')!)).toMatchObject({ addTime: NOON + 61_000 });
  });

  it.each([
    { age: 59_999, calls: 1, because: 'younger than a minute' },
    { age: 60_000, calls: 2, because: 'a minute old' },
  ])('asks $calls times for an item that is $because', async ({ age, calls }) => {
    const visitor = createVisitor([{ time: NOON + 600_000 }]);
    await visitor.store.enter();
    visitor.wait(age);
    await visitor.store.enter();
    expect(visitor.requests).toHaveLength(calls);
  });

  it('sends one request when two parts of the page enter at once', async () => {
    const visitor = createVisitor([{ time: 0 }]);
    await Promise.all([visitor.store.reenter(), visitor.store.reenter()]);
    expect(visitor.requests).toHaveLength(1);
  });

  it('keeps the known place when the request fails', async () => {
    const visitor = createVisitor([{ time: NOON + 5_000 }, new Error('away')]);
    await visitor.store.enter();
    await visitor.store.reenter();
    expect(visitor.store.get()).toMatchObject({ status: 'failed', item: { time: NOON + 5_000 } });
  });

  it('replaces stored values that are invalid', async () => {
    const visitor = createVisitor([{ time: 0 }]);
    visitor.stored.set('queueItem', '{');
    visitor.stored.set('queueIdentifier', 'someone else');
    await visitor.store.enter();
    expect(visitor.store.get().status).toBe('entered');
    expect(visitor.stored.get('queueIdentifier')).toMatch(/^queue-/);
  });
});

describe('a sign-in', () => {
  it('asks again while the visitor waits', async () => {
    const visitor = createVisitor([{ time: NOON + 600_000 }, { time: 0 }]);
    await visitor.store.enter();
    await visitor.store.renew();
    expect(visitor.requests).toHaveLength(2);
    expect(visitor.store.get()).toMatchObject({ status: 'entered', item: { time: 0 } });
  });

  it('on another page forgets the stored place, so that the next page asks', async () => {
    const before = createVisitor([{ time: NOON + 600_000 }]);
    await before.store.enter();
    const visitor = createVisitor([{ time: 0 }], before.stored);
    await visitor.store.renew();
    expect(visitor.requests).toHaveLength(0);
    await visitor.store.enter();
    expect(visitor.requests).toHaveLength(1);
  });
});

describe('waiting', () => {
  it('asks when the promised time has come, and then no more', async () => {
    const visitor = createVisitor([{ time: NOON + 30_000 }]);
    await visitor.store.enter();
    expect(visitor.plannedAfter()).toBe(30_000);
    await visitor.runPlanned();
    expect(visitor.requests).toHaveLength(2);
    expect(visitor.plannedAfter()).toBeNull();
  });

  it('asks again after a minute for a time that is farther away', async () => {
    const visitor = createVisitor([{ time: NOON + 600_000 }]);
    await visitor.store.enter();
    expect(visitor.plannedAfter()).toBe(60_000);
  });

  it('asks again after a minute while the time is an estimate', async () => {
    const visitor = createVisitor([{ time: NOON + 600_000, estimate: true }]);
    await visitor.store.enter();
    expect(visitor.plannedAfter()).toBe(60_000);
  });

  it('asks again after a minute when the time is not a number', async () => {
    const visitor = createVisitor([{ time: 'soon' }]);
    await visitor.store.enter();
    expect(visitor.plannedAfter()).toBe(60_000);
  });
});
