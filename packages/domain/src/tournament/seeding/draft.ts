/** A first order of the teams, for staff to start from. */

/** What is known of a team before the event. */
export interface SeedingFacts {
  readonly team: string;
  readonly elo: number;
  /** Placement points in recent tournaments. */
  readonly pastPoints: number;
}

export interface DraftedSeed extends SeedingFacts {
  readonly seed: number;
  /** Mean place in the submitted orders, from 1; null if nobody submitted any. */
  readonly meanPlace: number | null;
}

/** People who know the teams count most, then the rating, then what was won before. */
const WEIGHTS = { submitted: 5, elo: 3, past: 2 };

/**
 * Strongest first. Each source puts the teams into places, and the weighted mean of a team's places
 * decides; a source that says nothing about anyone is left out. A team that an order does not name
 * stands at its end. The same facts always give the same order.
 */
export function draftOrder(
  teams: readonly SeedingFacts[],
  submitted: readonly (readonly string[])[],
): DraftedSeed[] {
  const meanPlaces = submitted.length > 0 ? meanPlacesOf(teams, submitted) : null;
  const byElo = placesBy(teams, ({ elo }) => -elo);
  const byPast = placesBy(teams, ({ pastPoints }) => -pastPoints);
  const saysPast = teams.some(({ pastPoints }) => pastPoints > 0);

  const scoreOf = ({ team }: SeedingFacts) =>
    (meanPlaces ? WEIGHTS.submitted * meanPlaces.get(team)! : 0) +
    WEIGHTS.elo * byElo.get(team)! +
    (saysPast ? WEIGHTS.past * byPast.get(team)! : 0);
  return teams
    .map((facts) => ({ facts, score: scoreOf(facts) }))
    .toSorted(
      (one, other) =>
        one.score - other.score ||
        other.facts.elo - one.facts.elo ||
        compare(one.facts.team, other.facts.team),
    )
    .map(({ facts }, index) => ({
      ...facts,
      seed: index + 1,
      meanPlace: meanPlaces?.get(facts.team) ?? null,
    }));
}

function meanPlacesOf(
  teams: readonly SeedingFacts[],
  submitted: readonly (readonly string[])[],
): Map<string, number> {
  const entered = new Set(teams.map(({ team }) => team));
  // Teams that have left since must not push the others down.
  const orders = submitted.map((order) => order.filter((team) => entered.has(team)));
  const places = orders.map((order) => new Map(order.map((team, index) => [team, index + 1])));
  return new Map(
    teams.map(({ team }) => {
      const sum = places.reduce(
        (total, order) => total + (order.get(team) ?? endOf(order.size, teams.length)),
        0,
      );
      return [team, sum / submitted.length];
    }),
  );
}

/** The middle of the places that an order leaves open. */
function endOf(named: number, all: number): number {
  return (named + 1 + all) / 2;
}

/** Equal values share the mean of their places, so that none is favoured by where it stands. */
function placesBy(
  teams: readonly SeedingFacts[],
  rankedBy: (facts: SeedingFacts) => number,
): Map<string, number> {
  const ordered = teams.toSorted((one, other) => rankedBy(one) - rankedBy(other));
  const places = new Map<string, number>();
  for (let start = 0; start < ordered.length; ) {
    const value = rankedBy(ordered[start]!);
    let end = start;
    while (end < ordered.length && rankedBy(ordered[end]!) === value) end++;
    for (const { team } of ordered.slice(start, end)) places.set(team, (start + 1 + end) / 2);
    start = end;
  }
  return places;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
