import type { CallDescription } from '@mes/contract/terminal';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { Button } from '../../components/Button';
import { interpolate } from '../../interpolate';
import { complete, type Suggestion } from './completion';
import styles from './Editor.module.css';
import { highlight } from './highlight';
import { SuggestionList } from './SuggestionList';
import * as texts from './texts';
import type { CommandHistory } from './use-command-history';

const MAX_LENGTH = 20_000;

interface EditorProps {
  ref: Ref<HTMLTextAreaElement>;
  code: string;
  calls: readonly CallDescription[];
  history: CommandHistory;
  isRunning: boolean;
  onChange: (code: string) => void;
  onRun: () => void;
  onStop: () => void;
}

/** A plain text field over the same text in tones. */
export function Editor(props: EditorProps) {
  const { ref, code, calls, history, isRunning, onChange, onRun, onStop } = props;
  const id = useId();
  const listId = `${id}-list`;
  /** Null after Escape and while the caret is elsewhere: nothing is suggested. */
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const completion = caret === null ? null : complete({ text: code, caret, calls });
  const chosenIndex = Math.min(chosen, (completion?.suggestions.length ?? 1) - 1);

  function take(field: HTMLTextAreaElement, { text }: Suggestion): void {
    if (!completion || caret === null) return;
    const next = code.slice(0, completion.from) + text + code.slice(caret);
    const position = completion.from + text.length;
    onChange(next);
    setChosen(0);
    setCaret(position);
    // After React has written the text, which moves the caret to its end.
    requestAnimationFrame(() => field.setSelectionRange(position, position));
  }

  function onListKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    if (!completion || event.ctrlKey || event.metaKey) return false;
    const { length } = completion.suggestions;
    if (event.key === 'ArrowDown') setChosen((chosenIndex + 1) % length);
    else if (event.key === 'ArrowUp') setChosen((chosenIndex + length - 1) % length);
    else if (event.key === 'Escape') setCaret(null);
    else if (event.key === 'Tab' && !event.shiftKey)
      take(event.currentTarget, completion.suggestions[chosenIndex]!);
    else return false;
    return true;
  }

  function onHistoryKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.shiftKey || event.altKey || selectionStart !== selectionEnd) return false;
    const isFirstLine = !code.slice(0, selectionStart).includes('\n');
    const isLastLine = !code.slice(selectionStart).includes('\n');
    // An earlier command of several lines is left by one key, unless the caret was put into it.
    const isBrowsing = history.position > 0 && selectionStart === code.length;
    const older = event.key === 'ArrowUp' && (isFirstLine || isBrowsing);
    const newer = event.key === 'ArrowDown' && isLastLine;
    if (!older && !newer) return false;
    const earlier = history.move(older ? 1 : -1, code);
    if (earlier === null) return false;
    onChange(earlier);
    setCaret(null);
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return;
    const runs = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (runs) {
      setCaret(null);
      onRun();
    }
    const { selectionStart, selectionEnd } = event.currentTarget;
    // With a selection it copies, as everywhere.
    const stops =
      isRunning && event.ctrlKey && event.key === 'c' && selectionStart === selectionEnd;
    if (stops) onStop();
    if (runs || stops || onListKey(event) || onHistoryKey(event)) event.preventDefault();
  }

  return (
    <div className={styles.editor}>
      <label className={styles.label} htmlFor={id}>
        {texts.command}
      </label>
      <div className={styles.scroll}>
        <div className={styles.field}>
          <pre className={styles.code} aria-hidden="true">
            {highlight(code).map(({ kind, text, start }) => (
              <span key={start} className={styles[kind]}>
                {text}
              </span>
            ))}
            {/* An empty last line has no height otherwise. */}
            {'\n'}
          </pre>
          <textarea
            ref={ref}
            id={id}
            className={styles.input}
            value={code}
            maxLength={MAX_LENGTH}
            rows={4}
            placeholder={texts.commandPlaceholder}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-autocomplete="list"
            aria-controls={completion ? listId : undefined}
            aria-activedescendant={completion ? `${listId}-${chosenIndex}` : undefined}
            aria-describedby={`${id}-keys`}
            onChange={(event) => {
              history.leave();
              setChosen(0);
              setCaret(event.target.selectionStart);
              onChange(event.target.value);
            }}
            onBlur={() => setCaret(null)}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      {completion && (
        <SuggestionList
          id={listId}
          suggestions={completion.suggestions}
          chosen={chosenIndex}
          onChoose={(suggestion) => {
            const field = document.getElementById(id);
            if (field instanceof HTMLTextAreaElement) take(field, suggestion);
          }}
        />
      )}
      <div className={styles.foot}>
        <p id={`${id}-keys`} className={styles.keys}>
          {history.position === 0
            ? texts.keys
            : interpolate(texts.earlierCommand, {
                number: history.position,
                count: history.count,
              })}
        </p>
        {isRunning ? (
          <Button variant="ghost" icon={<IconPlayerStopFilled size={15} />} onClick={onStop}>
            {texts.stop}
          </Button>
        ) : (
          <Button icon={<IconPlayerPlayFilled size={15} />} onClick={onRun}>
            {texts.run}
          </Button>
        )}
      </div>
    </div>
  );
}
