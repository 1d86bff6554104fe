/** The capture queue of the signed-in operator for a match. */
import type { CaptureChange, CapturedMap } from '@mes/contract/capture';
import { InternalError, ProductError } from '@mes/contract/errors';
import { api, client } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { withChange } from '../matches/captured-map/captured-map';
import { capturedMapKey } from '../matches/captured-map/use-captured-map';
import { type CaptureQueue, type Change, createCaptureQueue } from './capture-queue';

const queues = new Map<string, CaptureQueue>();

/** Lives as long as the page: leaving the board does not stop what is being sent. */
export function queueOf(account: string, match: string): CaptureQueue {
  const prefix = `capture:${account}:${match}:`;
  const known = queues.get(prefix);
  if (known) return known;
  const queue = createCaptureQueue({
    send: async (map, changes) => {
      const change = await send({ match, map }, changes);
      const queryKey = capturedMapKey(match, map);
      // Before the event of the channel comes, so that nothing disappears for a moment.
      queryClient.setQueryData<CapturedMap | null>(
        queryKey,
        (shown) => shown && withChange(shown, change),
      );
      // Without a channel no event brings the score.
      if (client.connection.state !== 'connected') void queryClient.invalidateQueries({ queryKey });
    },
    refusalOf: (error) =>
      error instanceof ProductError && !(error instanceof InternalError) ? error.message : null,
    storage: localStorage,
    prefix,
    now: Date.now,
    // Not setTimeout itself: browsers refuse to run it as a method of another object.
    later: (work, milliseconds) => void setTimeout(work, milliseconds),
  });
  queues.set(prefix, queue);
  window.addEventListener('online', () => {
    if (queue.state().problem?.kind === 'offline') queue.retry();
  });
  return queue;
}

function send(
  where: { match: string; map: number },
  changes: readonly Change[],
): Promise<CaptureChange> {
  const [first] = changes;
  if (first?.kind === 'take_back') return takeBack(where, first);
  const events = changes.flatMap((change) => (change.kind === 'record' ? [change.event] : []));
  return api.capture.record({ ...where, events, now: Date.now() });
}

function takeBack(
  where: { match: string; map: number },
  { id, request }: Extract<Change, { kind: 'take_back' }>,
): Promise<CaptureChange> {
  const taking = { ...where, id };
  switch (request.kind) {
    case 'remove':
      return api.capture.remove({ ...taking, event: request.event });
    case 'remove_by_time':
      return api.capture.removeByTime({ ...taking, from: request.from, to: request.to });
    case 'remove_player':
      return api.capture.removePlayer({ ...taking, player: request.player });
    case 'clear':
      return api.capture.clear(taking);
  }
}
