import { channels } from '@mes/client/channels';
import type { ChatChannel } from '@mes/contract/chat-schemas';
import { classNames } from '@mes/ui/class-names';
import { IconArchive, IconHash, IconLock, IconSpeakerphone } from '@tabler/icons-react';
import { useAccount } from '../../api/account';
import { ignore, useLive } from '../../api/use-live';
import { Hidden } from '../../components/text/Hidden';
import { UnreadBadge } from '../../components/UnreadBadge';
import { interpolate } from '../../interpolate';
import { Link } from '../../router/Link';
import styles from './ChannelList.module.css';
import * as texts from './texts';
import { countUnread, setRead } from './use-own-chat';

interface ChannelListProps {
  list: readonly ChatChannel[];
  openId: string | undefined;
  /** By channel. */
  unread: ReadonlyMap<string, number>;
}

/** The channels; archived ones are found by the archive, and shown while one is open. */
export function ChannelList({ list, openId, unread }: ChannelListProps) {
  const shown = list.filter(({ id, archived }) => !archived || id === openId);
  return (
    <nav className={styles.scroller} aria-label={texts.channels}>
      <ul>
        {shown.map((channel) => (
          <li key={channel.id}>
            <Row
              channel={channel}
              isOpen={channel.id === openId}
              unread={unread.get(channel.id) ?? 0}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RowProps {
  channel: ChatChannel;
  isOpen: boolean;
  unread: number;
}

function Row({ channel, isOpen, unread }: RowProps) {
  const accountId = useAccount()?.id;
  // The open channel is followed by its messages.
  useLive(isOpen || accountId === undefined ? null : channels.chat(channel.id), {
    'chat.message_added': ({ message }) => {
      // Whoever writes has read what came before.
      if (message.author?.id === accountId)
        setRead({ channel: channel.id, lastRead: message.id, unread: 0 });
      else countUnread(channel.id);
      return undefined;
    },
    'chat.message_changed': ignore,
    'chat.message_deleted': ignore,
    reads: [],
  });
  const shownUnread = isOpen ? 0 : unread;
  return (
    // Without a page transition: only the part beside the list changes.
    <Link
      to={`/chat/${channel.id}`}
      className={classNames(styles.row, shownUnread > 0 && styles.unread)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <ChannelIcon channel={channel} />
      <span className={styles.name}>{channel.name}</span>
      {channel.readers === 'Moderator' && <Hidden>{texts.forModerators}</Hidden>}
      <UnreadBadge count={shownUnread} />
      {shownUnread > 0 && <Hidden>{interpolate(texts.unreadCount, { unread })}</Hidden>}
    </Link>
  );
}

function ChannelIcon({ channel: { archived, readers, writers } }: { channel: ChatChannel }) {
  const Icon = archived
    ? IconArchive
    : readers === 'Moderator'
      ? IconLock
      : writers === 'Moderator'
        ? IconSpeakerphone
        : IconHash;
  return <Icon size={16} stroke={1.75} aria-hidden="true" className={styles.icon} />;
}
