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
    /** Null while nothing, or no number, stands in the box. */
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
  // While somebody types, "1." and "-" stand as typed although they are no numbers yet.
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
            // Scrolling the page over a focused box must not change its number.
            onWheel={(event) => event.currentTarget.blur()}
          />
          {suffix && <span className={box.trail}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
