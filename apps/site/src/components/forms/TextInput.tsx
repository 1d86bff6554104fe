import type { ComponentProps, ReactNode } from 'react';
import box from './Control.module.css';
import { Field, type FieldProps } from './Field';

export type TextInputProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange' | 'type' | 'id'> & {
    value: string;
    onChange: (value: string) => void;
    type?: 'text' | 'search' | 'email' | 'url' | 'tel' | 'password';
    icon?: ReactNode;
    /** A short text or icon at the end of the field. */
    suffix?: ReactNode;
  };

export function TextInput({
  label,
  hideLabel,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  type = 'text',
  icon,
  suffix,
  ...rest
}: TextInputProps) {
  const field = { label, hideLabel, hint, error, required, className };
  return (
    <Field {...field}>
      {(control) => (
        <span className={box.wrap}>
          {icon && <span className={box.lead}>{icon}</span>}
          <input
            {...rest}
            {...control}
            type={type}
            className={box.control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {suffix && <span className={box.trail}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
