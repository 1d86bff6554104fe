import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useRoom } from './state/room-context';

interface DraftOptions {
  /** As other operators see it: `preview.title`. */
  readonly field: string;
  readonly value: string;
  readonly onSave: (text: string) => void;
}

/**
 * A text while it is written: Enter saves and gives the focus back to the room, Esc drops it, leaving it
 * saves. Until something is typed it follows what others write.
 */
export function useDraft({ field, value, onSave }: DraftOptions) {
  const { setTyping, setPlace, leaveField } = useRoom();
  const [draft, setDraft] = useState<string | null>(null);
  const isDropped = useRef(false);

  return {
    value: draft ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onFocus: () => {
      isDropped.current = false;
      setTyping(true);
      setPlace({ kind: 'field', field });
    },
    onBlur: () => {
      setTyping(false);
      leaveField(field);
      if (draft !== null && draft.trim() !== value && !isDropped.current) onSave(draft.trim());
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
