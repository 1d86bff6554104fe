import { useState } from 'react';
import { TextArea } from '../forms/TextArea';
import { TextInput } from '../forms/TextInput';
import * as texts from '../texts';
import type { DialogHandlers } from './ConfirmDialog';
import type { AskOptions } from './dialog-requests';
import { FlowFrame } from './FlowFrame';
import { useFlow } from './use-flow';

export function AskDialog({ options, close, cancel }: DialogHandlers & { options: AskOptions }) {
  const { label, initial = '', placeholder, hint, multiline, maxLength } = options;
  const [answer, setAnswer] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const running = useFlow<string>(options, close);
  const field = {
    label,
    placeholder,
    hint,
    maxLength,
    error,
    value: answer,
    'data-autofocus': true,
    onChange: (next: string) => {
      setAnswer(next);
      setError(null);
    },
  };

  return (
    <FlowFrame
      {...options}
      running={running}
      cancel={cancel}
      focus="fields"
      onSubmit={() => {
        const problem = answerProblem(answer.trim(), options);
        setError(problem);
        if (problem === null) running.submit(answer.trim());
      }}
    >
      {multiline ? <TextArea {...field} counted rows={4} /> : <TextInput {...field} />}
    </FlowFrame>
  );
}

function answerProblem(answer: string, { optional, validate }: AskOptions): string | null {
  if (answer === '' && !optional) return texts.answerNeeded;
  return validate?.(answer) ?? null;
}
