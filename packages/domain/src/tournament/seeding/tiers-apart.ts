import { cheapestPerfectMatching } from '../matching/matching';
import type { StageSettings } from '../model/vocabulary';
import { type Closeness, closenessIn } from './closeness';

/** Fine enough that rounds of any bracket stay apart, in whole numbers. */
const SCALE = 4 ** 12;

/**
 * Puts those of the same group far from each other without touching the tiers: whoever is in a
 * better tier keeps a better seed. Tier after tier takes the seeds that are its turn so that the
 * meetings with group rivals of the tiers before come as late as possible, all in all; where that
 * is equal the given order stays.
 */
export function orderedApart<T>(
  items: readonly T[],
  {
    settings,
    upper,
    group,
    tier,
  }: {
    settings: StageSettings;
    upper: number;
    /** Null for those who have no rivals. */
    group: (item: T) => string | null;
    /** Items of a tier stand together. */
    tier: (item: T) => string;
  },
): T[] {
  const closeness = closenessIn(settings, { teams: items.length, upper });
  const placed: T[] = [];
  while (placed.length < items.length) {
    const first = tier(items[placed.length]!);
    const next = items.slice(placed.length).filter((item) => tier(item) === first);
    placed.push(...bestOrder(next, placed, { closeness, group }));
  }
  return placed;
}

function bestOrder<T>(
  tier: readonly T[],
  placed: readonly T[],
  { closeness, group }: { closeness: Closeness; group: (item: T) => string | null },
): T[] {
  if (tier.length === 1) return [...tier];
  const rivals = new Map<string, number[]>();
  placed.forEach((item, seed) => {
    const name = group(item);
    if (name !== null) rivals.set(name, [...(rivals.get(name) ?? []), seed]);
  });
  const cost = (item: T, place: number) => {
    const name = group(item);
    if (name === null) return 0;
    const seeds = rivals.get(name) ?? [];
    const near = seeds.reduce((sum, seed) => sum + closeness(seed, placed.length + place), 0);
    return Math.round(near * SCALE);
  };
  return assign(tier, cost);
}

/** Items to places, each one to one, so that costs add up to the least and few change places. */
function assign<T>(items: readonly T[], cost: (item: T, place: number) => number): T[] {
  const count = items.length;
  const from: number[] = [];
  const to: number[] = [];
  const weight: number[] = [];
  // Distances are squared: many small moves rather than one long one.
  const most = count ** 3;
  items.forEach((item, index) => {
    for (let place = 0; place < count; place++) {
      from.push(index);
      to.push(count + place);
      weight.push(cost(item, place) * most + (index - place) ** 2);
    }
  });
  const matching = cheapestPerfectMatching({ vertices: count * 2, from, to, weight })!;
  return Array.from({ length: count }, (_, place) => items[matching.mate[count + place]!]!);
}
