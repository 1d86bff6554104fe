import { useId } from 'react';
import styles from './Decision.module.css';
import type { DisputeOutcome } from './outcomes';
import * as texts from './texts';

interface OutcomeListProps {
  outcomes: readonly DisputeOutcome[];
  value: string | null;
  disabled: boolean;
  onChange: (key: string) => void;
}

/** The choice of an outcome; each has a key of the keyboard. */
export function OutcomeList({ outcomes, value, disabled, onChange }: OutcomeListProps) {
  const name = useId();
  return (
    <fieldset className={styles.outcomes} disabled={disabled}>
      <legend>{texts.decision}</legend>
      {outcomes.map(({ key, title, note, hint, isPossible }) => (
        <label key={key} className={styles.outcome}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={value === key && isPossible}
            disabled={!isPossible}
            onChange={() => onChange(key)}
          />
          <b>{title}</b>
          <kbd>{key}</kbd>
          <small>
            {note}
            {hint && <em>{hint}</em>}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
