/** What rounds are called and how long their series are. */

import type { BestOf } from '../../series/best-of';
import { defaultFormat, type VetoFormat } from '../../veto/formats';
import type { PlanRound } from './plan';
import type { Stage } from './state';
import type { BracketPart, StageSettings } from './vocabulary';

export interface Round {
  readonly part: BracketPart;
  readonly group: number | null;
  readonly round: number;
  readonly name: string;
  /** What the same round of every group is called. */
  readonly nameInGroup: string;
  readonly bestOf: BestOf;
  readonly vetoFormat: VetoFormat;
  /** How many matches it has; 0 for a Swiss round that is not drawn yet. */
  readonly matches: number;
  /** Rounds of the same wave can be played at the same time. */
  readonly wave: number;
}

/** In order of play. */
export function rounds({ plan, settings }: Stage): Round[] {
  return plan.rounds.map((round) => ({
    part: round.part,
    group: round.group,
    round: round.round,
    name: roundName(settings, round, plan.groups),
    nameInGroup: nameOfPlace(settings, round, plan.groups),
    ...seriesOf(settings, round),
    matches: round.nodes.length,
    wave: round.wave,
  }));
}

/** The last setting that names the round counts, else the stage's own best-of. */
export function seriesOf(
  settings: StageSettings,
  { part, round, of }: Pick<PlanRound, 'part' | 'round' | 'of'>,
): { bestOf: BestOf; vetoFormat: VetoFormat } {
  const own = settings.rounds.findLast(
    (setting) =>
      setting.part === part && (setting.round === round || setting.round === round - of - 1),
  );
  const bestOf = own?.bestOf ?? settings.bestOf;
  return { bestOf, vetoFormat: own?.vetoFormat ?? defaultFormat(bestOf) };
}

export function roundName(
  settings: StageSettings,
  round: Pick<PlanRound, 'part' | 'group' | 'round' | 'of'>,
  groups: readonly (readonly number[])[],
): string {
  const name = nameOfPlace(settings, round, groups);
  return round.group === null || groups.length === 1 ? name : `${groupName(round.group)} · ${name}`;
}

function nameOfPlace(
  settings: StageSettings,
  round: Pick<PlanRound, 'part' | 'group' | 'round' | 'of'>,
  groups: readonly (readonly number[])[],
): string {
  return round.group === null
    ? nameInStage(settings, round)
    : nameInGroup(settings, round, groups[round.group]!.length);
}

/** Group A to Group Z, then Group AA. */
export function groupName(group: number): string {
  const letters = (number: number): string =>
    (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) +
    String.fromCharCode(65 + (number % 26));
  return `Group ${letters(group)}`;
}

type Place = Pick<PlanRound, 'part' | 'round' | 'of'>;

function nameInStage({ format }: StageSettings, place: Place): string {
  const { part, round } = place;
  if (part === 'third_place') return 'Third Place';
  if (part === 'grand_final') return round === 1 ? 'Grand Final' : 'Grand Final Reset';
  if (part === 'lower') return lowerName(place);
  if (part === 'upper')
    return format === 'single_elimination' ? singleName(place) : upperName(place);
  return `Round ${round}`;
}

function singleName({ round, of }: Place): string {
  const left = of - round;
  return ['Final', 'Semifinals', 'Quarterfinals'][left] ?? `Round of ${2 ** (left + 1)}`;
}

function upperName({ round, of }: Place): string {
  const late = ['Upper Final', 'Upper Semifinals', 'Upper Quarterfinals'];
  return late[of - round] ?? `Upper Round ${round}`;
}

function lowerName({ round, of }: Place): string {
  return ['Lower Final', 'Lower Semifinal'][of - round] ?? `Lower Round ${round}`;
}

const GSL_NAMES: Readonly<Record<string, string>> = {
  'upper 2': 'Opening Matches',
  'upper 1': 'Winners Match',
  'lower 2': 'Elimination Match',
  'lower 1': 'Decider Match',
};

function nameInGroup({ format }: StageSettings, place: Place, teams: number): string {
  const { part, round, of } = place;
  if (format === 'gsl' && teams <= 4) return GSL_NAMES[`${part} ${of - round + 1}`]!;
  if (part === 'upper') return upperName(place);
  return part === 'lower' ? lowerName(place) : `Round ${round}`;
}
