import { classNames } from '@mes/ui/class-names';
import { useId } from 'react';
import { interpolate } from '../../../interpolate';
import { useKeyLabel } from '../keys/stored-keys';
import { Key } from '../Press';
import { useRoom } from '../state/room-context';
import { say } from '../state/room-notice';
import type { SeenRevision } from '../state/use-acts';
import * as roomTexts from '../texts';
import { useDraft } from '../use-draft';
import styles from './CueBench.module.css';
import { FOCUS_FIELD_ID } from './field-ids';
import { focusChoices, focusText, parseFocus } from './focus-choices';
import * as texts from './texts';

/** Focus, title and text of the cue. Whoever writes sees whether somebody else is in the same field. */
export function CueFields() {
  const { desk, acts, matchOf } = useRoom();
  const list = useId();
  const writeKey = useKeyLabel('write');
  const cue = desk.preview?.cue;
  const choices = focusChoices(cue ? (matchOf(cue.match)?.match ?? null) : null);
  const saveFocus = (text: string, seen: SeenRevision) => {
    const focus = parseFocus(text, choices);
    if (focus) void acts.act({ act: 'edit_preview', change: { focus } }, seen);
    else say(interpolate(texts.noSuchFocus, { name: text }));
  };
  return (
    <div className={styles.fields}>
      <CueField
        id={FOCUS_FIELD_ID}
        label={roomTexts.fieldFocus}
        field="preview.focus"
        value={cue ? focusText(cue.focus, choices) : ''}
        placeholder={texts.focusPlaceholder}
        list={list}
        maxLength={80}
        keyLabel={writeKey}
        isDisabled={!cue}
        onSave={saveFocus}
      />
      <datalist id={list}>
        {choices.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <CueField
        label={roomTexts.fieldTitle}
        field="preview.title"
        value={cue?.texts.title ?? ''}
        maxLength={60}
        isDisabled={!cue}
        onSave={(title, seen) =>
          void acts.act({ act: 'edit_preview', change: { texts: { title } } }, seen)
        }
      />
      <CueField
        label={roomTexts.fieldText}
        field="preview.text"
        value={cue?.texts.text ?? ''}
        maxLength={160}
        isDisabled={!cue}
        onSave={(text, seen) =>
          void acts.act({ act: 'edit_preview', change: { texts: { text } } }, seen)
        }
      />
    </div>
  );
}

interface CueFieldProps {
  id?: string;
  label: string;
  field: string;
  value: string;
  maxLength: number;
  isDisabled: boolean;
  placeholder?: string;
  list?: string;
  keyLabel?: string;
  onSave: (text: string, seen: SeenRevision) => void;
}

function CueField({ label, field, value, isDisabled, keyLabel, onSave, ...input }: CueFieldProps) {
  const { operators, ownId } = useRoom();
  const peer = operators.find(
    ({ player, place }) => player.id !== ownId && place?.kind === 'field' && place.field === field,
  );
  const draft = useDraft({ field, value, onSave });
  return (
    <label className={classNames(styles.field, peer && styles.peer)}>
      <small>
        {label}
        {peer && `, ${interpolate(roomTexts.isTyping, { name: peer.player.name })}`}
      </small>
      <input {...input} aria-label={label} autoComplete="off" disabled={isDisabled} {...draft} />
      {keyLabel && <Key>{keyLabel}</Key>}
    </label>
  );
}
