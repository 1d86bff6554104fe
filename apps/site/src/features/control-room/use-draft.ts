import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useRoom } from './state/room-context';
import type { SeenRevision } from './state/use-acts';

interface DraftOptions {
  /** As other operators see it: `preview.title`. */
  readonly field: string;
  readonly value: string;
  /** With what was seen when the writing began: a text that came meanwhile was not. */
  readonly onSave: (text: string, seen: SeenRevision) => void;
}

/**
 * A text while it is written: Enter saves and gives the focus back to the room, Esc drops it, leaving it
 * saves. Until something is typed it follows what others write.
 */
export function useDraft({ field, value, onSave }: DraftOptions) {
  const { setTyping, setPlace, leaveField, acts } = useRoom();
  const [draft, setDraft] = useState<string | null>(null);
  const isDropped = useRef(false);
  const seen = useRef<SeenRevision | null>(null);

  return {
    value: draft ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      seen.current ??= acts.seenRevision();
      setDraft(event.target.value);
    },
    onFocus: () => {
      isDropped.current = false;
      setTyping(true);
      setPlace({ kind: 'field', field });
    },
    onBlur: () => {
      setTyping(false);
      leaveField(field);
      if (draft !== null && seen.current && draft.trim() !== value && !isDropped.current)
        onSave(draft.trim(), seen.current);
      seen.current = null;
      setDraft(null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      isDropped.current = event.key === 'Escape';
      event.currentTarget.blur();
    },
  };
}
