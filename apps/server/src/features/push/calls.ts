import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { PushService } from './service';

export function createPushCalls(push: PushService): FeatureHandlers<'push'> {
  return {
    pushEndpoint: ({ write, input, caller, now }) =>
      write((tx) => push.subscribe(tx, input, { by: caller, now })),
    hasEndpoint: ({ db, input, caller }) => push.read(db, caller, input.endpoint),
    testNotification: async ({ write, caller, now }) => ({
      sent: await write((tx) => push.notifyTest(tx, caller, now)),
    }),
  };
}
