/** What everything that changes a room has in common. */
import { channels } from '@mes/contract/channels';
import { InvalidAction } from '@mes/contract/errors';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import type { ResultInput, Results } from '../../matches/results/service';
import { texts } from '../texts';

/** Called in the transaction that changes a veto, or what the public sees of it. */
export type VetoHook = (tx: Tx, change: { matchId: string; now: number }) => Promise<void>;

export interface RoomDeps {
  readonly results: Results;
}

/** Everyone may see what has changed; pages read the room again. */
export async function publishToEveryone(tx: Tx, matchId: string): Promise<void> {
  await publish(tx, channels.match(matchId), 'room.changed', {});
}

/** For those inside only. */
export async function publishToRoom(tx: Tx, matchId: string): Promise<void> {
  await publish(tx, channels.room(matchId), 'room.changed', {});
}

/** Refuses what would take back results of later matches: that is for staff to confirm. */
export async function enterResult(
  tx: Tx,
  { results, matchId, result }: RoomDeps & { matchId: string; result: ResultInput },
  action: AnyAction,
): Promise<void> {
  const { applied } = await results.enter(tx, { matchId, result }, action);
  if (!applied) throw new InvalidAction(texts.laterMatches);
}
