/**
 * When players came to the team that they are in, where that was after it had been founded. Nobody changes
 * teams in the middle of a tournament that one of the two plays: its line-ups are made of memberships.
 */
import { between, pick, type Random, seeded, shuffled } from '@mes/domain/random/random';

interface Population {
  readonly players: readonly { readonly id: string; readonly team?: string | null }[];
  /** Tournaments take the first teams that fit. */
  readonly teams: readonly {
    readonly id: string;
    readonly region: string;
    readonly leader?: string | null;
  }[];
}

export interface Arrival {
  readonly at: number;
  /** The team that the player came from; null for none. */
  readonly from: string | null;
}

const DAY = 86_400_000;
const SEED = 2_029;
/** More players than a match needs: the last one may have come later. */
const FULL_SQUAD = 6;
const CAME_LATER = 0.7;
/** The league that runs now has so many teams in the full demo. */
const LEAGUE_TEAMS = 16;

/** By the id of the player. */
export function planArrivals(population: Population, now: number): ReadonlyMap<string, Arrival> {
  const random = seeded(SEED);
  const squads = population.teams.map((team, index) => ({
    team,
    at: () => now - daysAgo(random, index, population.teams.length) * DAY - between(random, 0, DAY),
    isInLeague: index < LEAGUE_TEAMS,
    // Those who sign in to the demo stay where they are.
    players: population.players
      .filter(({ id, team: own }) => own === team.id && id !== team.leader && id !== 'member')
      .map(({ id }) => id),
  }));
  const arrivals = new Map<string, Arrival>();
  const open = shuffled(random, squads);
  while (open.length > 1) {
    const one = open.pop()!;
    const index = open.findIndex(
      (other) => other.team.region === one.team.region && other.isInLeague === one.isInLeague,
    );
    if (index === -1) continue;
    const [other] = open.splice(index, 1);
    // They trade players, so that both can play at any time.
    const at = one.at();
    arrivals.set(pick(random, one.players), { at, from: other!.team.id });
    arrivals.set(pick(random, other!.players), { at, from: one.team.id });
  }
  for (const { players, at } of squads) {
    const last = players.at(-1);
    const came = random() < CAME_LATER;
    if (!came || !last || players.length + 1 < FULL_SQUAD || arrivals.has(last)) continue;
    arrivals.set(last, { at: at(), from: null });
  }
  return arrivals;
}

/** Between tournaments: before the league that runs now, for those who play in it. */
function daysAgo(random: Random, index: number, teams: number): number {
  if (teams < LEAGUE_TEAMS) return between(random, 20, 60);
  return index < LEAGUE_TEAMS ? between(random, 85, 100) : between(random, 5, 45);
}
