import { cleanMessage } from '@mes/domain/messages/text';
import { classNames } from '@mes/ui/class-names';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { interpolate } from '../../interpolate';
import { Button } from '../Button';
import box from '../forms/Control.module.css';
import { Field } from '../forms/Field';
import styles from './Conversation.module.css';
import { hasKeyboard } from './has-keyboard';
import { MentionList } from './MentionList';
import * as texts from './texts';
import { useDraft } from './use-draft';
import { useMentionCompletion } from './use-mention-completion';

interface ComposerProps {
  accountId: string;
  /** What is typed survives a reload under this id. */
  draftId: string;
  label: string;
  placeholder: string;
  maxLength: number;
  /** Completes names of players after an `@`. */
  withMentions?: boolean;
  /** Takes the focus when it appears, where there is a keyboard. */
  takesFocus?: boolean;
  onSend: (text: string) => void;
}

/** With a keyboard, Enter sends and Shift+Enter inserts a new line; on a phone the button sends. */
export function Composer({
  accountId,
  draftId,
  label,
  placeholder,
  maxLength,
  withMentions = false,
  takesFocus = false,
  onSend,
}: ComposerProps) {
  const [draft, setDraft] = useDraft(accountId, draftId);
  const area = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentionCompletion({
    text: draft,
    setText: setDraft,
    area,
    enabled: withMentions,
  });
  const text = cleanMessage(draft);
  const tooMany = (text?.length ?? 0) - maxLength;
  const hasList = mentions.players.length > 0;

  // After the frame has moved the focus to the new page.
  useEffect(() => {
    if (!takesFocus || !hasKeyboard()) return;
    const frame = requestAnimationFrame(() => area.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);

  const send = () => {
    if (text === null || tooMany > 0) return;
    setDraft('');
    onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter during an IME composition confirms the composition.
    if (event.nativeEvent.isComposing || mentions.onKeyDown(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        area.current?.focus();
      }}
    >
      {hasList && (
        <MentionList
          id={mentions.listId}
          players={mentions.players}
          chosen={mentions.chosen}
          onChoose={mentions.complete}
        />
      )}
      <Field
        label={label}
        hideLabel
        error={tooMany > 0 && interpolate(texts.messageTooLong, { tooMany, most: maxLength })}
        className={styles.field}
      >
        {(control) => (
          <textarea
            {...control}
            ref={area}
            rows={1}
            className={classNames(box.control, styles.area)}
            placeholder={placeholder}
            aria-autocomplete={withMentions ? 'list' : undefined}
            aria-controls={hasList ? mentions.listId : undefined}
            aria-activedescendant={hasList ? `${mentions.listId}-${mentions.chosen}` : undefined}
            value={draft}
            onChange={(event) => {
              setDraft(event.target.value);
              mentions.onType(event.target.selectionStart);
            }}
            onSelect={(event) => mentions.setCaret(event.currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <Button
        type="submit"
        icon={<IconSend stroke={1.75} aria-hidden="true" />}
        disabled={text === null || tooMany > 0}
      >
        {texts.send}
      </Button>
    </form>
  );
}

/** In place of the composer: why the reader cannot write. */
export function ComposerClosed({ children }: { children: React.ReactNode }) {
  return (
    <p className={styles.closed} role="status">
      {children}
    </p>
  );
}
