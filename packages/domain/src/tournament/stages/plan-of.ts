import { planDoubleElimination } from '../bracket/double-elimination';
import { planSingleElimination } from '../bracket/single-elimination';
import { planGsl } from '../groups/gsl';
import { planRoundRobin } from '../groups/round-robin';
import type { Plan } from '../model/plan';
import type { Entrant, StageSettings } from '../model/vocabulary';
import { type Pairing, planSwiss } from '../swiss/rounds';

/** The plan of a stage; `drawn` are the rounds of a Swiss stage so far. */
export function planOf(
  settings: StageSettings,
  entrants: readonly Entrant[],
  drawn: readonly (readonly Pairing[])[] = [],
): Plan {
  switch (settings.format) {
    case 'single_elimination':
      return planSingleElimination(entrants.length, settings);
    case 'double_elimination':
      return planDoubleElimination(halvesOf(entrants), settings);
    case 'round_robin':
      return planRoundRobin(entrants.length, settings);
    case 'gsl':
      return planGsl(entrants.length, settings);
    case 'swiss':
      return planSwiss(entrants.length, { target: settings.target, drawn });
  }
}

/** Where nobody starts in the upper bracket, everyone does. */
function halvesOf(entrants: readonly Entrant[]): { upper: number[]; lower: number[] } {
  const all = entrants.map((_, index) => index);
  const upper = all.filter((index) => entrants[index]!.into !== 'lower');
  if (upper.length === 0) return { upper: all, lower: [] };
  return { upper, lower: all.filter((index) => entrants[index]!.into === 'lower') };
}
