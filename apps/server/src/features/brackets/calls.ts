import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Results } from '../matches/results/service';
import * as lists from './lists';
import { createMatchups } from './matchups';
import type { Brackets } from './playing';
import * as views from './views';

interface Parts {
  readonly brackets: Brackets;
  readonly results: Results;
}

export function createBracketCalls(parts: Parts): FeatureHandlers<'brackets'> {
  return {
    get: ({ db, input }) => views.bracket(db, input.id),
    groupTables: ({ db, input }) => views.groupTables(db, input),
    groupMatchups: ({ db, input }) => lists.groupMatchups(db, input),
    matchups: ({ db, input }) => lists.matchups(db, input),
    matches: ({ db, input }) => lists.matches(db, input),
    recentMatchups: ({ db, input }) => lists.recentMatchups(db, input),
    roundNames: ({ db, input }) => lists.roundNames(db, input.id),
    createMatchups: ({ write, input, actor, now }) =>
      write((tx) => createMatchups(tx, input, { parts, actor, now })),
  };
}
