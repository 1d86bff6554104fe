import { type Round, rounds } from '../model/rounds';
import type { StageSettings } from '../model/vocabulary';
import { expectedMatches } from '../swiss/rounds';
import { type Entry, entriesOf, groupSizes } from './chain';
import { chainProblems } from './chain-problems';
import { create } from './stage';

export interface StagePreview {
  /** In order of seed. */
  readonly entries: readonly Entry[];
  /** How many teams each group has; one number where there are no groups. */
  readonly groups: readonly number[];
  /** In order of play. Matches of Swiss rounds are an estimate where teams leave by record. */
  readonly rounds: readonly Round[];
  readonly matches: number;
}

/** How a chain looks when so many teams start. Throws the reason if it cannot. */
export function preview(stages: readonly StageSettings[], teams: number): StagePreview[] {
  const [problem] = chainProblems(stages, teams);
  if (problem) throw new RangeError(problem.reason);
  return entriesOf(stages, teams).map((entries, index) => {
    const settings = stages[index]!;
    const planned = roundsFor(settings, entries);
    return {
      entries,
      groups: groupSizes(settings, entries.length),
      rounds: planned,
      matches: planned.reduce((sum, { matches }) => sum + matches, 0),
    };
  });
}

function roundsFor(settings: StageSettings, entries: readonly Entry[]): Round[] {
  const entrants = entries.map(({ into }, seed) => ({ team: String(seed + 1), into }));
  const planned = rounds(create({ settings, entrants }));
  if (settings.format !== 'swiss') return planned;
  const expected = expectedMatches(settings.target, entries.length);
  return planned.map((round) => ({ ...round, matches: expected[round.round - 1]! }));
}
