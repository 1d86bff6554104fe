import type { FieldOption } from '@mes/domain/forms/fields';
import { FORM_LIMITS } from '@mes/domain/forms/limits';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { TextInput } from '../../../components/forms/TextInput';
import { IconButton } from '../../../components/IconButton';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './FieldSettings.module.css';
import { newOption } from './form-draft';

interface OptionsEditorProps {
  options: readonly FieldOption[];
  onChange: (options: FieldOption[]) => void;
}

/** Enter adds an option below. */
export function OptionsEditor({ options, onChange }: OptionsEditorProps) {
  const [added, setAdded] = useState<string | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (added === null) return;
    group.current?.querySelector<HTMLInputElement>(`[data-option="${added}"] input`)?.focus();
  }, [added]);

  const isFull = options.length >= FORM_LIMITS.options;
  const addAfter = (index: number) => {
    if (isFull) return;
    const option = newOption('');
    onChange([...options.slice(0, index), option, ...options.slice(index)]);
    setAdded(option.id);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    addAfter(index + 1);
  };
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>{texts.options}</legend>
      {options.map((option, index) => (
        <div key={option.id} className={styles.option} data-option={option.id}>
          <TextInput
            label={interpolate(texts.optionNumber, { number: index + 1 })}
            hideLabel
            maxLength={FORM_LIMITS.option}
            value={option.label}
            error={option.label.trim() === '' ? texts.optionNeedsLabel : undefined}
            onChange={(label) =>
              onChange(options.map((each) => (each === option ? { ...option, label } : each)))
            }
            onKeyDown={(event) => onKeyDown(event, index)}
          />
          <IconButton
            size="sm"
            label={interpolate(texts.removeOption, {
              label: option.label || interpolate(texts.optionNumber, { number: index + 1 }),
            })}
            icon={<IconX size={16} stroke={1.75} />}
            disabled={options.length === 1}
            onClick={() => onChange(options.filter((each) => each !== option))}
          />
        </div>
      ))}
      <Button
        variant="quiet"
        size="sm"
        className={styles.add}
        disabled={isFull}
        icon={<IconPlus size={15} stroke={1.75} aria-hidden="true" />}
        onClick={() => addAfter(options.length)}
      >
        {texts.addOption}
      </Button>
    </fieldset>
  );
}
