import { classNames } from '@mes/ui/class-names';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'onChange' | 'children'
> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Checkbox({
  label,
  hint,
  error,
  checked,
  onChange,
  className,
  ...rest
}: CheckboxProps) {
  const noteId = useId();
  const note = error || hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.checkbox}>
        <input
          {...rest}
          type="checkbox"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
