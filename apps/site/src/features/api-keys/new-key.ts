import { API_KEY_LIMITS, type ApiScope } from '@mes/domain/accounts/api-keys';
import type { FormErrors } from '../../components/dialogs/dialog-requests';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

const DAY_MS = 86_400_000;

/** For the select: the number of days as text, empty for never. */
export const LIFETIMES = [
  { value: '', label: texts.never },
  { value: '30', label: texts.in30Days },
  { value: '90', label: texts.in90Days },
  { value: '365', label: texts.inOneYear },
];

export interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly callsPerMinute: number | null;
  readonly days: string;
}

/** Ends by itself unless its owner wants otherwise: forgotten keys are the ones that leak. */
export const EMPTY_DRAFT: KeyDraft = {
  name: '',
  scopes: ['read'],
  callsPerMinute: API_KEY_LIMITS.callsPerMinute.default,
  days: '90',
};

export function validateDraft({ name, scopes, callsPerMinute }: KeyDraft): FormErrors<KeyDraft> {
  const { most } = API_KEY_LIMITS.callsPerMinute;
  const isInRange =
    callsPerMinute !== null &&
    Number.isInteger(callsPerMinute) &&
    callsPerMinute >= 1 &&
    callsPerMinute <= most;
  return {
    ...(name.trim() === '' && { name: texts.nameNeeded }),
    ...(scopes.length === 0 && { scopes: texts.scopeNeeded }),
    ...(!isInRange && { callsPerMinute: interpolate(texts.callsRange, { most }) }),
  };
}

export function toNewKey({ name, scopes, callsPerMinute, days }: KeyDraft, now: number) {
  return {
    name: name.trim(),
    scopes: [...scopes],
    callsPerMinute: callsPerMinute ?? undefined,
    expiresAt: days === '' ? null : now + Number(days) * DAY_MS,
  };
}

export function toggleScope(
  { scopes }: KeyDraft,
  { scope, isChosen }: { scope: ApiScope; isChosen: boolean },
): ApiScope[] {
  const others = scopes.filter((each) => each !== scope);
  return isChosen ? [...others, scope] : others;
}
