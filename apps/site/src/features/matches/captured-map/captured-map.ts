/** A captured map as a page holds it: read once, then updated by events of its channel. Pure. */
import type {
  CaptureChange,
  CapturedMap,
  CaptureFrame,
  RecordedEvent,
} from '@mes/contract/capture';

/** Ignores events that are already known or were removed in the meantime. */
export function withChange(map: CapturedMap, change: CaptureChange): CapturedMap {
  const removed = new Set(change.removed);
  const known = new Set(map.events.map(({ event }) => event.id));
  const fresh = change.recorded.filter(({ event }) => !known.has(event.id));
  return {
    ...map,
    sequence: Math.max(map.sequence, change.sequence),
    events: [...map.events, ...fresh]
      .filter(({ event }) => !removed.has(event.id))
      .sort(byOccurrence),
  };
}

export function withFrame(map: CapturedMap, frame: CaptureFrame): CapturedMap {
  const { scoreA, scoreB, winner, warnings } = frame;
  return { ...withChange(map, frame), scoreA, scoreB, winner, warnings: warnings ?? map.warnings };
}

/** The same order as on the server: by time, then by sequence. */
function byOccurrence(one: RecordedEvent, other: RecordedEvent): number {
  return one.event.at - other.event.at || one.sequence - other.sequence;
}
