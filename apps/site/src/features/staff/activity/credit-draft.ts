import { STAFF_LIMITS } from '@mes/domain/staff/limits';
import type { FormErrors } from '../../../components/dialogs/dialog-requests';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';

/** A credit while an admin writes it. */
export interface CreditDraft {
  user: string | null;
  kind: string;
  points: number | null;
  note: string;
  /** Null for now. */
  at: number | null;
}

export function creditProblems(
  { user, kind, points, at }: CreditDraft,
  now: number,
): FormErrors<CreditDraft> {
  const most = STAFF_LIMITS.points;
  const isNumber = points !== null && Number.isInteger(points) && Math.abs(points) <= most;
  return {
    ...(user === null && { user: texts.chooseMember }),
    ...(kind.trim() === '' && { kind: texts.sayWhat }),
    ...(!isNumber && { points: interpolate(texts.pointsNeeded, { most }) }),
    ...(at !== null && at > now && { at: texts.notInFuture }),
  };
}

/** Of a draft without problems. */
export function creditOf({ user, kind, points, note, at }: CreditDraft) {
  return { user: user!, kind, points: points!, note, at: at ?? undefined };
}
