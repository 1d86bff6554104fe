import { type Answers, checkAnswers, type FieldAnswer } from '@mes/domain/forms/answers';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/layout/Panel';
import { Alert } from '../../../components/states/Alert';
import { AnswerFields } from '../AnswerFields';
import answering from '../AnswerForm.module.css';
import page from '../FormPage.module.css';
import * as texts from '../texts';
import type { FormDraft } from './form-draft';

/** The form as people will see it, with conditions and errors. Nothing is sent. */
export function FormPreview({ draft }: { draft: FormDraft }) {
  const [answers, setAnswers] = useState<Answers>({});
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const change = (fieldId: string, answer: FieldAnswer | null, name?: string) => {
    const { [fieldId]: _before, ...others } = answers;
    setAnswers(answer === null ? others : { ...others, [fieldId]: answer });
    setProblems({});
    if (typeof answer === 'string' && name !== undefined) setNames({ ...names, [answer]: name });
  };
  return (
    <Panel pad className={answering.panel}>
      <div>
        <h2>{draft.title || texts.untitled}</h2>
        <p className={page.description}>{draft.description}</p>
      </div>
      {draft.anonymous && <Alert title={texts.anonymousTitle}>{texts.anonymousMessage}</Alert>}
      <AnswerFields
        formId={null}
        fields={draft.fields}
        answers={answers}
        names={names}
        problems={problems}
        onChange={change}
      />
      <div className={answering.actions}>
        <Button
          variant="ghost"
          onClick={() => setProblems(checkAnswers(draft.fields, answers).problems)}
        >
          {texts.send}
        </Button>
      </div>
    </Panel>
  );
}
