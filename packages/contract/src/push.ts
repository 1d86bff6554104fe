import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';

/** The server checks each time whether it may send to it. */
const EndpointSchema = z.url({ protocol: /^https$/ }).max(2_000);

/** The format of the browser's `PushSubscription.toJSON()`. */
export const PushSubscriptionSchema = z.object({
  endpoint: EndpointSchema,
  expirationTime: z.number().nullable().optional(),
  keys: z.object({
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}=?$/, 'Not a public key.'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/, 'Not an authentication secret.'),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscriptionSchema>;

export const PushStateSchema = z.object({
  subscribed: z.boolean().meta({
    description:
      'Whether the endpoint belongs to this sign-in; without one, whether any does to the caller',
  }),
  endpoints: z.int().meta({ description: 'How many browsers of the caller are reached' }),
  applicationKey: z
    .string()
    .meta({ description: 'The public key that the browser subscribes with' }),
});
export type PushState = z.infer<typeof PushStateSchema>;

/** The decrypted payload of a push message in the service worker. */
export const PushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  url: z.string().meta({ description: 'Path on the site that a click opens' }),
  tag: z.string().meta({ description: 'A notification replaces an earlier one with the same tag' }),
});
export type PushMessage = z.infer<typeof PushMessageSchema>;

export const push = {
  pushEndpoint: defineAction({
    object: 'player',
    action: 'push_endpoint',
    who: 'login',
    summary: 'Send push notifications of the caller to this browser',
    input: PushSubscriptionSchema,
    output: PushStateSchema,
    limit: { calls: 20, seconds: 60 },
  }),

  hasEndpoint: defineAction({
    object: 'player',
    action: 'has_endpoint',
    value: 'endpoint',
    who: 'login',
    summary: 'Tell whether push notifications of the caller reach a browser',
    input: z.object({ endpoint: EndpointSchema.optional() }),
    output: PushStateSchema,
    limit: READ_LIMIT,
  }),

  testNotification: defineAction({
    object: 'player',
    action: 'test_notification',
    who: 'login',
    summary: 'Send a push notification to every browser of the caller',
    input: z.object({}),
    output: z.object({
      sent: z.int().meta({ description: 'How many browsers it is on its way to' }),
    }),
    limit: { calls: 5, seconds: 60 },
  }),
};
