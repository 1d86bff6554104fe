import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OutboxEvent } from '../database/events';
import { EventSequencer } from './event-sequencer';

const event = (revision: number): OutboxEvent => ({
  id: revision,
  channel: 'c',
  since: revision - 1,
  revision,
  type: 'thing.happened',
  data: null,
});
const revisions = (events: readonly OutboxEvent[]) => events.map(({ revision }) => revision);

describe('an event sequencer', () => {
  it('holds back all events until it has a start revision', () => {
    const sequencer = new EventSequencer();
    expect(sequencer.accept([event(7), event(6)])).toEqual([]);
    expect(sequencer.hasGap).toBe(false);
    expect(revisions(sequencer.startAt(5))).toEqual([6, 7]);
  });

  it('drops what the first subscriber already has', () => {
    const sequencer = new EventSequencer();
    sequencer.accept([event(4), event(5), event(6)]);
    expect(revisions(sequencer.startAt(5))).toEqual([6]);
  });

  it('holds back an early event until the one before it arrives', () => {
    const sequencer = new EventSequencer();
    sequencer.startAt(1);
    expect(sequencer.accept([event(3)])).toEqual([]);
    expect(sequencer.hasGap).toBe(true);
    expect(revisions(sequencer.accept([event(2)]))).toEqual([2, 3]);
    expect(sequencer.hasGap).toBe(false);
  });

  it('continues after skipped revisions', () => {
    const sequencer = new EventSequencer();
    sequencer.startAt(1);
    sequencer.accept([event(5), event(9)]);
    expect(revisions(sequencer.skipTo(8))).toEqual([9]);
    expect(sequencer.accept([event(3)])).toEqual([]);
  });

  it('releases every event once and in order, whatever the order of arrival', () => {
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
        const sequencer = new EventSequencer();
        sequencer.startAt(0);
        const out = [...repeated, ...all, ...repeated].flatMap((revision) =>
          sequencer.accept([event(revision)]),
        );
        expect(revisions(out)).toEqual([...all].sort((a, b) => a - b));
        expect(sequencer.hasGap).toBe(false);
      }),
    );
  });
});
