import type { FormField } from '@mes/domain/forms/fields';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button';
import field from '../../components/forms/Field.module.css';
import * as componentTexts from '../../components/texts';
import styles from './AnswerFields.module.css';
import * as texts from './texts';

interface FieldGroupProps {
  field: Pick<FormField, 'label' | 'help' | 'required'>;
  error: string | undefined;
  /** Takes the answer back, where a click cannot. */
  onClear?: () => void;
  children: ReactNode;
}

/** A question with several controls, which looks like a field with one. */
export function FieldGroup({ field: asked, error, onClear, children }: FieldGroupProps) {
  const noteId = useId();
  const note = error ?? asked.help;
  return (
    <fieldset className={styles.group} aria-describedby={note === '' ? undefined : noteId}>
      <legend className={styles.legend}>
        <span>{asked.label}</span>
        {asked.required && <span className={field.required}>{componentTexts.required}</span>}
      </legend>
      {children}
      {onClear && (
        <Button variant="quiet" size="sm" className={styles.clear} onClick={onClear}>
          {texts.clearAnswer}
        </Button>
      )}
      {note !== '' && (
        <p id={noteId} className={error === undefined ? field.hint : field.error}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
