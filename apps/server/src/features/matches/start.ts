import type { FeatureHandlers } from '../../platform/calls/handlers';
import { createMatchCalls } from './calls';
import { Results } from './settling';
import { get, type MatchReader, type MatchSources } from './views';

interface MatchesFeature {
  readonly calls: Omit<FeatureHandlers<'matches'>, 'readScreenshot'>;
  /** Features that stand above matches register with it, in the order in which they follow. */
  readonly results: Results;
  readonly match: MatchReader;
  /** The same for the two teams, staff and casters. */
  readonly matchInside: MatchReader;
}

export function startMatches(sources: MatchSources): MatchesFeature {
  const results = new Results();
  return {
    calls: createMatchCalls({ results, sources }),
    results,
    match: (db, id) => get(db, id, sources),
    matchInside: (db, id) => get(db, id, sources, 'inside'),
  };
}
