import { MAX_MESSAGE } from '@mes/contract/constants';
import { cleanMessage } from '@mes/domain/messages/text';
import { classNames } from '@mes/ui/class-names';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import box from '../../components/forms/Control.module.css';
import { Field } from '../../components/forms/Field';
import { interpolate } from '../../interpolate';
import styles from './Composer.module.css';
import { hasKeyboard } from './has-keyboard';
import * as texts from './texts';
import { useDraft } from './use-draft';

interface ComposerProps {
  accountId: string;
  user: { readonly id: string; readonly name: string };
  onSend: (message: string) => void;
}

/** With a keyboard, Enter sends and Shift+Enter inserts a new line; on a phone the button sends. */
export function Composer({ accountId, user, onSend }: ComposerProps) {
  const [draft, setDraft] = useDraft(accountId, user.id);
  const area = useRef<HTMLTextAreaElement>(null);
  const message = cleanMessage(draft);
  const tooMany = (message?.length ?? 0) - MAX_MESSAGE;

  // After the frame has moved the focus to the new page.
  useEffect(() => {
    if (!hasKeyboard()) return;
    const frame = requestAnimationFrame(() => area.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const send = () => {
    if (message === null || tooMany > 0) return;
    setDraft('');
    onSend(message);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter during an IME composition confirms the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!hasKeyboard()) return;
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
      <Field
        label={interpolate(texts.messageTo, { name: user.name })}
        hideLabel
        error={tooMany > 0 && interpolate(texts.messageTooLong, { tooMany, most: MAX_MESSAGE })}
        className={styles.field}
      >
        {(control) => (
          <textarea
            {...control}
            ref={area}
            rows={1}
            className={classNames(box.control, styles.area)}
            placeholder={interpolate(texts.writeTo, { name: user.name })}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <Button
        type="submit"
        icon={<IconSend stroke={1.75} aria-hidden="true" />}
        disabled={message === null || tooMany > 0}
      >
        {texts.send}
      </Button>
    </form>
  );
}
