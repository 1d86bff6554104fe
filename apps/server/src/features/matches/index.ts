import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { createMatchCalls } from './calls';
import { createFeatured, type ReadFeatured } from './featured/service';
import { matchData } from './personal-data';
import { Results } from './results/service';
import { createMatches, type Matches, type MatchSources } from './service';
import { staffCallSource } from './staff-calls/service';

interface Own {
  readonly results: Results;
  readonly matches: Matches;
  readonly featured: ReadFeatured;
}

export const matches = defineFeature<Own>({
  name: 'matches',
  setup: ({ ports, resultHooks }) => {
    const sources: MatchSources = {
      ratings: (db, query) => ports.matchRatings(db, query),
      veto: (db, matchId, audience) => ports.matchVeto(db, matchId, audience),
      rounds: (db, matchId) => ports.matchRounds(db, matchId),
    };
    const matches = createMatches(sources);
    return {
      results: new Results(resultHooks),
      matches,
      featured: createFeatured({
        ...{ matches, ratings: sources.ratings },
        streamedMatch: (db) => ports.streamedMatch(db),
      }),
    };
  },
  ports: (_deps, own) => ({
    results: own.results,
    match: (db, matchId) => own.matches.get(db, matchId),
    staffCallSource,
    matchInside: (db, matchId) => own.matches.get(db, matchId, 'inside'),
  }),
  calls: ({ privateFiles: files }, own) => ({ matches: createMatchCalls({ ...own, files }) }),
  channels: {
    match: audience('public'),
    matches: audience('public'),
  },
  personalData: () => matchData,
});
