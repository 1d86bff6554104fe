import { interpolate } from '../../interpolate';
import type { Marks, TeamsById } from './predicted-rounds';
import * as texts from './texts';

export interface StagePicksProps<Question> {
  stageName: string;
  questions: readonly Question[];
  teams: TeamsById;
  /** Empty before the lock. */
  marks: Marks;
  /** Null where the picks can only be looked at. */
  onPick: ((question: string, teams: readonly string[]) => void) | null;
}

export function pointsText(points: number): string {
  return interpolate(points === 1 ? texts.worth : texts.worthMany, { points });
}
