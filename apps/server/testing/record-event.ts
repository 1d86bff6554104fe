import type { Channel } from '@mes/contract/channels';
import type { Tx } from '../src/platform/database/database';
import type { NewEvent } from '../src/platform/database/events';

/** For tests of the delivery of events: any type on any channel, declared or not. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  tx.events.push(event);
}

/** The same for plain states: any name, typed as a channel with states. */
export function stateChannel(name: string): Channel<'voting'> {
  return { key: 'voting', name };
}
