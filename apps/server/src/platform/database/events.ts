/** What a transaction publishes, and what became of it once it has committed. */
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
