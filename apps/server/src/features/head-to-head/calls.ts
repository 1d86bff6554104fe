import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { CountBans } from '../statistics/teams/service';
import { compareOpponents, readHeadToHead } from './service';

export function createHeadToHeadCalls(bans: CountBans): FeatureHandlers<'headToHead'> {
  return {
    match: ({ db, input, now }) => compareOpponents(db, input.id, { bans, now }),
    teams: ({ db, input, now }) => readHeadToHead(db, input, { bans, now }),
  };
}
