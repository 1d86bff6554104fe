import { useEffect, useRef, useState } from 'react';
import type { DialogHandlers } from './ConfirmDialog';
import type { ConfirmFormOptions, FormErrors } from './dialog-requests';
import { FlowFrame } from './FlowFrame';
import styles from './FormDialog.module.css';
import { useFlow } from './use-flow';

type Values = Record<string, unknown>;

export function FormDialog({
  options,
  close,
  cancel,
}: DialogHandlers & { options: ConfirmFormOptions<Values> }) {
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const [attempts, setAttempts] = useState(0);
  const running = useFlow<Values>(options, close);
  const fields = useRef<HTMLDivElement>(null);

  // Focuses the first invalid field after a submit, not while typing.
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  const set = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  return (
    <FlowFrame
      {...options}
      running={running}
      cancel={cancel}
      focus="fields"
      onSubmit={() => {
        const found = options.validate?.(values) ?? {};
        setErrors(found);
        setAttempts((before) => before + 1);
        if (Object.values(found).every((error) => !error)) running.submit(values);
      }}
    >
      <div ref={fields} className={styles.fields}>
        {options.form({
          values,
          errors,
          set,
          bind: (name) => ({
            value: values[name],
            onChange: (value) => set(name, value),
            error: errors[name],
          }),
        })}
      </div>
    </FlowFrame>
  );
}
