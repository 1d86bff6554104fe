import type { Json } from '@mes/contract/scalars';
import { valueFromForm, valueToForm } from '@mes/domain/properties/property-form';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { TextArea } from '../../components/forms/TextArea';
import styles from './PropertyEditor.module.css';
import * as texts from './texts';

interface JsonControlProps {
  label: string;
  value: Json;
  error?: string;
  onChange: (value: Json) => void;
  onUnreadable: (reason: string | null) => void;
}

/** JSON is checked while it is typed, and can be put into its usual form. */
export function JsonControl({ label, value, error, onChange, onUnreadable }: JsonControlProps) {
  const [typed, setTyped] = useState(() => valueToForm('json', value));
  const parsed = valueFromForm('json', typed);
  return (
    <>
      <TextArea
        label={label}
        error={parsed.ok ? error : parsed.reason}
        hint={texts.emptyForNone}
        rows={8}
        spellCheck={false}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          const next = valueFromForm('json', text);
          onUnreadable(next.ok ? null : next.reason);
          if (next.ok) onChange(next.value as Json);
        }}
      />
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          size="sm"
          disabled={!parsed.ok}
          onClick={() => parsed.ok && setTyped(valueToForm('json', parsed.value))}
        >
          {texts.prettyPrint}
        </Button>
      </div>
    </>
  );
}
