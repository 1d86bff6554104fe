import type { Answers } from '@mes/domain/forms/answers';

/** Answers that were not sent yet. */
export interface AnswerDraft {
  readonly answers: Answers;
  /** Of the players that they name, by id. */
  readonly names: Readonly<Record<string, string>>;
}

interface DraftKey {
  readonly formId: string;
  readonly accountId: string;
}

export function readDraft(key: DraftKey): AnswerDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeDraft(key: DraftKey, draft: AnswerDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(key), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(key));
  } catch {
    // No storage: answers that were not sent are lost when the page is closed.
  }
}

function keyOf({ formId, accountId }: DraftKey): string {
  return `form-draft:${formId}:${accountId}`;
}

function isDraft(stored: unknown): stored is AnswerDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { answers, names } = stored as Partial<AnswerDraft>;
  return [answers, names].every((each) => typeof each === 'object' && each !== null);
}
