/** The messages on the sockets, in both directions. Event payloads are in channels.ts. */
import { z } from 'zod';
import { JsonSchema } from './scalars';
import { OverlayOrderSchema } from './stream-control';

interface SocketMessage {
  readonly summary: string;
  readonly payload: z.ZodType;
  /** The reply to this message. */
  readonly reply?: z.ZodType;
}

export interface SocketDeclaration {
  readonly path: string;
  readonly summary: string;
  readonly protocol: 'socket.io' | 'ws';
  /** From client to server. */
  readonly received: Readonly<Record<string, SocketMessage>>;
  /** From server to client. */
  readonly sent: Readonly<Record<string, SocketMessage>>;
}

const ErrorSchema = z
  .looseObject({ type: z.string(), message: z.string() })
  .meta({ description: 'An error of the catalogue with its details' });
const FailureSchema = z.object({
  status: z.literal('ERROR'),
  message: z.string(),
  error: ErrorSchema,
});
const ChannelNameSchema = z.string().meta({ description: 'Such as match:12' });
/** The number of events published on a channel. */
const ChannelRevisionSchema = z.int().min(0);

/** An event of a channel. The payload of each type is declared with the channel. */
export const EventFrameSchema = z
  .object({
    channel: ChannelNameSchema,
    since: ChannelRevisionSchema.meta({ description: 'The revision before this event' }),
    revision: ChannelRevisionSchema,
    type: z.string().meta({ description: 'channel.advanced says only how far the channel is' }),
    data: JsonSchema,
  })
  .meta({ id: 'EventFrame' });

const StateSchema = z.object({ channel: ChannelNameSchema, data: JsonSchema });
const EndedSchema = z.object({ channel: ChannelNameSchema, error: ErrorSchema });

/** The events since the client's revision, or a snapshot. */
export const SubscribedSchema = z
  .object({
    channel: ChannelNameSchema,
    revision: ChannelRevisionSchema,
    events: z.array(EventFrameSchema).optional(),
    snapshot: JsonSchema.optional().meta({
      description: 'Null where the channel has none: read afresh',
    }),
  })
  .meta({ id: 'Subscribed' });

const SubscribeSchema = z.object({
  channel: ChannelNameSchema,
  revision: ChannelRevisionSchema.optional().meta({ description: 'The last that the client has' }),
});
const SubscribeReplySchema = z.union([
  z.object({ status: z.literal('SUCCESS'), data: SubscribedSchema }),
  FailureSchema,
]);
const BuildSchema = z.object({ build: z.string() });
const RequestIdSchema = z.union([z.number(), z.string().max(100)]);
const AnswerMetadataSchema = z.object({
  total: z.int().optional().meta({ description: 'Rows of the whole list' }),
  channel: z.string().optional().meta({ description: 'Whose revision the answer has' }),
  revision: z.int().optional().meta({ description: 'The answer is at least as new' }),
});

const channelMessages = {
  channel_event: {
    summary: 'One event of a channel, or several as a list',
    payload: z.union([EventFrameSchema, z.array(EventFrameSchema)]),
  },
  channel_state: {
    summary: 'A passing state, which replaces the one before',
    payload: StateSchema,
  },
  subscription_ended: {
    summary: 'The channel is closed to this account; nothing more will come',
    payload: EndedSchema,
  },
};

export const sockets = {
  gateway: {
    path: '/gatewayV3',
    protocol: 'socket.io',
    summary: 'Calls and channels for the site; `?streaming=true` marks overlays and casters',
    received: {
      request: {
        summary: 'An object/action call, answered as a response with the same requestId',
        payload: z.object({
          requestId: RequestIdSchema,
          object: z.string(),
          action: z.string(),
          value: JsonSchema.optional(),
          data: JsonSchema.optional(),
          idempotencyKey: z.string().optional(),
        }),
      },
      subscribe_channel: {
        summary: 'Follow a channel',
        payload: SubscribeSchema,
        reply: SubscribeReplySchema,
      },
      subscribe_matchup: {
        summary: 'Follow the channel of a match by its id',
        payload: z.object({
          id: z.union([z.string(), z.number()]),
          revision: ChannelRevisionSchema.optional(),
        }),
        reply: SubscribeReplySchema,
      },
      cancel_subscription: {
        summary: 'Follow a channel no longer',
        payload: z.object({ channel: ChannelNameSchema }),
        reply: z.union([
          z.object({ status: z.literal('SUCCESS'), data: z.object({}) }),
          FailureSchema,
        ]),
      },
      ping: {
        summary: 'Measures the connection; carries nothing',
        payload: z.null(),
        reply: z.literal('pong'),
      },
    },
    sent: {
      response: {
        summary: 'The answer to a request',
        payload: z.union([
          z.object({
            requestId: RequestIdSchema.nullable(),
            status: z.literal('SUCCESS'),
            data: JsonSchema,
            metadata: AnswerMetadataSchema.optional(),
          }),
          FailureSchema.extend({ requestId: RequestIdSchema.nullable() }),
        ]),
      },
      ...channelMessages,
    },
  },

  page: {
    path: '/socket.io',
    protocol: 'socket.io',
    summary: 'The socket of every page: follows the channel of its account, and sends nothing',
    received: {},
    sent: {
      build: {
        summary: 'Which pages this server serves, at each connection',
        payload: BuildSchema,
      },
      refresh: { summary: 'The page is older than the server', payload: BuildSchema },
      subscribed: {
        summary: 'Where the channel of the account stands',
        payload: SubscribedSchema,
      },
      ...channelMessages,
    },
  },

  overlay: {
    path: '/stream/socket',
    protocol: 'ws',
    summary: 'Plain JSON for overlays, public and read only; follows the stream from the start',
    received: {
      ping: {
        summary: 'Measures the connection',
        payload: z.object({ action: z.literal('ping'), time: z.number().optional() }),
      },
      subscribe: {
        summary: 'Follow a channel',
        payload: SubscribeSchema.extend({ action: z.literal('subscribe') }),
      },
      cancel: {
        summary: 'Follow a channel no longer',
        payload: z.object({ action: z.literal('cancel'), channel: ChannelNameSchema }),
      },
    },
    sent: {
      pong: {
        summary: 'The answer to a ping',
        payload: z.object({
          action: z.literal('pong'),
          time: z.number().optional(),
          latency: z.number().optional().meta({ description: 'The way there, in milliseconds' }),
          now: z.number().optional().meta({ description: 'By the clock of the server' }),
        }),
      },
      event: {
        summary: 'One event of a channel',
        payload: EventFrameSchema.extend({ action: z.literal('event') }),
      },
      events: {
        summary: 'Several events of a channel',
        payload: z.object({ action: z.literal('events'), events: z.array(EventFrameSchema) }),
      },
      state: {
        summary: 'A passing state, which replaces the one before',
        payload: StateSchema.extend({ action: z.literal('state') }),
      },
      subscribed: {
        summary: 'The answer to subscribe',
        payload: SubscribedSchema.extend({ action: z.literal('subscribed') }),
      },
      cancelled: {
        summary: 'The answer to cancel',
        payload: z.object({ action: z.literal('cancelled'), channel: ChannelNameSchema }),
      },
      ended: {
        summary: 'The channel is closed; nothing more will come',
        payload: EndedSchema.extend({ action: z.literal('ended') }),
      },
      error: {
        summary: 'A message was refused',
        payload: FailureSchema.extend({
          action: z.literal('error'),
          channel: JsonSchema.optional(),
        }),
      },
      custom: {
        summary: 'An order from the control room',
        payload: z.object({ action: z.literal('custom'), payload: OverlayOrderSchema }),
      },
    },
  },
} satisfies Readonly<Record<string, SocketDeclaration>>;

type PayloadsOf<M extends Readonly<Record<string, SocketMessage>>> = z.infer<M[keyof M]['payload']>;

export type EventFrame = z.infer<typeof EventFrameSchema>;
/** The messages of `/stream/socket`, discriminated by `action`. */
export type OverlayMessage = PayloadsOf<(typeof sockets)['overlay']['sent']>;
