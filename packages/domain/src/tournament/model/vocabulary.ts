/** The words of the tournament engine, the same in settings, rows and answers. */

import type { BestOf } from '../../series/best-of';
import type { TeamSlot } from '../../series/team-slots';
import type { VetoFormat } from '../../veto/formats';

export const STAGE_FORMATS = [
  'single_elimination',
  'double_elimination',
  'round_robin',
  'gsl',
  'swiss',
] as const;
export type StageFormat = (typeof STAGE_FORMATS)[number];

/** Skipped: staff ended the tournament before it. */
export const STAGE_STATES = ['waiting', 'running', 'finished', 'skipped'] as const;
export type StageState = (typeof STAGE_STATES)[number];

export const BRACKET_PARTS = [
  'upper',
  'lower',
  'grand_final',
  'third_place',
  'group',
  'swiss',
] as const;
export type BracketPart = (typeof BRACKET_PARTS)[number];

export const TIE_BREAKS = [
  'points',
  'head_to_head',
  'map_difference',
  'round_difference',
  'seed',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** What a table counts for a match. */
export const POINTS = { win: 3, draw: 1, loss: 0 } as const;

export const MOST_TEAMS = 4_096;

/**
 * Where a match stands in its stage. It never changes, whatever is reported, corrected or dropped:
 * it follows from the settings and the number of entrants alone.
 */
export interface Position {
  readonly part: BracketPart;
  /** From 0; null outside groups. */
  readonly group: number | null;
  /** Within the part, from 1. */
  readonly round: number;
  /** Within the round, from the top. Where a team has a bye there is no match, so numbers may be missing. */
  readonly index: number;
}

/** Where the team of a slot comes from; it stays known after the team has arrived. */
export type SlotSource =
  | { readonly type: 'seed'; readonly seed: number }
  | { readonly type: 'winner' | 'loser'; readonly match: Position }
  | { readonly type: 'pairing' }
  | { readonly type: 'bye' };

/** A pair of numbers: of team A, of team B. */
export type SlotScore = readonly [number, number];

export type Result =
  /** `winner` null is a draw. `rounds` are those of all maps together. */
  | {
      readonly kind: 'played';
      readonly winner: TeamSlot | null;
      readonly maps: SlotScore;
      readonly rounds: SlotScore;
    }
  | { readonly kind: 'forfeit'; readonly by: TeamSlot | 'both' }
  | { readonly kind: 'cancelled' };

export interface Entrant {
  readonly team: string;
  /** Where a double elimination takes it in; elsewhere without meaning. Absent: the upper bracket. */
  readonly into?: 'upper' | 'lower' | null;
}

/** A round that differs from its stage's best-of. */
export interface RoundSetting {
  readonly part: BracketPart;
  /**
   * From 1; below 0 from the end, so -1 is the last round of its part: how many rounds there are depends
   * on the number of teams, which is not known when the setting is made.
   */
  readonly round: number;
  readonly bestOf: BestOf;
  /** Null for the usual one. */
  readonly vetoFormat: VetoFormat | null;
}

/** When the matches of a round are to start, planned before anybody knows who plays them. */
export interface RoundPlan {
  readonly part: BracketPart;
  /**
   * As in the settings of rounds. Rounds of an upper or lower bracket count from the end, so that a plan
   * for too many teams leaves out the first rounds and the final stays where it was announced.
   */
  readonly round: number;
  /** In order of play, over all groups; null for a match without a time. */
  readonly startsAt: readonly (number | null)[];
}

/** Which places (of each group, where there are groups) go on to which stage. */
export interface Advance {
  readonly from: number;
  readonly to: number;
  readonly stage: number;
  readonly into: 'upper' | 'lower' | null;
}

export type SwissTarget =
  /** A team plays until it has so many wins or so many losses. */
  | { readonly kind: 'records'; readonly wins: number; readonly losses: number }
  | { readonly kind: 'rounds'; readonly rounds: number };

interface CommonSettings {
  readonly bestOf: BestOf;
  readonly rounds: readonly RoundSetting[];
  readonly advances: readonly Advance[];
  /** Used once, when the matches are drawn. */
  readonly plannedStarts?: readonly RoundPlan[];
}

export type SingleEliminationSettings = CommonSettings & {
  readonly format: 'single_elimination';
  readonly thirdPlaceMatch: boolean;
};
export type DoubleEliminationSettings = CommonSettings & {
  readonly format: 'double_elimination';
  readonly grandFinalReset: boolean;
};
export type RoundRobinSettings = CommonSettings & {
  readonly format: 'round_robin';
  readonly groups: number;
  readonly legs: number;
};
export type GslSettings = CommonSettings & { readonly format: 'gsl'; readonly groups: number };
export type SwissSettings = CommonSettings & {
  readonly format: 'swiss';
  readonly target: SwissTarget;
};
export type StageSettings =
  | SingleEliminationSettings
  | DoubleEliminationSettings
  | RoundRobinSettings
  | GslSettings
  | SwissSettings;

/** Whether a team goes on to another stage; null while both are possible. */
export type StageOutcome = 'advances' | 'eliminated' | null;

const PART_NUMBERS: Readonly<Record<BracketPart, number>> = {
  upper: 0,
  lower: 1,
  grand_final: 2,
  third_place: 3,
  group: 4,
  swiss: 5,
};

/** Two positions are the same exactly when their keys are. */
export function positionKey({ part, group, round, index }: Position): number {
  const place = PART_NUMBERS[part] * 512 + (group ?? -1) + 1;
  return (place * 8_192 + round) * 8_192 + index;
}
