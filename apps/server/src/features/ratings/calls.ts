import { ladderName } from '@mes/domain/elo/season-ladders';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Tx } from '../../platform/database/database';
import { readPeriodLeaderboard } from '../statistics/periods/service';
import { readLeaderboard } from '../statistics/players/service';
import { readRebuild, requestRebuild } from './rebuild/service';
import * as standings from './standings/service';

/** Starts the job of a rebuild. */
export type EnqueueRebuild = (tx: Tx, id: string) => Promise<void>;

export function createRatingCalls(enqueue: EnqueueRebuild): FeatureHandlers<'ratings'> {
  return {
    player: ({ db, input }) => standings.readPlayerElo(db, input),
    team: ({ db, input }) => standings.readTeamElo(db, input),
    topPlayers: ({ db, input: { tournament, season, days, ...query }, now }) =>
      days === undefined
        ? // Totals have the same seasons as ladders, under the same names.
          readLeaderboard(db, {
            ...query,
            scope: tournament === undefined ? ladderName(season) : `tournament:${tournament}`,
          })
        : readPeriodLeaderboard(db, { ...query, tournament, season, days }, now),
    playersByElo: ({ db, input }) => standings.readPlayersByElo(db, input),
    teamsByElo: ({ db, input }) => standings.readTeamsByElo(db, input),
    seasons: ({ db }) => standings.readSeasons(db),
    rebuild: ({ write, action }) =>
      write(async (tx) => {
        const { id, rebuild } = await requestRebuild(tx, action);
        await enqueue(tx, id);
        return rebuild;
      }),
    rebuildProgress: ({ db }) => readRebuild(db),
  };
}
