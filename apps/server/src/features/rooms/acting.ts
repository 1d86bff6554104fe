import { channels } from '@mes/contract/channels';
import { InvalidAction } from '@mes/contract/errors';
import type { Actor, AnyAction } from '../../platform/calls/actor';
import type { Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import type { ResultInput, Results } from '../matches/results/service';
import type { Series } from '../matches/tables';

/** What everything that is done in a room needs. */
export interface Acting {
  readonly results: Results;
  readonly actor: Actor;
  readonly now: number;
}

/** The same where the server itself may act. */
export type Doer = AnyAction & Pick<Acting, 'results'>;

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
  outcome: ResultInput,
  { results, actor, now }: Doer,
): Promise<Series> {
  const { series, applied } = await results.enter(
    tx,
    { matchId: id, result: outcome },
    { actor, now },
  );
  if (!applied) throw new InvalidAction('Later matches depend on this one. Please call staff.');
  return series;
}
