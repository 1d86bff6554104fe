import { satisfies } from '@mes/domain/permissions/permissions';
import { classNames } from '@mes/ui/class-names';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useAccount, usePermissions } from '../../api/account';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { byDay } from '../../components/lists/by-day';
import { MoreOnScroll } from '../../components/lists/MoreOnScroll';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { dayName } from '../../components/text/day-name';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import { ChatMessageItem, type Reader } from './ChatMessageItem';
import styles from './ChatMessageList.module.css';
import { groupMessages, type ShownMessage } from './chat-pages';
import * as texts from './texts';
import type { useChatMessages } from './use-chat-messages';
import { useMessageActions } from './use-message-actions';

interface ChatMessageListProps {
  name: string;
  chat: ReturnType<typeof useChatMessages>;
  firstUnreadId: string | null;
  /** A message that the address names. */
  targetId: string | null;
  /** Below the newest message: those that are being sent. */
  outgoing: ReactNode;
  /** Changes with every message that is written here. */
  lastWritten: string | undefined;
}

/** Messages by day, newest at the bottom, which stays visible unless the user scrolls. */
export function ChatMessageList({ name, chat, lastWritten, ...rest }: ChatMessageListProps) {
  const { messages, older, hasNewer, loadingNewer, loadNewer } = chat;
  const { firstUnreadId, targetId, outgoing } = rest;
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow(60_000);
  const reader: Reader = {
    accountId: useAccount()?.id,
    isStaff: satisfies(usePermissions(), 'Moderator'),
    actions: useMessageActions(),
  };
  useEffect(() => {
    if (lastWritten !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [lastWritten]);
  const isTargetLoaded = messages.some(({ id }) => id === targetId);
  useEffect(() => {
    if (isTargetLoaded) scrollToMessage(targetId);
  }, [isTargetLoaded, targetId]);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="log"
      aria-label={interpolate(texts.messagesIn, { name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
      tabIndex={0}
    >
      <div className={styles.list}>
        {older.hasMore && <MoreOnScroll list={older} within={scroller} />}
        {byDay(messages, ({ sentAt }) => sentAt).map(({ at, rows }) => (
          <Fragment key={rows[0]?.id}>
            <h3 className={styles.separator}>{dayName(at, now)}</h3>
            {groupMessages(rows).map(({ messages: group }) => (
              <Fragment key={group[0]!.id}>
                {group.some(({ id }) => id === firstUnreadId) && (
                  <p className={classNames(styles.separator, styles.new)} id="first-unread">
                    {texts.newMessages}
                  </p>
                )}
                <Group group={group} reader={reader} targetId={targetId} />
              </Fragment>
            ))}
          </Fragment>
        ))}
        {hasNewer && (
          <Button variant="ghost" size="sm" loading={loadingNewer} onClick={loadNewer}>
            {texts.loadNewer}
          </Button>
        )}
        {outgoing}
      </div>
    </div>
  );
}

interface GroupProps {
  group: readonly ShownMessage[];
  reader: Reader;
  targetId: string | null;
}

function Group({ group, reader, targetId }: GroupProps) {
  const { author, sentAt } = group[0]!;
  return (
    <div className={styles.group}>
      <PlayerPhoto name={author?.name ?? ''} photo={author?.photo ?? null} size={36} />
      <div className={styles.lines}>
        <p className={styles.head}>
          {author ? (
            <AppLink to={`/players/${encodeURIComponent(author.id)}`} className={styles.author}>
              {author.name}
            </AppLink>
          ) : (
            <span className={styles.gone}>{texts.deletedPlayer}</span>
          )}
          <Time at={sentAt} show="clock" className={styles.time} />
        </p>
        {group.map((message) => (
          <ChatMessageItem
            key={message.id}
            message={message}
            reader={reader}
            isTarget={message.id === targetId}
          />
        ))}
      </div>
    </div>
  );
}

export function scrollToMessage(id: string | null): boolean {
  const element = document.getElementById(id === null ? 'first-unread' : `message-${id}`);
  element?.scrollIntoView({ block: 'center' });
  return element !== null;
}
