import type { FeatureHandlers } from '../../platform/calls/handlers';
import { createMatchCalls } from './calls';
import { Results } from './settling';
import type { MatchSources } from './views';

interface MatchesFeature {
  readonly calls: FeatureHandlers<'matches'>;
  /** Features that stand above matches register with it, in the order in which they follow. */
  readonly results: Results;
}

export function startMatches(sources: MatchSources): MatchesFeature {
  const results = new Results();
  return { calls: createMatchCalls({ results, sources }), results };
}
