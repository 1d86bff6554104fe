import type { Tx } from '../../platform/database/database';
import { emitAll } from '../../platform/outbox/outbox';
import { summaries } from '../matches/service';

/** Ranks of all may be others now; the match shows what it did to its teams. */
export async function tellRated(tx: Tx, match: string): Promise<void> {
  const [shown] = await summaries(tx, [match]);
  const teams = [shown?.teamA, shown?.teamB].flatMap((team) => team?.name ?? []);
  const event = { type: 'ratings.changed', data: { match } };
  await emitAll(
    tx,
    [`match:${match}`, ...teams.map((name) => `team:${name}`), 'leaderboards'].map((channel) => ({
      channel,
      ...event,
    })),
  );
}
