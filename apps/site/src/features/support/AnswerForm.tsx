import { errorText } from '@mes/client/error-text';
import type { TicketPicture } from '@mes/contract/support-schemas';
import { cleanMessage } from '@mes/domain/messages/text';
import { TICKET_LIMITS } from '@mes/domain/support/limits';
import { classNames } from '@mes/ui/class-names';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { api } from '../../api/client';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import box from '../../components/forms/Control.module.css';
import { Field } from '../../components/forms/Field';
import { notify } from '../../components/toasts/notify';
import styles from './AnswerForm.module.css';
import { PictureInput } from './PictureInput';
import * as texts from './texts';
import { useSingleRun } from './use-single-run';

interface AnswerFormProps {
  id: string;
  /** What is written, which survives a reload. */
  draft: readonly [text: string, setText: (text: string) => void];
  area: RefObject<HTMLTextAreaElement | null>;
  children?: ReactNode;
}

const TYPING_EVERY_MS = 3_000;

/** Ctrl+Enter sends, Escape gives the keys back to the page. */
export function AnswerForm({ id, draft: [text, setText], area, children }: AnswerFormProps) {
  const answer = useWrite('support', 'answer');
  const [pictures, setPictures] = useState<readonly TicketPicture[]>([]);
  const showTyping = useTyping(id);
  const isEmpty = cleanMessage(text) === null;

  const send = useSingleRun(async () => {
    if (isEmpty) return;
    try {
      await answer.mutateAsync({ id, text, pictures: pictures.map((picture) => picture.id) });
      setText('');
      setPictures([]);
    } catch (error) {
      notify({ message: errorText(error), kind: 'danger' });
    }
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={texts.answer} hint={texts.answerHint}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            rows={4}
            maxLength={TICKET_LIMITS.text}
            className={classNames(box.control, styles.area)}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              showTyping();
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" loading={answer.isPending} disabled={isEmpty}>
          {texts.send}
        </Button>
        <PictureInput pictures={pictures} onChange={setPictures} />
        {children}
      </div>
    </form>
  );
}

function useTyping(id: string): () => void {
  const shownAt = useRef(0);
  return () => {
    const now = Date.now();
    if (now - shownAt.current < TYPING_EVERY_MS) return;
    shownAt.current = now;
    api.support.typing({ id }).catch(() => {});
  };
}
