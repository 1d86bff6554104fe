/** A map as its operator sees it: with changes that the server has not confirmed. Pure. */
import type { CapturedMap, RecordedEvent } from '@mes/contract/capture';
import { eventsToRemove, type LiveEvent } from '@mes/domain/capture/entries';
import { withChange } from '../matches/captured-map/captured-map';
import type { QueuedChange } from './capture-queue';

export function withQueuedChanges(
  map: CapturedMap,
  queued: readonly QueuedChange[],
  operator: string,
): CapturedMap {
  return queued
    .filter((item) => item.map === map.index)
    .reduce((view, { change }) => {
      const sequence = view.sequence + 1;
      if (change.kind === 'take_back') {
        const removed = eventsToRemove(view.events.map(toLive), change.request);
        return withChange(view, { sequence, recorded: [], removed });
      }
      // Clocks differ, so the newest event is shown last until the server has set its time.
      const last = view.events.at(-1)?.event.at ?? 0;
      const event = { ...change.event, at: Math.max(change.event.at, last) };
      return withChange(view, {
        sequence,
        recorded: [{ sequence, operator, event }],
        removed: [],
      });
    }, map);
}

export function toLive({ sequence, operator, event }: RecordedEvent): LiveEvent {
  return { sequence, operator: operator ?? '', event };
}
