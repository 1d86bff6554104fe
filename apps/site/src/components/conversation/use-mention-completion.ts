import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { usePlayerSearch } from '../players/use-player-search';
import { completeMention, typedMention } from './mention-draft';

interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly enabled: boolean;
}

const MOST_NAMES = 6;

/** Completes the name of a player after an `@`; arrow keys choose, Enter and Tab take. */
export function useMentionCompletion({ text, setText, area, enabled }: Draft) {
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [dismissed, setDismissed] = useState('');
  const nextCaret = useRef<number | null>(null);
  const listId = useId();
  const mention = enabled ? typedMention(text, caret) : null;
  const { found } = usePlayerSearch(mention?.query ?? '');
  const players = mention && mention.query !== dismissed ? found.slice(0, MOST_NAMES) : [];

  // After React has written the completed text into the field.
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  const complete = (index: number) => {
    const player = players[index];
    if (!player || !mention) return;
    const completed = completeMention(text, { from: mention.from, caret, name: player.name });
    nextCaret.current = completed.caret;
    setText(completed.text);
    setCaret(completed.caret);
    setChosen(0);
    area.current?.focus();
  };

  /** Returns whether the key was for the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (players.length === 0 || !mention) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((chosen + step + players.length) % players.length);
    else if (event.key === 'Enter' || event.key === 'Tab') complete(chosen);
    else if (event.key === 'Escape') setDismissed(mention.query);
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    players,
    chosen,
    listId,
    complete,
    onKeyDown,
    setCaret,
    onType(position: number) {
      setCaret(position);
      setChosen(0);
    },
  };
}
