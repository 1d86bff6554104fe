import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Results } from '../matches/results/service';
import { createDecideStage, findBlockedStage } from './blocked-stage/service';
import { createMatchups } from './matchups/service';
import * as lists from './matchups/views';
import { createSchedule } from './schedule/service';
import type { Brackets } from './service';
import { getBracket, listGroupTables } from './views';

export function createBracketCalls(deps: {
  readonly brackets: Brackets;
  readonly results: Results;
}): FeatureHandlers<'brackets'> {
  const matchups = createMatchups(deps);
  const decideStage = createDecideStage(deps);
  const schedule = createSchedule(deps);
  return {
    get: ({ db, input }) => getBracket(db, input.id),
    groupTables: ({ db, input }) => listGroupTables(db, input),
    groupMatchups: ({ db, input }) => lists.listGroupMatchups(db, input),
    matchups: ({ db, input }) => lists.listMatchups(db, input),
    matches: ({ db, input }) => lists.listMatches(db, input),
    recentMatchups: ({ db, input }) => lists.listRecentMatchups(db, input),
    roundNames: ({ db, input }) => lists.listRoundNames(db, input.id),
    blockedStage: ({ db, input }) => findBlockedStage(db, input.id),
    decideStage: ({ write, input, action }) => write((tx) => decideStage(tx, input, action)),
    createMatchups: ({ write, input, action }) => write((tx) => matchups.create(tx, input, action)),
    schedule: ({ write, input, action }) => write((tx) => schedule(tx, input, action)),
  };
}
