import { type ComponentProps, type ReactNode, useState } from 'react';
import box from './Control.module.css';
import { Field, type FieldProps } from './Field';
import styles from './NumberInput.module.css';
import { parseNumber } from './parse-number';

export type NumberInputProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    keyof FieldProps | 'value' | 'onChange' | 'type' | 'id' | 'min' | 'max' | 'step'
  > & {
    /** Null while the field is empty or not a number. */
    value: number | null;
    onChange: (value: number | null) => void;
    min?: number;
    max?: number;
    step?: number;
    suffix?: ReactNode;
  };

export function NumberInput({
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
  step = 1,
  suffix,
  ...rest
}: NumberInputProps) {
  // Keeps incomplete input such as "1." and "-" while typing.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field {...{ label, hideLabel, hint, error, required, className }}>
      {(control) => (
        <span className={box.wrap}>
          <input
            {...rest}
            {...control}
            type="number"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            className={`${box.control} ${styles.number}`}
            min={min}
            max={max}
            step={step}
            value={typed ?? value ?? ''}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(parseNumber(event.target.value));
            }}
            onBlur={(event) => {
              setTyped(null);
              rest.onBlur?.(event);
            }}
            // Scrolling the page must not change the number of a focused field.
            onWheel={(event) => event.currentTarget.blur()}
          />
          {suffix && <span className={box.trail}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
