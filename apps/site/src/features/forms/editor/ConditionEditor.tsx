import {
  type Condition,
  conditionValues,
  type FormField,
  fieldProblem,
  OTHER_VALUE,
} from '@mes/domain/forms/fields';
import { Checkbox } from '../../../components/forms/Checkbox';
import { Select } from '../../../components/forms/Select';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './FieldSettings.module.css';
import type { DraftField } from './form-draft';

interface ConditionEditorProps {
  field: DraftField;
  fields: readonly DraftField[];
  onChange: (condition: DraftField['condition']) => void;
}

const ALWAYS = '';

export function ConditionEditor({ field, fields, onChange }: ConditionEditorProps) {
  const { condition } = field;
  const parent = fields.find(({ id }) => id === condition?.field);
  const possible = parent ? conditionValues(parent) : [];
  const options = fields
    .filter((other) => canDependOn(field, other, fields))
    .map(({ id, label }) => ({
      value: id,
      label: interpolate(texts.whenAnswered, { label }),
    }));
  if (options.length === 0) return null;
  return (
    <>
      <Select
        label={texts.condition}
        options={[{ value: ALWAYS, label: texts.always }, ...options]}
        value={condition?.field ?? ALWAYS}
        onChange={(id) => onChange(id === ALWAYS ? null : { field: id, values: [] })}
      />
      {parent && condition && possible.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            {interpolate(texts.whenValues, { label: parent.label })}
          </legend>
          <div>
            {possible.map((value) => (
              <Checkbox
                key={value}
                label={valueLabel(parent, value)}
                checked={condition.values.includes(value)}
                onChange={(isChosen) => onChange(withValue(condition, value, isChosen))}
              />
            ))}
          </div>
          <p className={styles.hint}>{texts.anyValue}</p>
        </fieldset>
      )}
    </>
  );
}

/** Not itself, nor what depends on it. */
function canDependOn(field: DraftField, other: DraftField, fields: readonly DraftField[]): boolean {
  if (other.id === field.id) return false;
  const dependent = { ...field, condition: { field: other.id, values: [] } };
  const changed = fields.map((each) => (each.id === field.id ? dependent : each));
  return fieldProblem(changed)?.field !== field.id;
}

function withValue(condition: Condition, value: string, isChosen: boolean) {
  const others = condition.values.filter((each) => each !== value);
  return { ...condition, values: isChosen ? [...others, value] : others };
}

function valueLabel(parent: FormField, value: string): string {
  if (value === OTHER_VALUE) return texts.otherOption;
  if (parent.kind !== 'choice') return value;
  return parent.options.find(({ id }) => id === value)?.label ?? value;
}
