/** What the matches of a Swiss stage say of its teams: records, opponents, the path of each. */
import type { MatchState } from '../../series/states';
import type { TeamSlot } from '../../series/team-slots';

/** A match as the bracket answers it. Teams are null before the draw, or while results are hidden. */
export interface SwissMatch {
  readonly id: string;
  readonly state: MatchState;
  readonly winner: TeamSlot | null;
  readonly slots: readonly [SwissSlot, SwissSlot];
}

interface SwissSlot {
  readonly team: { readonly name: string } | null;
  readonly score: number | null;
  readonly source: { readonly type: string };
}

export interface SwissRound<M extends SwissMatch = SwissMatch> {
  readonly round: number;
  readonly matches: readonly M[];
}

export interface SwissRecord {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export type StepOutcome = 'won' | 'lost' | 'drew' | 'bye' | 'cancelled' | 'live' | 'next';

/** One match on the path of a team. */
export interface SwissStep<M extends SwissMatch = SwissMatch> {
  readonly round: number;
  readonly match: M;
  /** Null for a bye, and while the opponent is not known. */
  readonly opponent: string | null;
  readonly outcome: StepOutcome;
}

/** The matches of every team in order of rounds, by its name. */
export function swissPaths<M extends SwissMatch>(
  rounds: readonly SwissRound<M>[],
): ReadonlyMap<string, readonly SwissStep<M>[]> {
  const paths = new Map<string, SwissStep<M>[]>();
  for (const { round, matches } of rounds.toSorted((one, other) => one.round - other.round))
    for (const match of matches)
      for (const slot of [0, 1] as const) {
        const team = match.slots[slot].team?.name;
        if (team === undefined) continue;
        const opponent = match.slots[slot === 0 ? 1 : 0].team?.name ?? null;
        const step = { round, match, opponent, outcome: outcomeOf(match, slot) };
        const path = paths.get(team);
        if (path) path.push(step);
        else paths.set(team, [step]);
      }
  return paths;
}

/** A bye counts as a win. */
export function recordOf(path: readonly Pick<SwissStep, 'outcome'>[]): SwissRecord {
  const count = (...outcomes: StepOutcome[]) =>
    path.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return { wins: count('won', 'bye'), draws: count('drew'), losses: count('lost') };
}

/** Whether a step is over, so that it counts for the record or never will. */
export function isStepOver({ outcome }: Pick<SwissStep, 'outcome'>): boolean {
  return outcome !== 'live' && outcome !== 'next';
}

/** Wins minus losses of all opponents that a team has met, added up. */
export function buchholz(
  paths: ReadonlyMap<string, readonly SwissStep[]>,
): ReadonlyMap<string, number> {
  const worth = new Map(
    [...paths].map(([team, path]) => {
      const { wins, losses } = recordOf(path);
      return [team, wins - losses];
    }),
  );
  return new Map(
    [...paths].map(([team, path]) => [
      team,
      path
        .filter(({ outcome }) => outcome === 'won' || outcome === 'lost' || outcome === 'drew')
        .reduce((sum, { opponent }) => sum + (worth.get(opponent ?? '') ?? 0), 0),
    ]),
  );
}

function outcomeOf({ state, winner, slots }: SwissMatch, slot: 0 | 1): StepOutcome {
  if (slots[slot === 0 ? 1 : 0].source.type === 'bye') return 'bye';
  if (state === 'cancelled') return 'cancelled';
  if (winner !== null) return winner === (slot === 0 ? 'A' : 'B') ? 'won' : 'lost';
  if (state === 'forfeited') return 'lost';
  if (state === 'finished' && slots[slot].score !== null) return 'drew';
  return state === 'live' || state === 'veto' ? 'live' : 'next';
}
