import { classNames } from '@mes/ui/class-names';
import { IconArrowDown } from '@tabler/icons-react';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { useZone } from '../../ssr/hydration';
import { Button } from '../Button';
import { byDay } from '../lists/by-day';
import { MoreOnScroll, type MoreOnScrollProps } from '../lists/MoreOnScroll';
import { dayName } from '../text/day-name';
import { Hidden } from '../text/Hidden';
import { useNow } from '../text/use-now';
import styles from './Conversation.module.css';
import { type ConversationMessage, groupMessages } from './conversation-message';
import { type ConversationLook, MessageGroup } from './MessageGroup';
import { scrollToMessage } from './MessageItem';
import { OutgoingMessage } from './OutgoingMessage';
import type { Outbox, OutboxMessage } from './outbox';
import * as texts from './texts';

interface ConversationProps {
  /** Names the list for screen readers. */
  label: string;
  look: ConversationLook;
  /** Oldest first. */
  messages: readonly ConversationMessage[];
  /** The reader; undefined for visitors. */
  accountId: string | undefined;
  older: MoreOnScrollProps['list'];
  /** Where an older part is shown. */
  newer?: { readonly isLoading: boolean; readonly load: () => void } | null;
  firstUnreadId?: string | null;
  /** A message that the address names. */
  targetId?: string | null;
  outgoing: readonly OutboxMessage[];
  /** Null for visitors. */
  outbox: Outbox | null;
  /** Shown where nobody has written yet. */
  empty: string;
}

/** Messages by day, newest at the bottom, which stays visible unless the reader scrolls. */
export function Conversation({ label, look, messages, empty, ...rest }: ConversationProps) {
  const { accountId, older, newer = null, outgoing, outbox, targetId = null } = rest;
  const scroller = useRef<HTMLDivElement>(null);
  const isAway = useIsAway(scroller);
  useScrolling(scroller, { messages, targetId, lastWritten: outgoing.at(-1)?.key });
  const isEmpty = messages.length === 0 && outgoing.length === 0;
  return (
    <div className={classNames(styles.conversation, styles[look])}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        // Announced below: older messages that are loaded are no news.
        aria-live="off"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        tabIndex={0}
      >
        <div className={styles.list}>
          {isEmpty && <p className={styles.empty}>{empty}</p>}
          {older.hasMore && <MoreOnScroll list={older} within={scroller} />}
          <Days {...{ messages, look, accountId, targetId }} firstUnreadId={rest.firstUnreadId} />
          {newer && (
            <Button variant="ghost" size="sm" loading={newer.isLoading} onClick={newer.load}>
              {texts.loadNewer}
            </Button>
          )}
          {outbox &&
            outgoing.map((item) => (
              <OutgoingMessage key={item.key} outgoing={item} outbox={outbox} />
            ))}
        </div>
      </div>
      {isAway && !newer && (
        <Button
          size="sm"
          variant="ghost"
          className={styles.jump}
          icon={<IconArrowDown stroke={1.75} aria-hidden="true" />}
          onClick={() => scroller.current?.scrollTo({ top: 0 })}
        >
          {texts.jumpToNewest}
        </Button>
      )}
      <Announcer messages={messages} accountId={accountId} />
    </div>
  );
}

type DaysProps = Pick<ConversationProps, 'messages' | 'look' | 'accountId' | 'firstUnreadId'> & {
  targetId: string | null;
};

function Days({ messages, firstUnreadId, ...group }: DaysProps) {
  const now = useNow(60_000);
  const zone = useZone();
  return byDay(messages, ({ sentAt }) => sentAt, zone).map(({ at, rows }) => (
    <Fragment key={rows[0]?.id}>
      <h3 className={styles.separator}>{dayName(at, now, zone)}</h3>
      {groupMessages(rows).map((each) => (
        <Fragment key={each[0]!.id}>
          {each.some(({ id }) => id === firstUnreadId) && (
            <p className={classNames(styles.separator, styles.new)} id="first-unread">
              {texts.newMessages}
            </p>
          )}
          <MessageGroup group={each} {...group} />
        </Fragment>
      ))}
    </Fragment>
  ));
}

interface ScrollTargets {
  messages: readonly ConversationMessage[];
  targetId: string | null;
  lastWritten: string | undefined;
}

/** To what was just written, and to the message that the address names. */
function useScrolling(
  scroller: RefObject<HTMLElement | null>,
  { messages, targetId, lastWritten }: ScrollTargets,
): void {
  useEffect(() => {
    if (lastWritten !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [scroller, lastWritten]);
  const isTargetLoaded = messages.some(({ id }) => id === targetId);
  useEffect(() => {
    if (isTargetLoaded) scrollToMessage(targetId);
  }, [isTargetLoaded, targetId]);
}

/** Further from the newest message than this the reader gets a button back. */
const AWAY_PX = 320;

function useIsAway(scroller: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The list is reversed: its end is at 0.
    const update = () => setIsAway(element.scrollTop < -AWAY_PX);
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [scroller]);
  return isAway;
}

/** Announces new messages of others to screen readers, but not those that were there before. */
function Announcer({ messages, accountId }: Pick<ConversationProps, 'messages' | 'accountId'>) {
  const last = messages.findLast(({ author }) => author !== null && author.id !== accountId);
  const known = useRef(last?.id ?? '');
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!last?.author || last.id <= known.current) return;
    known.current = last.id;
    setAnnouncement(`${last.author.name}: ${last.text}`);
  }, [last]);
  return (
    <div aria-live="polite">
      <Hidden>{announcement}</Hidden>
    </div>
  );
}
