import type { Match } from '@mes/contract/match-schemas';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Db } from '../../platform/database/database';
import { createMatchCalls } from './calls';
import { Results } from './settling';
import { get, type MatchSources } from './views';

interface MatchesFeature {
  readonly calls: Omit<FeatureHandlers<'matches'>, 'readScreenshot'>;
  /** Features that stand above matches register with it, in the order in which they follow. */
  readonly results: Results;
  readonly match: (db: Db, id: string) => Promise<Match>;
}

export function startMatches(sources: MatchSources): MatchesFeature {
  const results = new Results();
  return {
    calls: createMatchCalls({ results, sources }),
    results,
    match: (db, id) => get(db, id, sources),
  };
}
