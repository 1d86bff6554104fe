import type { FeatureHandlers } from '../../platform/calls/handlers';
import { createStatisticsCalls } from './calls';
import { type CapturedPlayers, type Counting, createCounting } from './counting';
import type { Bans } from './teams';

interface Surroundings {
  readonly capturedPlayers: CapturedPlayers;
  readonly bans: Bans;
}

interface StatisticsFeature {
  readonly calls: FeatureHandlers<'statistics'>;
  readonly counting: Counting;
}

export function startStatistics({ capturedPlayers, bans }: Surroundings): StatisticsFeature {
  return { calls: createStatisticsCalls(bans), counting: createCounting(capturedPlayers) };
}
