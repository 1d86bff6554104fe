import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Queue } from './service';

export function createQueueCalls(queue: Queue): FeatureHandlers<'queue'> {
  return {
    enter: ({ input, actor, cookies }) => queue.enter(input, { actor, cookies }),
    whitelist: ({ write, input, action }) =>
      write((tx) => queue.createWhitelistLink(tx, input, action)),
  };
}
