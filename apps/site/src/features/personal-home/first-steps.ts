import type { Account } from '@mes/contract/accounts';
import { useState } from 'react';

export const FIRST_STEPS = ['name', 'game_id', 'team'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export function isStepDone(account: Account, step: FirstStep): boolean {
  if (step === 'name') return account.country !== null;
  if (step === 'game_id') return account.gameId !== null && account.gameIdState !== 'unknown';
  return account.team !== null || account.looking !== null;
}

/** The step to show next; null once each is done or left for later. */
export function openStep(account: Account, skipped: readonly FirstStep[]): FirstStep | null {
  return FIRST_STEPS.find((step) => !isStepDone(account, step) && !skipped.includes(step)) ?? null;
}

/** The steps that the account has left for later, remembered by the browser. */
export function useSkippedSteps(accountId: string) {
  const key = `first-steps-later ${accountId}`;
  const [skipped, setSkipped] = useState(() => readSkipped(key));
  const save = (steps: readonly FirstStep[]) => {
    setSkipped(steps);
    try {
      localStorage.setItem(key, JSON.stringify(steps));
    } catch {
      // Storage is not available: the steps are offered again on the next visit.
    }
  };
  return {
    skipped,
    skip: (step: FirstStep) => save([...skipped, step]),
    /** Shows a step again, however it was left. */
    resume: (step: FirstStep) => save(skipped.filter((each) => each !== step)),
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
