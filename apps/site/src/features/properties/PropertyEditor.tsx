import { errorText } from '@mes/client/error-text';
import type { PropertyDetails } from '@mes/contract/properties';
import type { Json } from '@mes/contract/scalars';
import { valueProblem } from '@mes/domain/properties/properties';
import { useState } from 'react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Alert } from '../../components/states/Alert';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import styles from './PropertyEditor.module.css';
import * as texts from './texts';
import { ValueControl } from './ValueControl';
import { ValueView } from './ValueView';

interface PropertyEditorProps {
  property: PropertyDetails;
  onDraft: (value: Json | undefined) => void;
  onClose: () => void;
}

/** Edits one value; it is saved by itself, and not over what somebody else has saved meanwhile. */
export function PropertyEditor({ property, onDraft, onClose }: PropertyEditorProps) {
  const { id, type, limits, fallback, value, revision, editor } = property;
  const write = useWrite('properties', 'write');
  const [seen, setSeen] = useState(revision);
  const [draft, setDraft] = useState<Json>(value ?? fallback);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const change = (next: Json) => {
    setDraft(next);
    setProblem(null);
    onDraft(next);
  };
  const save = (next: Json, from = seen) => {
    const found = unreadable ?? valueProblem(type, next, limits);
    setProblem(found);
    if (found !== null) return;
    write.mutate(
      { id, value: next, revision: from },
      {
        onSuccess: () => {
          notify({ message: interpolate(texts.propertySaved, { id }), kind: 'success' });
          onClose();
        },
        onError: (error) => setProblem(errorText(error)),
      },
    );
  };
  const isConflict = revision !== seen && !write.isPending;
  return (
    <form
      noValidate
      className={styles.editor}
      aria-label={interpolate(texts.editTitle, { id })}
      onSubmit={(event) => {
        event.preventDefault();
        save(toStored(draft, property));
      }}
    >
      {isConflict && (
        <Alert
          kind="warning"
          announce
          title={interpolate(texts.savedMeanwhile, { name: editor?.name ?? texts.somebody })}
          action={
            <>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  setSeen(revision);
                  change(value ?? fallback);
                }}
              >
                {texts.takeTheirs}
              </Button>
              <Button variant="quiet" size="sm" onClick={() => setSeen(revision)}>
                {texts.keepMine}
              </Button>
            </>
          }
        >
          <ValueView type={type} value={value ?? fallback} limits={limits} />
        </Alert>
      )}
      <ValueControl
        property={property}
        value={draft}
        error={problem ?? undefined}
        onChange={change}
        onUnreadable={setUnreadable}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" loading={write.isPending} disabled={isConflict}>
          {texts.saveProperty}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {texts.cancel}
        </Button>
        {value !== null && (
          <Button variant="quiet" size="sm" disabled={isConflict} onClick={() => save(null)}>
            {fallback === null ? texts.clear : texts.useDefault}
          </Button>
        )}
      </div>
    </form>
  );
}

/** An empty field is no value, unless that differs from the default: then there is none on purpose. */
function toStored(draft: Json, { limits }: PropertyDetails): Json {
  return draft === '' && !limits.allowsNone ? null : draft;
}
