import type { StageSettings } from '../model/vocabulary';
import { closenessIn } from './closeness';
import { slotsFor } from './orders';

export type Pair = readonly [string, string];

export interface Separation {
  /** The teams in their new order of seeds. */
  readonly order: readonly string[];
  /** Pairs that still meet at once: in their first match, or in one group. */
  readonly left: readonly Pair[];
}

/**
 * Moves teams of a seeding as little as possible so that rivals meet as late, and rematches not as
 * a first match, as the format allows. Teams only change places within their pot: seeds 5 to 8 of a
 * bracket, a row of the groups, a half of a Swiss field. So nobody loses what the seeding is for.
 */
export function separate(
  order: readonly string[],
  settings: StageSettings,
  { rivals = [], rematches = [] }: { rivals?: readonly Pair[]; rematches?: readonly Pair[] },
): Separation {
  const closeness = closenessIn(settings, { teams: order.length });
  const atOnce = (a: number, b: number) => (closeness(a, b) === 1 ? 1 : 0);
  const seeds = new Seeds(order);
  const known = ([a, b]: Pair) => seeds.has(a) && seeds.has(b) && a !== b;
  const costs = [
    ...rivals.filter(known).map((pair) => ({ pair, closeness })),
    ...rematches.filter(known).map((pair) => ({ pair, closeness: atOnce })),
  ];
  const costOf = (team: string) =>
    costs.reduce(
      (sum, { pair: [a, b], closeness: near }) =>
        a === team || b === team ? sum + near(seeds.of(a), seeds.of(b)) : sum,
      0,
    );
  const pots = potsOf(settings, order.length);

  const concerned = new Set(costs.flatMap(({ pair }) => pair));
  // Each step makes the sum of costs smaller, so it ends. The worse seeds move first.
  for (let improved = true; improved; ) {
    improved = false;
    for (const team of order.toReversed().filter((name) => concerned.has(name))) {
      if (costOf(team) > 0 && moveWithinPot(seeds, { team, pots, costOf })) improved = true;
    }
  }
  const meetAtOnce = ([a, b]: Pair) => known([a, b]) && atOnce(seeds.of(a), seeds.of(b)) === 1;
  return { order: seeds.order(), left: [...rivals, ...rematches].filter(meetAtOnce) };
}

/** Swaps a team with the one in its pot that helps most, the nearest of equals. */
function moveWithinPot(
  seeds: Seeds,
  {
    team,
    pots,
    costOf,
  }: { team: string; pots: readonly number[]; costOf: (team: string) => number },
): boolean {
  const seed = seeds.of(team);
  let best = { gain: 0, distance: 0, other: '' };
  for (let place = 0; place < pots.length; place++) {
    if (place === seed || pots[place] !== pots[seed]) continue;
    const other = seeds.at(place);
    const before = costOf(team) + costOf(other);
    seeds.swap(team, other);
    const gain = before - costOf(team) - costOf(other);
    seeds.swap(team, other);
    const distance = Math.abs(place - seed);
    if (gain > best.gain || (gain === best.gain && gain > 0 && distance < best.distance))
      best = { gain, distance, other };
  }
  if (best.gain === 0) return false;
  seeds.swap(team, best.other);
  return true;
}

/** The pot of each seed. */
function potsOf(settings: StageSettings, teams: number): number[] {
  return Array.from({ length: teams }, (_, seed) => {
    if (settings.format === 'round_robin' || settings.format === 'gsl')
      return Math.floor(seed / settings.groups);
    if (settings.format === 'swiss') return seed < Math.floor(teams / 2) ? 0 : 1;
    return slotsFor(seed + 1);
  });
}

class Seeds {
  readonly #order: string[];
  readonly #seeds: Map<string, number>;

  constructor(order: readonly string[]) {
    this.#order = [...order];
    this.#seeds = new Map(order.map((team, seed) => [team, seed]));
  }

  has(team: string): boolean {
    return this.#seeds.has(team);
  }

  of(team: string): number {
    return this.#seeds.get(team)!;
  }

  at(seed: number): string {
    return this.#order[seed]!;
  }

  order(): readonly string[] {
    return this.#order;
  }

  swap(one: string, other: string): void {
    const [a, b] = [this.of(one), this.of(other)];
    this.#order[a] = other;
    this.#order[b] = one;
    this.#seeds.set(one, b).set(other, a);
  }
}
