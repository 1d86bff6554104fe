import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Queue } from './service';

export function createQueueCalls(queue: Queue): FeatureHandlers<'queue'> {
  return {
    enter: ({ input, caller, cookies }) => queue.enter(input, { caller, cookies }),
    whitelist: ({ write, input, caller }) => write((tx) => queue.whitelist(tx, input.days, caller)),
  };
}
