import type { ChoiceField } from '@mes/domain/forms/fields';
import { otherAnswer, otherText } from '@mes/domain/forms/fields';
import { FORM_LIMITS } from '@mes/domain/forms/limits';
import { useId } from 'react';
import { TextInput } from '../../components/forms/TextInput';
import styles from './AnswerFields.module.css';
import { FieldGroup } from './FieldGroup';
import * as texts from './texts';

interface ChoiceInputProps {
  field: ChoiceField;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Radio buttons, or checkboxes where several can be chosen. */
export function ChoiceInput({ field, chosen, error, onChange }: ChoiceInputProps) {
  const name = useId();
  const { many, options } = field;
  const own = chosen.find((each) => otherText(each) !== null);
  const toggle = (value: string, isChosen: boolean) => {
    if (!many) return onChange(isChosen ? [value] : []);
    onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  };
  const input = (value: string, isChosen: boolean, text: string) => (
    <label key={value} className={styles.option}>
      <input
        type={many ? 'checkbox' : 'radio'}
        name={name}
        className={many ? styles.checkbox : styles.radio}
        checked={isChosen}
        onChange={(event) => toggle(value, event.target.checked)}
      />
      <span>{text}</span>
    </label>
  );
  return (
    <FieldGroup
      field={field}
      error={error}
      onClear={!many && !field.required && chosen.length > 0 ? () => onChange([]) : undefined}
    >
      <div className={styles.options}>
        {options.map(({ id, label }) => input(id, chosen.includes(id), label))}
        {field.other && input(own ?? otherAnswer(''), own !== undefined, texts.otherOption)}
      </div>
      {own !== undefined && (
        <TextInput
          label={texts.otherLabel}
          className={styles.own}
          maxLength={FORM_LIMITS.shortText}
          value={otherText(own) ?? ''}
          onChange={(text) =>
            onChange(chosen.map((each) => (each === own ? otherAnswer(text) : each)))
          }
        />
      )}
    </FieldGroup>
  );
}
