import type { Channel } from '@mes/contract/channels';
import type { VotingPools } from '@mes/contract/voting-events';
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

/** A state of the voting channel that differs by its number of votes. */
export function poolState(votes: number, matchId = 'a match'): VotingPools {
  const nothing = { votes: 0, points: 0 };
  return { pools: { [matchId]: { teamA: { ...nothing, votes }, teamB: nothing } } };
}
