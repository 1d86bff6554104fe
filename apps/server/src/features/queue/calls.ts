import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { QueueLinks } from './links/service';
import type { Queue } from './service';

export function createQueueCalls({
  queue,
  links,
}: {
  queue: Queue;
  links: QueueLinks;
}): FeatureHandlers<'queue'> {
  return {
    enter: ({ input, actor, cookies }) => queue.enter(input, { actor, cookies }),
    whitelist: ({ write, input, action }) => write((tx) => links.create(tx, input, action)),
    whitelistLinks: ({ db }) => links.list(db),
    revokeWhitelist: async ({ write, input, action }) => {
      await write((tx) => links.revoke(tx, input.id, action));
      return {};
    },
  };
}
