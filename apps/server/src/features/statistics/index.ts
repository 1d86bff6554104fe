import { defineFeature } from '../define-feature';
import { createStatisticsCalls, playerStatisticsCalls } from './calls';
import { statisticsData } from './personal-data';
import { countMissingEndings } from './round-endings/service';
import { type Counting, createCounting } from './service';

const DAY_MS = 86_400_000;

export const statistics = defineFeature<Counting>({
  name: 'statistics',
  setup: ({ ports }) =>
    createCounting(
      (db, map) => ports.capturedPlayers(db, map),
      (db, map) => ports.capturedEndings(db, map),
    ),
  ports: (_deps, counting) => ({ counting }),
  calls: ({ ports }) => ({
    statistics: createStatisticsCalls(ports.countVetoes),
    playerStatistics: playerStatisticsCalls,
  }),
  tickers: ({ database, ports }, counting) => [
    {
      name: 'statistics.count-rounds',
      everyMs: DAY_MS,
      runAtStart: true,
      run: () => countMissingEndings(database, (db, map) => ports.capturedEndings(db, map)),
    },
    {
      name: 'statistics.count-old-lines',
      everyMs: DAY_MS,
      runAtStart: true,
      run: () => counting.countOldLines(database),
    },
  ],
  personalData: () => statisticsData,
  resultHook: (_deps, counting) => counting.resultHook,
});
