/** What the game's servers would have answered in the last week, stored as the product stores it. */
import { between, type Random, seeded } from '@mes/domain/random/random';
import { toGameSample, toServerRows } from '../features/game-api/service';
import type { gameSamples, gameServers } from '../features/game-api/tables';
import { parseServers } from '../platform/game-api/game-api';

const SEED = 2_028;
const SAMPLE_MS = 600_000;
const SAMPLES = 7 * 144;
const DAY = 86_400_000;
const HOUR = 3_600_000;

/** By the hour of UTC at which most people play, and how many of them. */
const REGIONS = {
  eu: { name: 'Europe', region: 'EU', peakHour: 19, players: 5_400 },
  na: { name: 'North America', region: 'NA', peakHour: 2, players: 2_900 },
  sa: { name: 'South America', region: 'SA', peakHour: 0, players: 1_800 },
  as: { name: 'Asia', region: 'AS', peakHour: 13, players: 4_600 },
} as const;

export interface DemoGame {
  readonly servers: (typeof gameServers.$inferInsert)[];
  /** Oldest first. */
  readonly samples: (typeof gameSamples.$inferInsert)[];
}

export function generateGame(now: number): DemoGame {
  const random = seeded(SEED);
  const times = Array.from(
    { length: SAMPLES },
    (_, place) => now - (SAMPLES - 1 - place) * SAMPLE_MS,
  );
  const heard = times.map((at) => ({ at, servers: parseServers(answerAt(random, at)) }));
  return {
    servers: toServerRows(heard.at(-1)!.servers, now),
    samples: heard.map(({ at, servers }) => toGameSample(servers, at)),
  };
}

/** In the game's own form. Asia is in maintenance for an hour of the night of each Tuesday. */
function answerAt(random: Random, at: number): unknown {
  const isTuesdayNight = new Date(at).getUTCDay() === 2 && Math.floor((at % DAY) / HOUR) === 20;
  return Object.fromEntries(
    Object.entries(REGIONS).map(([id, { name, region, peakHour, players }]) => {
      const isDown = id === 'as' && isTuesdayNight;
      const distance = (2 * Math.PI * ((at % DAY) / HOUR - peakHour)) / 24;
      const share = 0.55 + 0.45 * Math.cos(distance);
      const online = Math.round(players * share * (1 + between(random, -4, 4) / 100));
      return [
        id,
        { name, region, status: isDown ? 'maintenance' : 'UP', players: isDown ? 0 : online },
      ];
    }),
  );
}
