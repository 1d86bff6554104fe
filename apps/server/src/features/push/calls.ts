import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { PushService } from './service';

export function createPushCalls(push: PushService): FeatureHandlers<'push'> {
  return {
    pushEndpoint: async ({ write, input, action }) => {
      await push.validateEndpoint(input.endpoint);
      return write((tx) => push.subscribe(tx, input, action));
    },
    hasEndpoint: ({ db, input, actor }) => push.read(db, actor, input.endpoint),
    testNotification: async ({ write, action }) => ({
      sent: await write((tx) => push.notifyTest(tx, action)),
    }),
  };
}
