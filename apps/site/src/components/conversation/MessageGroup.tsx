import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../AppLink';
import { PlayerPhoto } from '../pictures/PlayerPhoto';
import { Hidden } from '../text/Hidden';
import { Time } from '../text/Time';
import styles from './Conversation.module.css';
import type { ConversationMessage } from './conversation-message';
import { MessageItem } from './MessageItem';
import * as texts from './texts';

/** Bubbles where two people write, rows with photos where many do. */
export type ConversationLook = 'bubbles' | 'rows';

interface MessageGroupProps {
  /** Of one author. */
  group: readonly ConversationMessage[];
  look: ConversationLook;
  accountId: string | undefined;
  targetId: string | null;
}

export function MessageGroup({ group, look, accountId, targetId }: MessageGroupProps) {
  const first = group[0]!;
  const isOwn = first.author !== null && first.author.id === accountId;
  const items = group.map((message) => (
    <MessageItem
      key={message.id}
      message={message}
      accountId={accountId}
      isTarget={message.id === targetId}
    />
  ));
  if (look === 'bubbles') {
    return (
      <div className={classNames(styles.group, isOwn && styles.own)}>
        <p className={styles.head}>
          <Hidden>{isOwn ? texts.you : (first.author?.name ?? texts.deletedAccount)}, </Hidden>
          <Time at={first.sentAt} show="clock" />
        </p>
        {items}
      </div>
    );
  }
  return (
    <div className={styles.group}>
      <PlayerPhoto name={first.author?.name ?? ''} photo={first.author?.photo ?? null} size={36} />
      <div className={styles.lines}>
        <RowHead message={first} />
        {items}
      </div>
    </div>
  );
}

function RowHead({ message: { author, badge, sentAt } }: { message: ConversationMessage }) {
  return (
    <p className={styles.head}>
      {badge && (
        <span className={styles.badge} data-tone={badge.tone}>
          {badge.label}
        </span>
      )}
      {author ? (
        <AppLink to={`/players/${encodeURIComponent(author.id)}`} className={styles.author}>
          {author.name}
        </AppLink>
      ) : (
        <span className={styles.gone}>{texts.deletedAccount}</span>
      )}
      <Time at={sentAt} show="clock" />
    </p>
  );
}
