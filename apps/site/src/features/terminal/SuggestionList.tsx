import { useEffect, useRef } from 'react';
import type { Suggestion } from './completion';
import styles from './SuggestionList.module.css';
import * as texts from './texts';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  /** Index of the one that Tab takes. */
  chosen: number;
  onChoose: (suggestion: Suggestion) => void;
}

/** The keyboard focus stays in the text. */
export function SuggestionList({ id, suggestions, chosen, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={texts.suggestions} className={styles.list}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the text field
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
        <div
          key={suggestion.text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className={styles.suggestion}
          // Keeps the focus in the text field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className={styles.text}>{suggestion.text.trimEnd()}</span>
          {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
        </div>
      ))}
    </div>
  );
}
