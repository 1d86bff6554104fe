import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { interpolate } from '../../interpolate';
import { IconButton } from '../IconButton';
import * as texts from '../texts';
import box from './Control.module.css';
import styles from './DateTimeInput.module.css';
import { Field, type FieldProps } from './Field';
import { fromLocal, fromText, toLocal, toText } from './local-date-time';

export type DateTimeInputProps = FieldProps & {
  /** Epoch milliseconds; shown and typed in the visitor's zone. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  name?: string;
};

const EXAMPLE = '2024-09-22 20:30';
/** Not an example date, which would look like a value. */
const PATTERN = 'YYYY-MM-DD HH:MM';

/**
 * A text field for `2024-09-22 20:30` with the browser's calendar. The native field would format the time
 * by the language of the browser, often with AM and PM.
 */
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
  disabled,
  name,
}: DateTimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [hasInvalidText, setHasInvalidText] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const shownError =
    error || (hasInvalidText && interpolate(texts.wrongDateTime, { example: EXAMPLE }));

  return (
    <Field {...{ label, hideLabel, hint, required, className }} error={shownError}>
      {(control) => (
        <span className={box.wrap}>
          <input
            {...control}
            type="text"
            name={name}
            autoComplete="off"
            className={`${box.control} ${styles.text}`}
            placeholder={PATTERN}
            disabled={disabled}
            value={typed ?? toText(value)}
            onChange={(event) => {
              setTyped(event.target.value);
              setHasInvalidText(false);
              onChange(fromText(event.target.value));
            }}
            onBlur={() => {
              const isInvalid = typed !== null && typed.trim() !== '' && fromText(typed) === null;
              setHasInvalidText(isInvalid);
              if (!isInvalid) setTyped(null);
            }}
          />
          <input
            ref={calendar}
            type="datetime-local"
            className={styles.calendar}
            // Only its calendar is used, through the button.
            tabIndex={-1}
            aria-hidden="true"
            disabled={disabled}
            min={min === undefined ? undefined : toLocal(min)}
            max={max === undefined ? undefined : toLocal(max)}
            value={value === null ? '' : toLocal(value)}
            onChange={(event) => {
              setTyped(null);
              setHasInvalidText(false);
              onChange(fromLocal(event.target.value));
            }}
          />
          <IconButton
            label={texts.openCalendar}
            className={styles.button}
            icon={<IconCalendar stroke={1.75} />}
            disabled={disabled}
            onClick={() => calendar.current?.showPicker()}
          />
        </span>
      )}
    </Field>
  );
}
