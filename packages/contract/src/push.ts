import { z } from 'zod';
import { defineAction } from './define';
import { READING } from './limits';

const EndpointSchema = z.url({ protocol: /^https$/ }).max(2_000);

/** As the browser's own `toJSON()` gives it. */
export const PushSubscriptionSchema = z.object({
  endpoint: EndpointSchema,
  expirationTime: z.number().nullable().optional(),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}={0,2}$/, 'Not a public key.'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{16,64}={0,2}$/, 'Not an authentication secret.'),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscriptionSchema>;

export const PushStateSchema = z.object({
  subscribed: z.boolean().meta({ description: 'Whether this endpoint, or any, is the caller’s' }),
  endpoints: z.int(),
  applicationKey: z.string().nullable().meta({
    description: 'The public key that the browser subscribes with, null where push is off',
  }),
});
export type PushState = z.infer<typeof PushStateSchema>;

export const push = {
  pushEndpoint: defineAction({
    object: 'player',
    action: 'push_endpoint',
    who: 'login',
    summary: 'Send push notifications of the caller to this browser',
    input: PushSubscriptionSchema,
    output: PushStateSchema,
    limit: { calls: 20, seconds: 60 },
    available: false,
  }),

  hasEndpoint: defineAction({
    object: 'player',
    action: 'has_endpoint',
    value: 'endpoint',
    who: 'login',
    summary: 'Tell whether push notifications of the caller reach a browser',
    input: z.object({ endpoint: EndpointSchema.optional() }),
    output: PushStateSchema,
    limit: READING,
    available: false,
  }),

  testNotification: defineAction({
    object: 'player',
    action: 'test_notification',
    who: 'login',
    summary: 'Send a push notification to every browser of the caller',
    input: z.object({}),
    output: z.object({ sent: z.int() }),
    limit: { calls: 5, seconds: 60 },
    available: false,
  }),
};
