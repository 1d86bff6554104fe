/** Events as a transaction publishes them, and as they are stored in the outbox. */
import type { Json } from '@mes/contract/scalars';

export interface OutboxEvent {
  readonly id: number;
  readonly channel: string;
  /** The channel's revision before and after this event. */
  readonly since: number;
  readonly revision: number;
  readonly type: string;
  readonly data: Json;
}

export interface NewEvent {
  readonly channel: string;
  /** Past tense: `match.finished`. */
  readonly type: string;
  readonly data: Json;
}
