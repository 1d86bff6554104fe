/** Handlers for the events of a channel, typed by the contract. */
import type {
  ChannelKey,
  ChannelState,
  EventName,
  EventOn,
  EventPayload,
} from '@mes/contract/channels';
import type { Frame } from './frame-sequencer';

interface EventMetadata {
  /** The channel's revision after this event; missing for events that are not counted. */
  readonly revision?: number;
}

export type ReceivedEvent<K extends ChannelKey> = EventOn<K> & EventMetadata;

/** `{ 'veto.changed': ({ veto }) => …, '*': readAgain, missed: readAgain }` */
export type ChannelHandlers<K extends ChannelKey> = {
  readonly [N in EventName<K>]?: (data: EventPayload<K, N>, metadata: EventMetadata) => void;
} & {
  /** Called for every event without a handler of its own. */
  readonly '*'?: (event: ReceivedEvent<K>) => void;
  /** The whole current state; it replaces all that was received before. */
  readonly snapshot?: (snapshot: unknown, revision: number | null) => void;
  /** The subscription starts at this revision; earlier events are not delivered. */
  readonly subscribed?: (revision: number) => void;
  /** Events were missed that the server no longer has: reload the data. */
  readonly missed?: () => void;
  /** A state without a revision, such as vote bars: each replaces the previous one. */
  readonly state?: (state: ChannelState<K>) => void;
  /** The subscription was refused or revoked; nothing more is delivered. */
  readonly ended?: (error: Error) => void;
};

/** The handlers of any channel, without their types. */
export interface Receiver {
  event(event: Frame): void;
  snapshot(snapshot: unknown, revision: number | null): void;
  subscribed(revision: number): void;
  missed(): void;
  state(state: unknown): void;
  ended(error: Error): void;
}

/**
 * The boundary between wire and types. The server publishes only what the contract declares, so the
 * payloads are cast here and nowhere else.
 */
export function createReceiver<K extends ChannelKey>(handlers: ChannelHandlers<K>): Receiver {
  return {
    event: (event) => handleEvent(handlers, event),
    snapshot: (snapshot, revision) => handlers.snapshot?.(snapshot, revision),
    subscribed: (revision) => handlers.subscribed?.(revision),
    missed: () => handlers.missed?.(),
    state: (state) => handlers.state?.(state as ChannelState<K>),
    ended: (error) => handlers.ended?.(error),
  };
}

export function handleEvent<K extends ChannelKey>(
  handlers: ChannelHandlers<K>,
  event: { readonly type: string; readonly data: unknown } & EventMetadata,
): void {
  const byName = handlers as Readonly<Record<string, AnyHandler | undefined>>;
  const handler = event.type.includes('.') ? byName[event.type] : undefined;
  if (handler) handler(event.data, event);
  else byName['*']?.(event);
}

type AnyHandler = (payload: unknown, metadata?: EventMetadata) => void;
