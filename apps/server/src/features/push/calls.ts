import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { PushService } from './service';

export function createPushCalls(push: PushService): FeatureHandlers<'push'> {
  return {
    pushEndpoint: ({ write, input, action }) => write((tx) => push.subscribe(tx, input, action)),
    hasEndpoint: ({ db, input, actor }) => push.read(db, actor, input.endpoint),
    testNotification: async ({ write, action }) => ({
      sent: await write((tx) => push.notifyTest(tx, action)),
    }),
  };
}
