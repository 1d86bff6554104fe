import { classNames } from '@mes/ui/class-names';
import { type ReactNode, useId } from 'react';
import { Hidden } from '../text/Hidden';
import * as texts from '../texts';
import styles from './Field.module.css';

/** The props that all form controls share. */
export interface FieldProps {
  /** Shown above the control. */
  label: ReactNode;
  /** For controls that are obvious without a label, such as a search box. */
  hideLabel?: boolean;
  /** A help text below the control. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; replaces the hint. */
  error?: ReactNode;
  required?: boolean;
  className?: string;
}

/** Attributes that link the control to its label, hint and error. */
export interface ControlProps {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const note = error || hint;
  const noteId = `${id}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? styles.hiddenLabel : styles.label}>
        {hideLabel ? <Hidden>{label}</Hidden> : label}
        {required && !hideLabel && (
          <span className={styles.required} aria-hidden="true">
            {texts.required}
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
