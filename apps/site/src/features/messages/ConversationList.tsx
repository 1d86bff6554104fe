import type { PrivateChannel } from '@mes/contract/messages';
import { createExcerpt } from '@mes/domain/messages/text';
import { classNames } from '@mes/ui/class-names';
import { useRef } from 'react';
import { MoreOnScroll } from '../../components/lists/MoreOnScroll';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Hidden } from '../../components/text/Hidden';
import { Time } from '../../components/text/Time';
import { UnreadBadge } from '../../components/UnreadBadge';
import { interpolate } from '../../interpolate';
import { Link } from '../../router/Link';
import styles from './ConversationList.module.css';
import * as texts from './texts';
import { useChannels } from './use-channels';

const EXCERPT_LENGTH = 90;

interface ConversationListProps {
  accountId: string;
  /** The user of the open conversation. */
  openUserId: string | undefined;
}

/** The conversations of the account, newest first. */
export function ConversationList({ accountId, openUserId }: ConversationListProps) {
  const channels = useChannels();
  const scroller = useRef<HTMLElement>(null);
  return (
    <nav ref={scroller} className={styles.scroller} aria-label={texts.conversations}>
      <Loaded
        query={channels.query}
        skeleton={<SkeletonRows rows={6} height={64} />}
        isEmpty={() => channels.rows.length === 0}
        empty={<p className={styles.empty}>{texts.noConversations}</p>}
      >
        {() => (
          <ul>
            {channels.rows.map((channel) => (
              <li key={channel.user.id} className={styles.item}>
                <Row
                  channel={channel}
                  accountId={accountId}
                  isOpen={channel.user.id === openUserId}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {channels.hasMore && <MoreOnScroll list={channels} within={scroller} />}
    </nav>
  );
}

function Row({
  channel,
  accountId,
  isOpen,
}: {
  channel: PrivateChannel;
  accountId: string;
  isOpen: boolean;
}) {
  const { user, last, unread } = channel;
  return (
    // Without a page transition: only the part beside the list changes.
    <Link
      to={`/messages/${encodeURIComponent(user.id)}`}
      className={classNames(styles.row, unread > 0 && styles.unread)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <PlayerPhoto name={user.name} photo={user.photo} size={40} />
      <span className={styles.lines}>
        <span className={styles.line}>
          <span className={styles.name}>{user.name}</span>
          {last && <Time at={last.sentAt} show="ago" className={styles.time} />}
        </span>
        <span className={styles.line}>
          <span className={styles.excerpt}>
            {last?.userId === accountId && texts.youPrefix}
            {last && createExcerpt(last.message, EXCERPT_LENGTH)}
          </span>
          <UnreadBadge count={unread} />
          {unread > 0 && <Hidden>{interpolate(texts.unreadCount, { unread })}</Hidden>}
        </span>
      </span>
    </Link>
  );
}
