import type { Account } from '@mes/contract/accounts';
import { satisfies } from '@mes/domain/permissions/permissions';
import { useState } from 'react';

export const FIRST_STEPS = ['name', 'game_id', 'team'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export function isStepDone(account: Account, step: FirstStep): boolean {
  if (step === 'name') return account.country !== null;
  if (step === 'game_id') return account.gameId !== null && account.gameIdState !== 'unknown';
  return account.team !== null || account.looking !== null;
}

export interface StepChoices {
  /** Left for later. */
  readonly skipped: readonly FirstStep[];
  /** The step that was opened by the account; it comes before those above it. */
  readonly wanted: FirstStep | null;
}

/** The step to show next; null once each is done or left for later. */
export function openStep(account: Account, { skipped, wanted }: StepChoices): FirstStep | null {
  const isOpen = (step: FirstStep) => !isStepDone(account, step) && !skipped.includes(step);
  if (wanted !== null && isOpen(wanted)) return wanted;
  // Those who run the site need not play.
  const isStaff = satisfies(account.permissions, 'Moderator');
  return FIRST_STEPS.find((step) => isOpen(step) && !(step === 'team' && isStaff)) ?? null;
}

/** Which steps the account has left for later, remembered by the browser. */
export function useStepChoices(accountId: string) {
  const key = `first-steps-later ${accountId}`;
  const [choices, setChoices] = useState<StepChoices>(() => ({
    skipped: readSkipped(key),
    wanted: null,
  }));
  const save = (next: StepChoices) => {
    setChoices(next);
    try {
      localStorage.setItem(key, JSON.stringify(next.skipped));
    } catch {
      // Storage is not available: the steps are offered again on the next visit.
    }
  };
  const { skipped } = choices;
  return {
    choices,
    skip: (step: FirstStep) => save({ skipped: [...skipped, step], wanted: null }),
    /** Opens a step, also one that was left for later. */
    open: (step: FirstStep) =>
      save({ skipped: skipped.filter((each) => each !== step), wanted: step }),
  };
}

function readSkipped(key: string): readonly FirstStep[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? FIRST_STEPS.filter((step) => stored.includes(step)) : [];
  } catch {
    return [];
  }
}
