/**
 * Stages in a row: which places of one go on to which seeds of another. The way from a place to a
 * seed depends on the settings and the number of teams alone, so that a bracket can say "second of
 * group B" before the groups have begun.
 */

import type { GslSettings, RoundRobinSettings, StageSettings } from '../model/vocabulary';
import { snake } from '../seeding/orders';
import { orderedApart } from '../seeding/tiers-apart';

/** A place of an earlier stage; without groups, of the whole stage. */
export interface Place {
  readonly stage: number;
  readonly group: number | null;
  readonly place: number;
}

/** A seed of a stage: by the tournament's own seeding in the first, by a place in the others. */
export interface Entry {
  readonly from: Place | null;
  readonly into: 'upper' | 'lower' | null;
}

/** Who enters each stage when so many teams start, in order of seed. */
export function entriesOf(stages: readonly StageSettings[], teams: number): Entry[][] {
  const all: Entry[][] = [Array.from({ length: teams }, () => ({ from: null, into: null }))];
  for (let index = 1; index < stages.length; index++) {
    const sizes = all.map(({ length }) => length);
    all.push(inSeedOrder(stages[index]!, entering(stages, index, sizes), stages));
  }
  return all;
}

/** Indices of the stages whose places lead to this one. */
export function feedersOf(stages: readonly StageSettings[], index: number): number[] {
  return stages.flatMap(({ advances }, stage) =>
    advances.some((advance) => advance.stage === index) ? [stage] : [],
  );
}

/** Whether all places of a stage that lead on lead to the same stage. */
export function isOnlyWay({ advances }: StageSettings): boolean {
  return new Set(advances.map((advance) => advance.stage)).size === 1;
}

/** How many teams each group of a stage has; one number where there are no groups. */
export function groupSizes(settings: StageSettings, teams: number): number[] {
  if (!hasGroups(settings)) return [teams];
  return snake(teams, settings.groups).map(({ length }) => length);
}

export function hasGroups(settings: StageSettings): settings is RoundRobinSettings | GslSettings {
  return settings.format === 'round_robin' || settings.format === 'gsl';
}

export type PlacedEntry = Entry & { readonly from: Place };

/** Places that lead to a stage: of earlier stages first, the better places first, group by group. */
export function entering(
  stages: readonly StageSettings[],
  index: number,
  sizes: readonly number[],
): PlacedEntry[] {
  return feedersOf(stages, index)
    .filter((stage) => stage < index)
    .flatMap((stage) => {
      const settings = stages[stage]!;
      const grouped = hasGroups(settings);
      const groups = groupSizes(settings, sizes[stage]!);
      return settings.advances
        .filter((advance) => advance.stage === index)
        .sort((a, b) => a.from - b.from)
        .flatMap(({ from, to, into }) =>
          range(from, to).flatMap((place) =>
            groups.flatMap((size, group): PlacedEntry[] =>
              place > size ? [] : [{ from: { stage, group: grouped ? group : null, place }, into }],
            ),
          ),
        );
    });
}

/** Rivals of a group meet as late as the order of places allows; lower entrants come last. */
export function inSeedOrder<E extends PlacedEntry>(
  settings: StageSettings,
  entries: readonly E[],
  stages: readonly StageSettings[],
): E[] {
  const isLower = ({ into }: E) => settings.format === 'double_elimination' && into === 'lower';
  const upper = entries.filter((entry) => !isLower(entry));
  const ordered = [...upper, ...entries.filter(isLower)];
  const group = ({ from }: E) => {
    const source = stages[from.stage]!;
    // Where everyone was in one group, everyone is everyone's rival and nobody is kept apart.
    return hasGroups(source) && source.groups > 1 ? `${from.stage} ${from.group}` : null;
  };
  const tier = (entry: E) => `${isLower(entry)} ${entry.from.stage} ${entry.from.place}`;
  return orderedApart(ordered, { settings, upper: upper.length, group, tier });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
