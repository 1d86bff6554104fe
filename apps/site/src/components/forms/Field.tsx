import { classNames } from '@mes/ui/class-names';
import { type ReactNode, useId } from 'react';
import { Hidden } from '../text/Hidden';
import styles from './Field.module.css';

/** What every control of a form takes beside its value. */
export interface FieldProps {
  /** Stands above the control; a placeholder is never a label. */
  label: ReactNode;
  /** For places where the label is plain to see: a search box, a filter in a table's head. */
  hideLabel?: boolean;
  /** A sentence below the control that helps before anything is typed. */
  hint?: ReactNode;
  /** What is wrong and what to do about it; takes the place of the hint. */
  error?: ReactNode;
  required?: boolean;
  className?: string;
}

/** Ties the control to its label, hint and error. */
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
            required
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
