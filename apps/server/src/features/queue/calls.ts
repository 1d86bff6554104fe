import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Queue } from './service';

export function createQueueCalls(queue: Queue): FeatureHandlers<'queue'> {
  return {
    enter: ({ input, actor, cookies }) => queue.enter(input, { actor, cookies }),
    whitelist: ({ write, input, actor }) => write((tx) => queue.whitelist(tx, input.days, actor)),
  };
}
