import type { ChatChannel } from '@mes/contract/chat-schemas';
import { CHAT_LIMITS } from '@mes/domain/chat/limits';
import { cleanMessage } from '@mes/domain/messages/text';
import { classNames } from '@mes/ui/class-names';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import box from '../../components/forms/Control.module.css';
import { Field } from '../../components/forms/Field';
import { usePlayerSearch } from '../../components/players/use-player-search';
import { interpolate } from '../../interpolate';
import styles from '../messages/Composer.module.css';
import { hasKeyboard } from '../messages/has-keyboard';
import { useDraft } from '../messages/use-draft';
import { MentionList } from './MentionList';
import { completeMention, typedMention } from './mention-draft';
import * as texts from './texts';

interface ChatComposerProps {
  accountId: string;
  channel: ChatChannel;
  onSend: (text: string) => void;
}

const MOST_NAMES = 6;

/** With a keyboard Enter sends and Shift+Enter inserts a new line. `@` completes names of players. */
export function ChatComposer({ accountId, channel, onSend }: ChatComposerProps) {
  const [draft, setDraft] = useDraft(accountId, `chat:${channel.id}`);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [dismissed, setDismissed] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number | null>(null);
  const listId = useId();
  const mention = typedMention(draft, caret);
  const { found } = usePlayerSearch(mention?.query ?? '');
  const names = mention && mention.query !== dismissed ? found.slice(0, MOST_NAMES) : [];
  const text = cleanMessage(draft);
  const tooMany = (text?.length ?? 0) - CHAT_LIMITS.message;

  // After React has written the completed text into the field.
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  const send = () => {
    if (text === null || tooMany > 0) return;
    setDraft('');
    onSend(text);
  };
  const complete = (index: number) => {
    const player = names[index];
    if (!player || !mention) return;
    const completed = completeMention(draft, { from: mention.from, caret, name: player.name });
    nextCaret.current = completed.caret;
    setDraft(completed.text);
    setCaret(completed.caret);
    setChosen(0);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter during an IME composition confirms the composition.
    if (event.nativeEvent.isComposing) return;
    if (names.length > 0 && mention) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) setChosen((chosen + step + names.length) % names.length);
      else if (event.key === 'Enter' || event.key === 'Tab') complete(chosen);
      else if (event.key === 'Escape') setDismissed(mention.query);
      else return;
      event.preventDefault();
      return;
    }
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
      {names.length > 0 && (
        <MentionList id={listId} players={names} chosen={chosen} onChoose={complete} />
      )}
      <Field
        label={interpolate(texts.messageTo, { name: channel.name })}
        hideLabel
        error={
          tooMany > 0 && interpolate(texts.messageTooLong, { tooMany, most: CHAT_LIMITS.message })
        }
        className={styles.field}
      >
        {(control) => (
          <textarea
            {...control}
            ref={area}
            rows={1}
            className={classNames(box.control, styles.area)}
            placeholder={interpolate(texts.writeTo, { name: channel.name })}
            aria-autocomplete="list"
            aria-controls={names.length > 0 ? listId : undefined}
            aria-activedescendant={names.length > 0 ? `${listId}-${chosen}` : undefined}
            value={draft}
            onChange={(event) => {
              setDraft(event.target.value);
              setCaret(event.target.selectionStart);
              setChosen(0);
            }}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
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
