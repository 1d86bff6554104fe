import { classNames } from '@mes/ui/class-names';
import { IconSelector } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import * as texts from '../texts';
import box from './Control.module.css';
import { Field, type FieldProps } from './Field';
import styles from './Select.module.css';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export type SelectProps<Value extends string> = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'value' | 'onChange' | 'id' | 'multiple'> & {
    options: readonly Option<Value>[];
    /** Null while nothing is chosen. */
    value: Value | null;
    onChange: (value: Value) => void;
    placeholder?: string;
    /** For long lists: a text field that filters the options. */
    searchable?: boolean;
  };

const SearchSelect = lazy(() => import('./SearchSelect'));

/** A native select, which needs no script and has the usual look on phones. */
export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  required,
  className,
  options,
  value,
  onChange,
  placeholder,
  searchable = false,
  ...rest
}: SelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...{ label, hideLabel, hint, error, required, className }}>
      {(control) => {
        const plain = (
          <span className={box.wrap}>
            <select
              {...rest}
              {...control}
              className={classNames(box.control, styles.select, !chosen && styles.empty)}
              value={chosen ? chosen.value : ''}
              onChange={(event) => onChange(event.target.value as Value)}
            >
              {!chosen && (
                <option value="" disabled>
                  {placeholder ?? texts.choose}
                </option>
              )}
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </select>
            <span className={box.trail}>
              <IconSelector stroke={1.75} aria-hidden="true" />
            </span>
          </span>
        );
        if (!searchable) return plain;
        return (
          <Suspense fallback={plain}>
            <SearchSelect
              control={control}
              options={options}
              value={value}
              onChange={(next) => onChange(next as Value)}
              placeholder={placeholder}
              disabled={rest.disabled}
            />
          </Suspense>
        );
      }}
    </Field>
  );
}
