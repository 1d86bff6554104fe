import type { CapturedMap } from '@mes/contract/capture';
import type { Board } from '@mes/domain/capture/board';
import { eventsToRemove } from '@mes/domain/capture/entries';
import { useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '../../api/account';
import { newUuid } from '../../uuid';
import { boardOf } from '../matches/captured-map/board';
import { useCapturedMap } from '../matches/captured-map/use-captured-map';
import type { CaptureQueue, QueuedChange, TakeBackRequest } from './capture-queue';
import type { NewEvent } from './chords';
import { queueOf } from './operator-queue';
import { withQueuedChanges } from './operator-view';

/** A map on the board of an operator, with the operations on it. */
export interface Capture {
  readonly map: CapturedMap;
  readonly board: Board;
  /** Ids of events that the server has not confirmed. */
  readonly waiting: ReadonlySet<string>;
  record(event: NewEvent): void;
  undo(): void;
  takeBack(request: TakeBackRequest): void;
}

export function useCapture(matchId: string, mapIndex: number) {
  const operator = useAccount()?.id ?? '';
  const query = useCapturedMap({ matchId, mapIndex, audience: 'staff' });
  const queue = queueOf(operator, matchId);
  const { queued, problem } = useSyncExternalStore(queue.subscribe, queue.state);
  const confirmedMap = query.data ?? null;
  const shownMap = useMemo(
    () => confirmedMap && withQueuedChanges(confirmedMap, queued, operator),
    [confirmedMap, queued, operator],
  );
  const board = useMemo(() => shownMap && boardOf(shownMap), [shownMap]);

  const capture = useMemo(
    () => shownMap && board && captureOn(shownMap, board, { queue, queued, operator }),
    [shownMap, board, queue, queued, operator],
  );
  return { query, capture, queue, queued, problem };
}

interface OperatorQueue {
  readonly queue: CaptureQueue;
  readonly queued: readonly QueuedChange[];
  readonly operator: string;
}

function captureOn(
  map: CapturedMap,
  board: Board,
  { queue, queued, operator }: OperatorQueue,
): Capture {
  const takeBack = (request: TakeBackRequest) =>
    queue.add(map.index, { kind: 'take_back', id: newUuid(), request });
  return {
    map,
    board,
    waiting: waitingIds(queued),
    takeBack,
    record(event) {
      // Two events within a millisecond, or a clock that was set back, keep their order.
      const at = Math.max(Date.now(), lastQueuedAt(queue.state().queued) + 1);
      queue.add(map.index, { kind: 'record', event: { ...event, id: newUuid(), at } });
    },
    undo() {
      const [last] = eventsToRemove(board.events, { kind: 'undo', operator });
      if (last === undefined || queue.withdraw(last)) return;
      takeBack({ kind: 'remove', event: last });
    },
  };
}

function waitingIds(queued: readonly QueuedChange[]): ReadonlySet<string> {
  return new Set(
    queued.flatMap(({ change }) => (change.kind === 'record' ? [change.event.id] : [])),
  );
}

function lastQueuedAt(queued: readonly QueuedChange[]): number {
  return queued.reduce(
    (last, { change }) => (change.kind === 'record' ? Math.max(last, change.event.at) : last),
    0,
  );
}
