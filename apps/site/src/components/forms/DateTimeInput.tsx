import { classNames } from '@mes/ui/class-names';
import type { ComponentProps } from 'react';
import box from './Control.module.css';
import styles from './DateTimeInput.module.css';
import { Field, type FieldProps } from './Field';
import { fromLocal, toLocal } from './local-date-time';

export type DateTimeInputProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    keyof FieldProps | 'value' | 'onChange' | 'type' | 'id' | 'min' | 'max' | 'step'
  > & {
    /** Epoch milliseconds; shown and typed in the visitor's zone. */
    value: number | null;
    onChange: (value: number | null) => void;
    min?: number;
    max?: number;
  };

export function DateTimeInput({
  label,
  hideLabel,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  min,
  max,
  ...rest
}: DateTimeInputProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, required, className }}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type="datetime-local"
          className={classNames(box.control, styles.date)}
          min={min === undefined ? undefined : toLocal(min)}
          max={max === undefined ? undefined : toLocal(max)}
          value={value === null ? '' : toLocal(value)}
          onChange={(event) => onChange(fromLocal(event.target.value))}
        />
      )}
    </Field>
  );
}
