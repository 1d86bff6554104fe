import { classNames } from '@mes/ui/class-names';
import type { ComponentProps } from 'react';
import { interpolate } from '../../interpolate';
import * as texts from '../texts';
import box from './Control.module.css';
import { Field, type FieldProps } from './Field';
import styles from './TextArea.module.css';

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value' | 'onChange' | 'id'> & {
    value: string;
    onChange: (value: string) => void;
    /** Shows how much of `maxLength` is used, from 80 percent on. */
    counted?: boolean;
  };

/** Grows with its text up to a maximum. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  rows = 3,
  counted = false,
  maxLength,
  ...rest
}: TextAreaProps) {
  const showsCount = counted && maxLength !== undefined && value.length >= maxLength * 0.8;
  const note = showsCount
    ? interpolate(texts.charactersUsed, { used: value.length, most: maxLength })
    : hint;
  return (
    <Field {...{ label, hideLabel, error, required, className }} hint={note}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={classNames(box.control, styles.area)}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
