/** The capture queue of the signed-in operator for a match. */
import type { CaptureChange } from '@mes/contract/capture';
import { InternalError, ProductError } from '@mes/contract/errors';
import { api, client } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { withChange } from '../matches/captured-map/captured-map';
import { updateMap } from '../matches/captured-map/pending-reads';
import { capturedMapKey } from '../matches/captured-map/use-captured-map';
import { type CaptureQueue, type CaptureQueueChange, createCaptureQueue } from './capture-queue';

const queues = new Map<string, CaptureQueue>();

/** Lives as long as the page: leaving the board does not stop pending requests. */
export function queueOf(accountId: string, matchId: string): CaptureQueue {
  const prefix = `capture:${accountId}:${matchId}:`;
  const existing = queues.get(prefix);
  if (existing) return existing;
  const queue = createCaptureQueue({
    send: async (map, changes) => {
      const change = await send({ match: matchId, map }, changes);
      const queryKey = capturedMapKey(matchId, map);
      // Applied before the event of the channel arrives, so that nothing flickers.
      updateMap(queryClient, queryKey, (known) => withChange(known, change));
      // Without a connection no event updates the score.
      if (client.connection.state !== 'connected') void queryClient.invalidateQueries({ queryKey });
    },
    refusalOf: (error) =>
      error instanceof ProductError && !(error instanceof InternalError) ? error.message : null,
    storage: localStorage,
    prefix,
    now: Date.now,
    // Not setTimeout itself: it must not be called as a method of another object.
    later: (work, milliseconds) => void setTimeout(work, milliseconds),
  });
  queues.set(prefix, queue);
  window.addEventListener('online', () => {
    if (queue.state().problem?.kind === 'offline') queue.retry();
  });
  return queue;
}

function send(
  target: { match: string; map: number },
  changes: readonly CaptureQueueChange[],
): Promise<CaptureChange> {
  const [first] = changes;
  if (first?.kind === 'take_back') return takeBack(target, first);
  const events = changes.flatMap((change) => (change.kind === 'record' ? [change.event] : []));
  return api.capture.record({ ...target, events, now: Date.now() });
}

function takeBack(
  target: { match: string; map: number },
  { id, request }: Extract<CaptureQueueChange, { kind: 'take_back' }>,
): Promise<CaptureChange> {
  const input = { ...target, id };
  switch (request.kind) {
    case 'remove':
      return api.capture.remove({ ...input, event: request.event });
    case 'remove_by_time':
      return api.capture.removeByTime({ ...input, from: request.from, to: request.to });
    case 'remove_player':
      return api.capture.removePlayer({ ...input, player: request.player });
    case 'clear':
      return api.capture.clear(input);
  }
}
