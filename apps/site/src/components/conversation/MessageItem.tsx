import { classNames } from '@mes/ui/class-names';
import styles from './Conversation.module.css';
import type { ConversationMessage } from './conversation-message';
import { MessageActions } from './MessageActions';
import { MessageText } from './MessageText';
import * as texts from './texts';

interface MessageItemProps {
  message: ConversationMessage;
  accountId: string | undefined;
  isTarget: boolean;
}

export function MessageItem({ message, accountId, isTarget }: MessageItemProps) {
  const { id, text, mentions, isEdited, isDeleted, notes = [] } = message;
  return (
    <div
      id={`message-${id}`}
      className={classNames(styles.message, isDeleted && styles.deleted, isTarget && styles.target)}
    >
      <div className={styles.body}>
        <MessageText message={text} mentions={mentions} accountId={accountId} />
        {isEdited && <span className={styles.note}>{texts.edited}</span>}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <MessageActions message={message} />
    </div>
  );
}

/** False if the message is not loaded. Null is the first unread one. */
export function scrollToMessage(id: string | null): boolean {
  const element = document.getElementById(id === null ? 'first-unread' : `message-${id}`);
  element?.scrollIntoView({ block: 'center' });
  return element !== null;
}
