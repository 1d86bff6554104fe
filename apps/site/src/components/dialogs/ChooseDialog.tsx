import { useState } from 'react';
import { Button } from '../Button';
import styles from './ChooseDialog.module.css';
import type { DialogHandlers } from './ConfirmDialog';
import type { Choice, ChooseOptions } from './dialog-requests';
import { FlowFrame } from './FlowFrame';
import { useFlow } from './use-flow';

export function ChooseDialog({
  options,
  close,
  cancel,
}: DialogHandlers & { options: ChooseOptions<unknown> }) {
  const running = useFlow<unknown>(options, close);
  const [chosen, setChosen] = useState<Choice<unknown> | null>(null);
  const pending = running.flow.phase === 'pending';

  return (
    <FlowFrame
      {...options}
      running={running}
      cancel={cancel}
      // There is no confirm button: a click on a choice confirms it.
      confirmable={false}
      focus="fields"
    >
      <div className={styles.choices}>
        {options.choices.map((choice, index) => (
          <Button
            key={choice.label}
            full
            variant={choice.danger ? 'danger' : 'quiet'}
            className={styles.choice}
            disabled={choice.disabled || (pending && choice !== chosen)}
            loading={pending && choice === chosen}
            data-autofocus={index === 0 || undefined}
            onClick={() => {
              setChosen(choice);
              running.submit(choice.value);
            }}
          >
            <span className={styles.text}>
              {choice.label}
              {choice.description && (
                <span className={styles.description}>{choice.description}</span>
              )}
            </span>
          </Button>
        ))}
      </div>
    </FlowFrame>
  );
}
