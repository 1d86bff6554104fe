import { channels } from '@mes/contract/channels';
import { InvalidAction } from '@mes/contract/errors';
import type { Actor, AnyAction } from '../../platform/calls/actor';
import type { Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import type { Outcome, Results, Series } from '../matches/service';

/** Called in the transaction that changes a veto, or what the public sees of it. */
export type VetoHook = (tx: Tx, change: { matchId: string; now: number }) => Promise<void>;

/** What everything that is done in a room needs. */
export interface Acting {
  readonly results: Results;
  readonly vetoHook: VetoHook;
  readonly actor: Actor;
  readonly now: number;
}

/** The same where the server itself may act. */
export type Doer = AnyAction & Pick<Acting, 'results' | 'vetoHook'>;

/** Everyone may see what has changed; the page reads it anew. */
export async function tellAll(tx: Tx, match: string): Promise<void> {
  await publish(tx, channels.match(match), 'room.changed', {});
}

/** Only those inside hear of it. */
export async function tellRoom(tx: Tx, match: string): Promise<void> {
  await publish(tx, channels.room(match), 'room.changed', {});
}

/** Before its end nothing of a series is undone by a step of it. */
export async function settle(
  tx: Tx,
  id: string,
  outcome: Outcome,
  { results, actor, now }: AnyAction & Pick<Acting, 'results'>,
): Promise<Series> {
  const { series, applied } = await results.settle(tx, id, outcome, { actor, now });
  if (!applied) throw new InvalidAction('Later matches depend on this one. Please call staff.');
  return series;
}
