import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Tx } from '../../platform/database/database';
import { leaderboard } from '../statistics/service';
import { ladderOf } from './ladders';
import * as reading from './reading';
import { progress, requestRebuild } from './rebuilding';

/** Leaves the work to a job. */
export type EnqueueRebuild = (tx: Tx, id: string) => Promise<void>;

export function createRatingCalls(enqueue: EnqueueRebuild): FeatureHandlers<'ratings'> {
  return {
    player: ({ db, input }) => reading.ofPlayer(db, input),
    team: ({ db, input }) => reading.ofTeam(db, input),
    topPlayers: ({ db, input: { tournament, season, ...asked } }) =>
      // Totals have the same seasons as ladders, under the same names.
      leaderboard(db, {
        ...asked,
        scope: tournament === undefined ? ladderOf(season) : `tournament:${tournament}`,
      }),
    playersByElo: ({ db, input }) => reading.playersByElo(db, input),
    teamsByElo: ({ db, input }) => reading.teamsByElo(db, input),
    seasons: ({ db }) => reading.seasons(db),
    rebuild: ({ write, action }) =>
      write(async (tx) => {
        const { id, rebuild } = await requestRebuild(tx, action);
        await enqueue(tx, id);
        return rebuild;
      }),
    rebuildProgress: ({ db }) => progress(db),
  };
}
