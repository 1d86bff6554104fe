import { isEditable } from '@mes/domain/chat/limits';
import { classNames } from '@mes/ui/class-names';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import styles from './ChatMessageList.module.css';
import { ChatText } from './ChatText';
import type { ShownMessage } from './chat-pages';
import * as texts from './texts';
import type { MessageActions } from './use-message-actions';

export interface Reader {
  readonly accountId: string | undefined;
  readonly isStaff: boolean;
  readonly actions: MessageActions;
}

interface ChatMessageItemProps {
  message: ShownMessage;
  reader: Reader;
  isTarget: boolean;
}

/** One message with what its reader can do with it. */
export function ChatMessageItem({ message, reader, isTarget }: ChatMessageItemProps) {
  const { id, editedAt, originalText, deletion } = message;
  return (
    <div
      id={`message-${id}`}
      className={classNames(
        styles.message,
        deletion != null && styles.deleted,
        isTarget && styles.target,
      )}
    >
      <div className={styles.body}>
        <ChatText message={message} accountId={reader.accountId} />
        {editedAt !== null && <span className={styles.note}>{texts.edited}</span>}
        {originalText != null && (
          <p className={styles.note}>{interpolate(texts.originalText, { text: originalText })}</p>
        )}
        {deletion && <p className={styles.note}>{deletionText(deletion)}</p>}
      </div>
      <Actions message={message} reader={reader} />
    </div>
  );
}

function Actions({
  message,
  reader: { accountId, isStaff, actions },
}: Pick<ChatMessageItemProps, 'message' | 'reader'>) {
  const now = useNow(60_000);
  const { author, sentAt, deletion } = message;
  const isOwn = author !== null && author.id === accountId;
  const offered = deletion
    ? [isStaff && !deletion.own && { label: texts.restore, run: actions.restore }]
    : [
        isOwn && isEditable(sentAt, now) && { label: texts.edit, run: actions.edit },
        isOwn && { label: texts.delete_, run: actions.deleteOwn },
        isStaff && !isOwn && { label: texts.remove, run: actions.remove },
        isStaff && !isOwn && author && { label: texts.timeOut, run: actions.timeOut },
      ];
  const shown = offered.filter((each) => each !== false && each !== null);
  if (shown.length === 0) return null;
  return (
    <div className={styles.actions}>
      {shown.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          className={styles.action}
          onClick={() => void run(message)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function deletionText({ own, by, reason }: NonNullable<ShownMessage['deletion']>): string {
  if (own) return texts.deletedByAuthor;
  return interpolate(texts.deletedBy, { name: by?.name ?? texts.somebodyWhoLeft, reason });
}
