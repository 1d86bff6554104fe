import type { RatingField } from '@mes/domain/forms/fields';
import { useId } from 'react';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import styles from './AnswerFields.module.css';
import { FieldGroup } from './FieldGroup';
import * as texts from './texts';

interface RatingInputProps {
  field: RatingField;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

export function RatingInput({ field, value, error, onChange }: RatingInputProps) {
  const name = useId();
  const { steps } = field;
  return (
    <FieldGroup
      field={field}
      error={error}
      onClear={!field.required && value !== null ? () => onChange(null) : undefined}
    >
      <div className={styles.rating}>
        <div className={styles.steps}>
          {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
            <label key={step} className={styles.step}>
              <input
                type="radio"
                name={name}
                className={styles.stepInput}
                checked={value === step}
                onChange={() => onChange(step)}
              />
              <span aria-hidden="true">{step}</span>
              <Hidden>{interpolate(texts.ratingStep, { step, steps })}</Hidden>
            </label>
          ))}
        </div>
        <div className={styles.ends} aria-hidden="true">
          <span>{texts.low}</span>
          <span>{texts.high}</span>
        </div>
      </div>
    </FieldGroup>
  );
}
