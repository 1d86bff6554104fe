import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Database, Db } from '../../platform/database/database';
import type { Jobs } from '../../platform/jobs/jobs';
import type { Results } from '../matches/service';
import { createBracketCalls } from './calls';
import { createOdds } from './odds';
import { type Brackets, createBrackets, type Watcher } from './playing';

interface Surroundings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: () => number;
  readonly results: Results;
  readonly watcher: Watcher;
  /** By id of the team, in thousandths of a point. */
  readonly elos: (db: Db, teams: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

interface BracketsFeature {
  readonly calls: FeatureHandlers<'brackets'>;
  readonly brackets: Brackets;
}

export function startBrackets({ results, watcher, ...platform }: Surroundings): BracketsFeature {
  const odds = createOdds(platform);
  platform.jobs.define(odds.kind);
  const brackets = createBrackets({ results, watcher, onChanged: odds.ask });
  return { calls: createBracketCalls({ brackets, results }), brackets };
}
