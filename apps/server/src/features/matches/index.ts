import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';

import { createMatchCalls } from './calls';
import { matchData } from './personal-data';
import { Results } from './settling';
import { get, type MatchSources } from './views';

interface Own {
  readonly results: Results;
  readonly sources: MatchSources;
}

export const matches = defineFeature<Own>({
  name: 'matches',
  setup: ({ ports, resultHooks }) => ({
    results: new Results(resultHooks),
    sources: {
      ratings: (db, about) => ports.matchRatings(db, about),
      veto: (db, match, to) => ports.matchVeto(db, match, to),
      rounds: (db, match) => ports.matchRounds(db, match),
    },
  }),
  ports: (_deps, { results, sources }) => ({
    results,
    match: (db, id) => get(db, id, sources),
    matchInside: (db, id) => get(db, id, sources, 'inside'),
  }),
  calls: (_deps, own) => ({ matches: createMatchCalls(own) }),
  channels: {
    match: audience('public'),
    matches: audience('public'),
  },
  personalData: () => matchData,
});
