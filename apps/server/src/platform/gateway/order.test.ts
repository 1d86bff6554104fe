import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OutboxEvent } from '../database/events';
import { Order } from './order';

const event = (revision: number): OutboxEvent => ({
  id: revision,
  channel: 'c',
  since: revision - 1,
  revision,
  type: 'thing.happened',
  data: null,
});
const revisions = (events: readonly OutboxEvent[]) => events.map(({ revision }) => revision);

describe('order', () => {
  it('holds everything until it knows where to start', () => {
    const order = new Order();
    expect(order.accept([event(7), event(6)])).toEqual([]);
    expect(order.hasGap).toBe(false);
    expect(revisions(order.startAt(5))).toEqual([6, 7]);
  });

  it('drops what the first subscriber already has', () => {
    const order = new Order();
    order.accept([event(4), event(5), event(6)]);
    expect(revisions(order.startAt(5))).toEqual([6]);
  });

  it('lets an early event wait for the one before it', () => {
    const order = new Order();
    order.startAt(1);
    expect(order.accept([event(3)])).toEqual([]);
    expect(order.hasGap).toBe(true);
    expect(revisions(order.accept([event(2)]))).toEqual([2, 3]);
    expect(order.hasGap).toBe(false);
  });

  it('goes on behind what cannot be had any more', () => {
    const order = new Order();
    order.startAt(1);
    order.accept([event(5), event(9)]);
    expect(revisions(order.skipTo(8))).toEqual([9]);
    expect(order.accept([event(3)])).toEqual([]);
  });

  it('gives every event once and in order, however they come', () => {
    const arrivals = fc.integer({ min: 1, max: 30 }).chain((count) =>
      fc.tuple(
        fc.shuffledSubarray(
          Array.from({ length: count }, (_, index) => index + 1),
          { minLength: count },
        ),
        fc.array(fc.integer({ min: 1, max: count })),
      ),
    );
    fc.assert(
      fc.property(arrivals, ([all, repeated]) => {
        const order = new Order();
        order.startAt(0);
        const out = [...repeated, ...all, ...repeated].flatMap((revision) =>
          order.accept([event(revision)]),
        );
        expect(revisions(out)).toEqual([...all].sort((a, b) => a - b));
        expect(order.hasGap).toBe(false);
      }),
    );
  });
});
