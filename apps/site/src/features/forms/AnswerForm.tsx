import type { Form, FormResponse } from '@mes/contract/form-schemas';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { Panel } from '../../components/layout/Panel';
import { Alert } from '../../components/states/Alert';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { AnswerFields } from './AnswerFields';
import styles from './AnswerForm.module.css';
import * as texts from './texts';
import { useAnswers } from './use-answers';

interface AnswerFormProps {
  form: Form;
  accountId: string;
  own: FormResponse | null;
  onDone: () => void;
  /** Leaves the answers as they were sent. */
  onCancel?: () => void;
}

export function AnswerForm({ form, accountId, own, onDone, onCancel }: AnswerFormProps) {
  const answers = useAnswers({ form, accountId, own });
  const element = useRef<HTMLFormElement>(null);
  const { problems, progress } = answers;
  const wrong = Object.keys(problems);

  // After a failed attempt, to the first field that needs another look.
  const wasSent = useRef(false);
  useEffect(() => {
    if (!wasSent.current || wrong.length === 0) return;
    wasSent.current = false;
    const shown = [...(element.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const first = shown.find(({ dataset }) => wrong.includes(dataset.field ?? ''));
    first?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')?.focus();
    first?.scrollIntoView({ block: 'center' });
  }, [wrong]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (answers.isSending) return;
    wasSent.current = true;
    if (!(await answers.send())) return;
    notify({ message: own ? texts.changed : texts.sent, kind: 'success' });
    onDone();
  };

  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
      <Panel pad className={styles.panel}>
        <Progress {...progress} />
        <AnswerFields
          formId={form.id}
          fields={form.fields}
          answers={answers.answers}
          names={answers.names}
          problems={problems}
          onChange={answers.change}
        />
        <FormError error={answers.error} />
        {wrong.length > 0 && (
          <Alert kind="danger" announce>
            {texts.checkAnswers}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button type="submit" loading={answers.isSending}>
            {own ? texts.sendAgain : texts.send}
          </Button>
          {onCancel && (
            <Button
              variant="ghost"
              onClick={() => {
                answers.clear();
                onCancel();
              }}
            >
              {texts.keepAnswers}
            </Button>
          )}
          {!onCancel && answers.isChanged && (
            <Button variant="quiet" onClick={answers.clear}>
              {texts.clearDraft}
            </Button>
          )}
        </div>
        <p className={styles.kept}>{texts.draftKept}</p>
      </Panel>
    </form>
  );
}

function Progress({ answered, total }: { answered: number; total: number }) {
  const text = interpolate(texts.progress, { answered, total });
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        max={Math.max(total, 1)}
        value={answered}
        aria-label={text}
      />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
