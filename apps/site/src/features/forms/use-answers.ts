import { InvalidParameter } from '@mes/contract/errors';
import type { Form, FormResponse } from '@mes/contract/form-schemas';
import {
  type Answers,
  checkAnswers,
  type FieldAnswer,
  visibleFields,
} from '@mes/domain/forms/answers';
import { useState } from 'react';
import { useWrite } from '../../api/use-call';
import { type AnswerDraft, readDraft, writeDraft } from './answer-draft';

interface AnswerOptions {
  readonly form: Form;
  readonly accountId: string;
  /** What was sent before. */
  readonly own: FormResponse | null;
}

/** What is written into a form, kept on the device until it is sent. */
export function useAnswers({ form, accountId, own }: AnswerOptions) {
  const key = { formId: form.id, accountId };
  const [draft, setDraft] = useState<AnswerDraft>(() => readDraft(key) ?? startOf(own));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<unknown>(null);
  const sending = useWrite('forms', 'setResponse');
  const { answers, names } = draft;
  const visible = visibleFields(form.fields, answers);

  const update = (next: AnswerDraft) => {
    setDraft(next);
    writeDraft(key, next);
  };
  const change = (fieldId: string, answer: FieldAnswer | null, name?: string) => {
    const { [fieldId]: _before, ...others } = answers;
    const { [fieldId]: _solved, ...rest } = problems;
    setProblems(rest);
    const named = typeof answer === 'string' && name !== undefined ? { [answer]: name } : {};
    update({
      answers: answer === null ? others : { ...others, [fieldId]: answer },
      names: { ...names, ...named },
    });
  };
  const clear = () => {
    writeDraft(key, null);
    setDraft(startOf(own));
    setProblems({});
    setError(null);
  };

  /** Resolves to null where something is wrong; `problems` and `error` say what. */
  const send = async (): Promise<FormResponse | null> => {
    setError(null);
    const checked = checkAnswers(form.fields, onlyKnown(form, answers));
    setProblems(checked.problems);
    if (Object.keys(checked.problems).length > 0) return null;
    try {
      const sent = await sending.mutateAsync({
        id: form.id,
        version: form.version,
        answers: toSent(checked.answers),
      });
      writeDraft(key, null);
      return sent;
    } catch (failure) {
      const problem = fieldProblemIn(failure);
      if (problem) setProblems(problem);
      else setError(failure);
      return null;
    }
  };

  return {
    ...{ answers, names, problems, error, change, clear, send },
    isSending: sending.isPending,
    isChanged: JSON.stringify(answers) !== JSON.stringify(startOf(own).answers),
    progress: {
      answered: visible.filter(({ id }) => Object.hasOwn(answers, id)).length,
      total: visible.length,
    },
  };
}

function startOf(own: FormResponse | null): AnswerDraft {
  return { answers: own?.answers ?? {}, names: own?.names ?? {} };
}

/** A draft may have answers to fields that the form does not have any more. */
function onlyKnown({ fields }: Form, answers: Answers): Answers {
  const ids = new Set(fields.map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
}

function toSent(answers: Answers): Record<string, string | number | string[]> {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      typeof answer === 'object' ? [...answer] : answer,
    ]),
  );
}

/** What only the server knows, such as a team that does not exist. */
function fieldProblemIn(failure: unknown): Record<string, string> | null {
  if (!(failure instanceof InvalidParameter)) return null;
  const [, field] = /^answers\.(\w+)$/.exec(String(failure.details.field)) ?? [];
  if (field === undefined) return null;
  return { [field]: failure.message.replace(/^.*? is not a valid parameter\. /, '') };
}
