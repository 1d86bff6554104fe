import type { TicketTyping } from '@mes/contract/support-events';
import type { TicketConversation, TicketMessage } from '@mes/contract/support-schemas';
import { classNames } from '@mes/ui/class-names';
import { MessageText } from '../../components/conversation/MessageText';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { PictureView } from './PictureView';
import styles from './TicketMessages.module.css';
import * as texts from './texts';

interface TicketMessagesProps {
  conversation: TicketConversation;
  typing: TicketTyping | null;
}

export function TicketMessages({ conversation, typing }: TicketMessagesProps) {
  const { messages, side, seen, ticket } = conversation;
  const seenByOther = seen[side === 'staff' ? 'player' : 'staff'] ?? '';
  const lastSeen = messages.findLast((each) => each.side === side && each.id <= seenByOther);
  return (
    <ol className={styles.list} aria-live="polite">
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          isOwnSide={message.side === side}
          isMerged={message.ticket !== ticket.id}
          isSeen={message.id === lastSeen?.id}
        />
      ))}
      {typing && (
        <li className={styles.typing}>{interpolate(texts.typing, { name: typing.name })}</li>
      )}
    </ol>
  );
}

interface MessageProps {
  message: TicketMessage;
  isOwnSide: boolean;
  isMerged: boolean;
  /** The last message that the other side has seen. */
  isSeen: boolean;
}

function Message({ message, isOwnSide, isMerged, isSeen }: MessageProps) {
  const { by, side, text, pictures, sentAt } = message;
  return (
    <li className={classNames(styles.message, isOwnSide && styles.own)}>
      <p className={styles.head}>
        <b>{by?.name ?? texts.deletedUser}</b>
        {side === 'staff' && <span className={styles.staff}>{texts.staffSide}</span>}
        <Time at={sentAt} show="ago" />
        {isMerged && <span>{interpolate(texts.fromTicket, { id: message.ticket })}</span>}
      </p>
      <div className={styles.bubble}>
        <MessageText message={text} />
        {pictures.map((picture) => (
          <PictureView key={picture.id} picture={picture} />
        ))}
      </div>
      {isSeen && <p className={styles.head}>{texts.seen}</p>}
    </li>
  );
}
