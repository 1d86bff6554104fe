import { FORM_LIMITS } from '@mes/domain/forms/limits';
import { Checkbox } from '../../../components/forms/Checkbox';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { ConditionEditor } from './ConditionEditor';
import styles from './FieldSettings.module.css';
import type { DraftField } from './form-draft';
import { OptionsEditor } from './OptionsEditor';

interface FieldSettingsProps {
  field: DraftField;
  place: number;
  fields: readonly DraftField[];
  onChange: (field: DraftField) => void;
}

const STEPS = Array.from({ length: FORM_LIMITS.ratingSteps - 1 }, (_, index) => ({
  value: String(index + 2),
  label: String(index + 2),
}));

export function FieldSettings({ field, place, fields, onChange }: FieldSettingsProps) {
  return (
    <Section
      level={3}
      className={styles.section}
      title={interpolate(texts.fieldSettings, { place })}
    >
      <Panel pad className={styles.settings}>
        <TextInput
          label={texts.label}
          required
          maxLength={FORM_LIMITS.label}
          value={field.label}
          error={field.label.trim() === '' ? texts.fieldNeedsLabel : undefined}
          onChange={(label) => onChange({ ...field, label })}
        />
        <TextInput
          label={texts.help}
          hint={texts.helpHint}
          maxLength={FORM_LIMITS.help}
          value={field.help}
          onChange={(help) => onChange({ ...field, help })}
        />
        <KindSettings field={field} onChange={onChange} />
        <Checkbox
          label={texts.required}
          checked={field.required}
          onChange={(required) => onChange({ ...field, required })}
        />
        <ConditionEditor
          field={field}
          fields={fields}
          onChange={(condition) => onChange({ ...field, condition })}
        />
      </Panel>
    </Section>
  );
}

function KindSettings({ field, onChange }: Pick<FieldSettingsProps, 'field' | 'onChange'>) {
  switch (field.kind) {
    case 'text':
      return (
        <Checkbox
          label={texts.longText}
          checked={field.long}
          onChange={(long) => onChange({ ...field, long })}
        />
      );
    case 'number':
      return (
        <>
          <div className={styles.pair}>
            <NumberInput
              label={texts.smallest}
              value={field.min}
              onChange={(min) => onChange({ ...field, min })}
            />
            <NumberInput
              label={texts.largest}
              value={field.max}
              onChange={(max) => onChange({ ...field, max })}
            />
          </div>
          <Checkbox
            label={texts.wholeNumbers}
            checked={field.whole}
            onChange={(whole) => onChange({ ...field, whole })}
          />
        </>
      );
    case 'rating':
      return (
        <Select
          label={texts.steps}
          options={STEPS}
          value={String(field.steps)}
          onChange={(steps) => onChange({ ...field, steps: Number(steps) })}
        />
      );
    case 'choice':
      return (
        <>
          <OptionsEditor
            options={field.options}
            onChange={(options) => onChange({ ...field, options })}
          />
          <div>
            <Checkbox
              label={texts.several}
              checked={field.many}
              onChange={(many) => onChange({ ...field, many })}
            />
            <Checkbox
              label={texts.ownAnswer}
              checked={field.other}
              onChange={(other) => onChange({ ...field, other })}
            />
          </div>
        </>
      );
    case 'player':
    case 'team':
    case 'picture':
      return null;
  }
}
