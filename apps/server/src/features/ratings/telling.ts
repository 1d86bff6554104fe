import { channels } from '@mes/contract/channels';
import type { Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { findSummaries } from '../matches/summaries/service';

/** Ranks of all may be others now; the match shows what it did to its teams. */
export async function tellRated(tx: Tx, match: string): Promise<void> {
  const [shown] = await findSummaries(tx, [match]);
  const teams = [shown?.teamA, shown?.teamB].flatMap((team) => team?.name ?? []);
  const on = [channels.match(match), ...teams.map(channels.team), channels.leaderboards()];
  await publish(tx, on, 'ratings.changed', { match });
}
