import type { Channel } from '@mes/contract/channels';
import type { Tx } from '../src/platform/database/database';
import type { NewEvent } from '../src/platform/database/events';

/** For tests of how events travel: any name on any channel, declared or not. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  tx.events.push(event);
}

/** For the same with plain states: any name as one of a channel that has them. */
export function stateChannel(name: string): Channel<'voting'> {
  return { key: 'voting', name };
}
