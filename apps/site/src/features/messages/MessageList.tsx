import type { PrivateMessage } from '@mes/contract/messages';
import { classNames } from '@mes/ui/class-names';
import { Fragment, useEffect, useRef, useState } from 'react';
import { byDay } from '../../components/lists/by-day';
import { MoreOnScroll } from '../../components/lists/MoreOnScroll';
import { dayName } from '../../components/text/day-name';
import { Hidden } from '../../components/text/Hidden';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import { firstUnread, groupMessages } from './conversation-pages';
import styles from './MessageList.module.css';
import { MessageText } from './MessageText';
import { OutgoingMessage } from './OutgoingMessage';
import type { Outbox, OutboxMessage } from './outbox';
import * as texts from './texts';

interface MessageListProps {
  accountId: string;
  user: { readonly id: string; readonly name: string };
  messages: readonly PrivateMessage[];
  /** Unread messages when the conversation was opened; later ones are marked as read at once. */
  unread: number;
  older: React.ComponentProps<typeof MoreOnScroll>['list'];
  outgoing: readonly OutboxMessage[];
  outbox: Outbox;
  onReport: (message: PrivateMessage) => void;
}

/** Messages by day, newest at the bottom, which stays visible unless the user scrolls. */
export function MessageList({ messages, older, outgoing, outbox, ...rest }: MessageListProps) {
  const { user, unread } = rest;
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow(60_000);
  const newest = outgoing.at(-1)?.key;
  // Scrolls to a message that was just written.
  useEffect(() => {
    if (newest !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [newest]);
  const [firstUnreadId] = useState(() => firstUnread(messages, { userId: user.id, unread }));
  return (
    <div ref={scroller} className={styles.scroller} {...regionProps(user.name)}>
      <div className={styles.list}>
        {older.hasMore && <MoreOnScroll list={older} within={scroller} />}
        {byDay(messages, ({ sentAt }) => sentAt).map(({ at, rows }) => (
          <Fragment key={rows[0]?.id}>
            <h3 className={styles.separator}>{dayName(at, now)}</h3>
            <Groups messages={rows} firstUnreadId={firstUnreadId} {...rest} />
          </Fragment>
        ))}
        {outgoing.map((item) => (
          <OutgoingMessage key={item.key} outgoing={item} outbox={outbox} />
        ))}
      </div>
    </div>
  );
}

/** Focusable, so that it can be scrolled by keyboard. */
function regionProps(name: string) {
  return { role: 'region', tabIndex: 0, 'aria-label': interpolate(texts.messagesWith, { name }) };
}

type GroupsProps = Pick<MessageListProps, 'accountId' | 'user' | 'messages' | 'onReport'> & {
  firstUnreadId: string | null;
};

function Groups({ messages, accountId, user, firstUnreadId, onReport }: GroupsProps) {
  return groupMessages(messages).map(({ userId, messages: group }) => {
    const isOwn = userId === accountId;
    const first = group[0]!;
    return (
      <Fragment key={first.id}>
        {group.some(({ id }) => id === firstUnreadId) && (
          <p className={classNames(styles.separator, styles.new)}>{texts.newMessages}</p>
        )}
        <div className={classNames(styles.group, isOwn && styles.own)}>
          <p className={styles.head}>
            <Hidden>{isOwn ? texts.you : user.name}, </Hidden>
            <Time at={first.sentAt} show="clock" />
          </p>
          {group.map((message) => (
            <div key={message.id} className={styles.message}>
              <div className={styles.bubble}>
                <MessageText message={message.message} />
              </div>
              {!isOwn && (
                <button type="button" className={styles.report} onClick={() => onReport(message)}>
                  {texts.report}
                </button>
              )}
            </div>
          ))}
        </div>
      </Fragment>
    );
  });
}
