import type { Json } from '@mes/contract/scalars';
import type { ListField, PropertyLimits } from '@mes/domain/properties/properties';
import { IconChevronDown, IconChevronUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { TextInput } from '../../components/forms/TextInput';
import { IconButton } from '../../components/IconButton';
import { Alert } from '../../components/states/Alert';
import { interpolate } from '../../interpolate';
import styles from './ListControl.module.css';
import * as texts from './texts';

interface ListControlProps {
  label: string;
  items: readonly Json[];
  limits: PropertyLimits;
  error?: string;
  onChange: (items: Json[]) => void;
}

const ONE_TEXT: readonly ListField[] = [{ key: '', label: '', type: 'text' }];

/** Items are added, removed, moved, and edited by their fields. */
export function ListControl({ label, items, limits, error, onChange }: ListControlProps) {
  const fields = limits.fields ?? ONE_TEXT;
  const replace = (at: number, item: Json) =>
    onChange(items.map((each, index) => (index === at ? item : each)));
  const move = (at: number, by: number) => {
    const moved = [...items];
    moved.splice(at + by, 0, ...moved.splice(at, 1));
    onChange(moved);
  };
  return (
    <fieldset className={styles.list}>
      <legend className={styles.label}>{label}</legend>
      {items.length === 0 && <p className={styles.empty}>{texts.emptyList}</p>}
      <ol className={styles.items}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing else that tells them apart
          <li key={at} className={styles.item}>
            <div className={styles.fields}>
              {fields.map((field) => (
                <TextInput
                  key={field.key}
                  label={
                    field.label
                      ? interpolate(texts.fieldOf, { field: field.label, place: at + 1 })
                      : interpolate(texts.item, { place: at + 1 })
                  }
                  maxLength={field.maxLength ?? 500}
                  value={textOf(item, field)}
                  onChange={(text) => replace(at, withText(item, field, text))}
                />
              ))}
            </div>
            <div className={styles.buttons}>
              <IconButton
                label={interpolate(texts.moveUp, { place: at + 1 })}
                icon={<IconChevronUp stroke={1.75} />}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                label={interpolate(texts.moveDown, { place: at + 1 })}
                icon={<IconChevronDown stroke={1.75} />}
                disabled={at === items.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton
                label={interpolate(texts.removeItem, { place: at + 1 })}
                icon={<IconTrash stroke={1.75} />}
                onClick={() => onChange(items.filter((_, index) => index !== at))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        variant="ghost"
        size="sm"
        icon={<IconPlus size={16} stroke={1.75} />}
        disabled={items.length >= (limits.maxItems ?? Number.POSITIVE_INFINITY)}
        onClick={() => onChange([...items, newItem(limits)])}
      >
        {texts.addItem}
      </Button>
      {error && (
        <Alert kind="danger" announce>
          {error}
        </Alert>
      )}
    </fieldset>
  );
}

function newItem({ fields }: PropertyLimits): Json {
  return fields ? Object.fromEntries(fields.map(({ key }) => [key, ''])) : '';
}

function textOf(item: Json, { key }: ListField): string {
  if (key === '') return String(item);
  return typeof item === 'object' && item !== null
    ? String((item as Record<string, Json>)[key] ?? '')
    : '';
}

function withText(item: Json, { key }: ListField, text: string): Json {
  return key === '' ? text : { ...(item as Record<string, Json>), [key]: text };
}
