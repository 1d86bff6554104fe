import { IconCopy, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../../components/IconButton';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { SortableList } from '../../../components/sorting/SortableList';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { KIND_LABELS } from '../labels';
import * as texts from '../texts';
import styles from './FieldList.module.css';
import { FieldSettings } from './FieldSettings';
import {
  type DraftField,
  type FormDraft,
  newId,
  withChange,
  withField,
  withoutField,
} from './form-draft';

interface FieldListProps {
  draft: FormDraft;
  selected: string | null;
  onSelect: (fieldId: string | null) => void;
  onChange: (part: Partial<FormDraft> | ((now: FormDraft) => Partial<FormDraft>)) => void;
}

/** The fields in their order, and the settings of the one that is selected. */
export function FieldList({ draft, selected, onSelect, onChange }: FieldListProps) {
  const { fields } = draft;
  const edited = fields.find(({ id }) => id === selected);
  const spoken = (text: string) => (field: DraftField, index: number) =>
    text.replace('{name}', field.label).replace('{place}', String(index + 1));

  const duplicate = (field: DraftField) => {
    const copy = {
      ...field,
      id: newId(),
      label: interpolate(texts.copyOf, { label: field.label }),
    };
    const index = fields.indexOf(field) + 1;
    onChange({ fields: [...fields.slice(0, index), copy, ...fields.slice(index)] });
    onSelect(copy.id);
  };
  const remove = (field: DraftField) => {
    onChange((now) => withoutField(now, field.id));
    if (selected === field.id) onSelect(null);
    notify({
      message: interpolate(texts.fieldDeleted, { name: field.label }),
      action: {
        label: texts.undo,
        run: () => onChange((now) => withField(now, draft, field.id)),
      },
    });
  };

  return (
    <Section title={texts.fields} count={fields.length}>
      {fields.length === 0 && <EmptyRow>{texts.noFields}</EmptyRow>}
      {fields.length > 0 && (
        <Panel className={styles.list}>
          <SortableList
            label={texts.fields}
            items={fields}
            keyOf={({ id }) => id}
            nameOf={({ label }) => label}
            spokenAt={spoken(texts.fieldAt)}
            movedTo={spoken(texts.fieldMoved)}
            onChange={(moved) => onChange({ fields: moved })}
          >
            {(field) => (
              <>
                <Chip>{KIND_LABELS[field.kind]}</Chip>
                <button
                  type="button"
                  className={styles.name}
                  aria-label={interpolate(texts.editField, { name: field.label })}
                  aria-expanded={field.id === selected}
                  onClick={() => onSelect(field.id === selected ? null : field.id)}
                >
                  {field.label}
                  {field.required && <span className={styles.mark}>{texts.requiredMark}</span>}
                  {field.condition && <span className={styles.mark}>{texts.conditional}</span>}
                </button>
                <span className={styles.actions}>
                  <IconButton
                    size="sm"
                    label={interpolate(texts.duplicateField, { name: field.label })}
                    icon={<IconCopy size={16} stroke={1.75} />}
                    onClick={() => duplicate(field)}
                  />
                  <IconButton
                    size="sm"
                    label={interpolate(texts.deleteField, { name: field.label })}
                    icon={<IconTrash size={16} stroke={1.75} />}
                    onClick={() => remove(field)}
                  />
                </span>
              </>
            )}
          </SortableList>
        </Panel>
      )}
      {edited && (
        <FieldSettings
          key={edited.id}
          field={edited}
          place={fields.indexOf(edited) + 1}
          fields={fields}
          onChange={(field) => onChange((now) => withChange(now, field))}
        />
      )}
    </Section>
  );
}
