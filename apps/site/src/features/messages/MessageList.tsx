import type { PrivateMessage } from '@mes/contract/messages';
import { classNames } from '@mes/ui/class-names';
import { Fragment, useEffect, useRef, useState } from 'react';
import { byDay } from '../../components/lists/by-day';
import { MoreOnScroll } from '../../components/lists/MoreOnScroll';
import { dayName } from '../../components/text/day-name';
import { Hidden } from '../../components/text/Hidden';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { firstUnread, grouped } from './conversation-pages';
import styles from './MessageList.module.css';
import { MessageText } from './MessageText';
import { OutgoingMessage } from './OutgoingMessage';
import type { Outbox, Outgoing } from './outbox';

interface MessageListProps {
  me: string;
  user: { readonly id: string; readonly name: string };
  messages: readonly PrivateMessage[];
  /** When it was opened: what came later is read as it comes. */
  unread: number;
  older: React.ComponentProps<typeof MoreOnScroll>['list'];
  outgoing: readonly Outgoing[];
  outbox: Outbox;
  onReport: (message: PrivateMessage) => void;
}

/** Day by day, the newest at the bottom, which stays in sight while one does not scroll. */
export function MessageList({ messages, older, outgoing, outbox, ...rest }: MessageListProps) {
  const { user, unread } = rest;
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow(60_000);
  const newest = outgoing.at(-1)?.key;
  // Whoever writes wants to see it, wherever they had scrolled to.
  useEffect(() => {
    if (newest !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [newest]);
  const [newFrom] = useState(() => firstUnread(messages, { userId: user.id, unread }));
  return (
    <div ref={scroller} className={styles.scroller} {...scrolledByKeyboard(user.name)}>
      <div className={styles.list}>
        {older.hasMore && <MoreOnScroll list={older} within={scroller} />}
        {byDay(messages, ({ sentAt }) => sentAt).map(({ at, rows }) => (
          <Fragment key={rows[0]?.id}>
            <h3 className={styles.separator}>{dayName(at, now)}</h3>
            <Groups messages={rows} newFrom={newFrom} {...rest} />
          </Fragment>
        ))}
        {outgoing.map((item) => (
          <OutgoingMessage key={item.key} outgoing={item} outbox={outbox} />
        ))}
      </div>
    </div>
  );
}

/** Whoever has no mouse reaches it with Tab and scrolls with the arrows. */
function scrolledByKeyboard(name: string) {
  return { role: 'region', tabIndex: 0, 'aria-label': `Messages with ${name}` };
}

type GroupsProps = Pick<MessageListProps, 'me' | 'user' | 'messages' | 'onReport'> & {
  newFrom: string | null;
};

function Groups({ messages, me, user, newFrom, onReport }: GroupsProps) {
  return grouped(messages).map(({ userId, messages: together }) => {
    const isOwn = userId === me;
    const first = together[0]!;
    return (
      <Fragment key={first.id}>
        {together.some(({ id }) => id === newFrom) && (
          <p className={classNames(styles.separator, styles.new)}>New</p>
        )}
        <div className={classNames(styles.group, isOwn && styles.own)}>
          <p className={styles.head}>
            <Hidden>{isOwn ? 'You' : user.name}, </Hidden>
            <Time at={first.sentAt} show="clock" />
          </p>
          {together.map((message) => (
            <div key={message.id} className={styles.message}>
              <div className={styles.bubble}>
                <MessageText message={message.message} />
              </div>
              {!isOwn && (
                <button type="button" className={styles.report} onClick={() => onReport(message)}>
                  Report
                </button>
              )}
            </div>
          ))}
        </div>
      </Fragment>
    );
  });
}
