import { errorText } from '@mes/client/error-text';
import { MAX_ROOM_MESSAGE } from '@mes/contract/constants';
import type { Match } from '@mes/contract/match-schemas';
import type { RoomDetails, RoomMessage } from '@mes/contract/room-schemas';
import { cleanMessage } from '@mes/domain/messages/text';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import { TextInput } from '../../components/forms/TextInput';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { teamOf } from './labels';
import styles from './RoomChat.module.css';
import * as texts from './texts';
import { useRoomChat } from './use-room-chat';

interface RoomChatProps {
  match: Match;
  details: RoomDetails;
}

/** The chat of the two teams and staff; newest messages at the bottom. */
export function RoomChat({ match, details }: RoomChatProps) {
  const chat = useRoomChat(match.id);
  const list = useRef<HTMLOListElement>(null);
  const newest = chat.outgoing ?? chat.messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to every new message
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);

  return (
    <Section title={texts.roomChat}>
      <Panel className={styles.chat}>
        <Loaded query={chat.query}>
          {() => (
            <ol
              ref={list}
              className={styles.list}
              aria-label={texts.roomChat}
              aria-live="polite"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
              tabIndex={0}
            >
              {chat.messages.length === 0 && chat.outgoing === null && (
                <li className={styles.empty}>{texts.noChat}</li>
              )}
              {chat.messages.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  match={match}
                  onDelete={details.isStaff ? () => chat.remove(message.id) : undefined}
                />
              ))}
              {chat.outgoing !== null && <li className={styles.outgoing}>{chat.outgoing}</li>}
            </ol>
          )}
        </Loaded>
        <Composer onSend={chat.send} />
      </Panel>
    </Section>
  );
}

interface MessageProps {
  message: RoomMessage;
  match: Match;
  onDelete?: () => Promise<unknown>;
}

function Message({ message: { by, role, text, sentAt }, match, onDelete }: MessageProps) {
  const from = role === 'staff' ? texts.staff : (teamOf(match, role)?.tag ?? role);
  const remove = () =>
    onDelete &&
    confirmAction({
      title: texts.deleteMessageTitle,
      message: text,
      confirmLabel: texts.deleteMessage,
      danger: true,
      action: onDelete,
      success: texts.messageDeleted,
    });
  return (
    <li className={styles.message}>
      <p className={styles.head}>
        <span className={role === 'staff' ? styles.staff : styles.tag}>{from}</span>
        <b>{by?.name ?? texts.deletedPlayer}</b>
        <Time at={sentAt} show="clock" />
        {onDelete && (
          <button type="button" className={styles.delete} onClick={() => void remove()}>
            {texts.deleteShort}
          </button>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  );
}

/** The text is put back into the field if it could not be sent. */
function Composer({ onSend }: { onSend: (text: string) => Promise<unknown> }) {
  const [draft, setDraft] = useState('');
  const text = cleanMessage(draft);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text === null) return;
    setDraft('');
    onSend(text).catch((error: unknown) => {
      setDraft((typed) => typed || text);
      notify({ message: errorText(error), kind: 'danger' });
    });
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <TextInput
        label={texts.messageToRoom}
        hideLabel
        placeholder={texts.writeToRoom}
        autoComplete="off"
        maxLength={MAX_ROOM_MESSAGE}
        value={draft}
        onChange={setDraft}
        className={styles.field}
      />
      <Button type="submit" disabled={text === null} icon={<IconSend stroke={1.75} />}>
        {texts.send}
      </Button>
    </form>
  );
}
