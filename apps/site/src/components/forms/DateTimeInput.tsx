import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { IconButton } from '../IconButton';
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
/** A date would look like one that is set already. */
const PATTERN = 'YYYY-MM-DD HH:MM';

/**
 * Typed as `2024-09-22 20:30`, or picked from the browser's calendar. The browser's own field would
 * write the time as its language does, with AM and PM for many.
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
  const [unreadable, setUnreadable] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const wrong = error || (unreadable && `Write date and time like ${EXAMPLE}.`);

  return (
    <Field {...{ label, hideLabel, hint, required, className }} error={wrong}>
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
              setUnreadable(false);
              onChange(fromText(event.target.value));
            }}
            onBlur={() => {
              const nonsense = typed !== null && typed.trim() !== '' && fromText(typed) === null;
              setUnreadable(nonsense);
              if (!nonsense) setTyped(null);
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
              setUnreadable(false);
              onChange(fromLocal(event.target.value));
            }}
          />
          <IconButton
            label="Open calendar"
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
