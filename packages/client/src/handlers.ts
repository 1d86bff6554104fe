/** What a receiver does with the events of a channel, typed by the contract. */
import type {
  ChannelKey,
  ChannelState,
  EventName,
  EventOn,
  EventPayload,
} from '@mes/contract/channels';
import type { ChannelEvent } from './channel';

/** Without a revision it stands for itself; else it says how far the channel is with this event. */
interface Position {
  readonly revision?: number;
}

export type ReceivedEvent<K extends ChannelKey> = EventOn<K> & Position;

/** `{ 'veto.changed': ({ veto }) => …, '*': readAgain, missed: readAgain }` */
export type ChannelHandlers<K extends ChannelKey> = {
  readonly [N in EventName<K>]?: (data: EventPayload<K, N>, position: Position) => void;
} & {
  /** Every event that has no handler of its own here. */
  readonly '*'?: (event: ReceivedEvent<K>) => void;
  /** Everything as it is now; what was known before is to be dropped. */
  readonly snapshot?: (snapshot: unknown, revision: number | null) => void;
  /** The channel is followed from this revision on; events before it are not delivered. */
  readonly subscribed?: (revision: number) => void;
  /** Something was missed that the server can no longer tell: read afresh. */
  readonly missed?: () => void;
  /** A passing state that is not counted, such as vote bars: each replaces the one before. */
  readonly state?: (state: ChannelState<K>) => void;
  /** The channel is closed to this account; nothing more will come. */
  readonly ended?: (error: Error) => void;
};

/** Handlers of any channel, as the bookkeeping calls them. */
export interface Receiver {
  event(event: ChannelEvent): void;
  snapshot(snapshot: unknown, revision: number | null): void;
  subscribed(revision: number): void;
  missed(): void;
  state(state: unknown): void;
  ended(error: Error): void;
}

/**
 * The edge between wire and types: the server publishes nothing that the contract does not declare,
 * so what arrives is believed here, and no receiver has to.
 */
export function receiverOf<K extends ChannelKey>(handlers: ChannelHandlers<K>): Receiver {
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
  event: { readonly type: string; readonly data: unknown } & Position,
): void {
  const byName = handlers as Readonly<Record<string, AnyHandler | undefined>>;
  const own = event.type.includes('.') ? byName[event.type] : undefined;
  if (own) own(event.data, event);
  else byName['*']?.(event);
}

type AnyHandler = (payload: unknown, position?: Position) => void;
