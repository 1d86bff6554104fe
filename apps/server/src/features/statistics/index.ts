import { defineFeature } from '../define-feature';
import { createStatisticsCalls } from './calls';
import { statisticsData } from './personal-data';
import { type Counting, createCounting } from './service';

export const statistics = defineFeature<Counting>({
  name: 'statistics',
  setup: ({ ports }) => createCounting((db, map) => ports.capturedPlayers(db, map)),
  ports: (_deps, counting) => ({ counting }),
  calls: ({ ports }) => ({ statistics: createStatisticsCalls(ports.countBans) }),
  personalData: () => statisticsData,
  resultHook: (_deps, counting) => counting.resultHook,
});
