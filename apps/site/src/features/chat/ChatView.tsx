import type { ChatChannel, OwnChatState } from '@mes/contract/chat-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAccount, usePermissions } from '../../api/account';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Chip } from '../../components/layout/Chip';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import { ChatComposer } from './ChatComposer';
import { ChatMessageList, scrollToMessage } from './ChatMessageList';
import styles from './ChatView.module.css';
import { chatOutboxOf, useFlushOutbox, useOutgoing } from './chat-outbox';
import { firstUnread } from './chat-pages';
import { slowModeLabel } from './labels';
import { OutgoingMessages } from './OutgoingMessages';
import * as texts from './texts';
import { useChatMessages } from './use-chat-messages';
import { useMarkRead } from './use-own-chat';

interface ChatViewProps {
  channel: ChatChannel;
  /** Null for visitors. */
  own: OwnChatState | null;
}

/** One channel. Must be keyed by its id, as its state belongs to one channel. */
export function ChatView({ channel, own }: ChatViewProps) {
  const accountId = useAccount()?.id;
  const [parameters] = useSearchParams();
  const targetId = parameters.get('message');
  const chat = useChatMessages(channel.id, targetId);
  // As it was when the channel was opened; what comes later is marked as read at once.
  const [opened] = useState(() => own?.channels.find((each) => each.channel === channel.id));
  useMarkRead({
    channelId: channel.id,
    newestId: chat.messages.at(-1)?.id,
    enabled: own !== null && !chat.hasNewer,
  });
  useFlushOutbox(accountId);
  const firstUnreadId = firstUnread(chat.messages, {
    lastRead: opened && opened.unread > 0 ? opened.lastRead : null,
    accountId: accountId ?? null,
  });
  const list = { name: channel.name, chat, firstUnreadId, targetId };
  return (
    <div className={styles.view}>
      <ChannelHead channel={channel} />
      {targetId === null && opened && opened.unread > 0 && (
        <UnreadBar channelId={channel.id} unread={opened.unread} lastRead={opened.lastRead} />
      )}
      <Loaded query={chat.query} skeleton={<SkeletonRows rows={6} height={56} />}>
        {() =>
          accountId === undefined ? (
            <ChatMessageList {...list} outgoing={null} lastWritten={undefined} />
          ) : (
            <OwnMessageList {...list} channelId={channel.id} accountId={accountId} />
          )
        }
      </Loaded>
      {chat.query.isSuccess && chat.messages.length === 0 && (
        <p className={styles.empty}>{texts.noMessages}</p>
      )}
      {targetId !== null && <OlderBar channelId={channel.id} />}
      <ChatFooter channel={channel} own={own} />
    </div>
  );
}

type ListProps = Omit<React.ComponentProps<typeof ChatMessageList>, 'outgoing' | 'lastWritten'>;

/** With the messages that are being sent. */
function OwnMessageList({
  channelId,
  accountId,
  ...list
}: ListProps & { channelId: string; accountId: string }) {
  const outbox = chatOutboxOf(accountId);
  const outgoing = useOutgoing(outbox, channelId);
  return (
    <ChatMessageList
      {...list}
      outgoing={<OutgoingMessages outgoing={outgoing} outbox={outbox} />}
      lastWritten={outgoing.at(-1)?.key}
    />
  );
}

function ChannelHead({ channel }: { channel: ChatChannel }) {
  const { name, about, readers, writers, slowModeSeconds, links, archived } = channel;
  return (
    <header className={styles.head}>
      <IconButton
        to="/chat"
        label={texts.backToChannels}
        icon={<IconArrowLeft stroke={1.75} />}
        className={styles.back}
      />
      <div className={styles.title}>
        <h2 className={styles.name}>#{name}</h2>
        {about !== '' && <p className={styles.about}>{about}</p>}
      </div>
      <div className={styles.chips}>
        {archived && <Chip>{texts.archived}</Chip>}
        {readers === 'Moderator' && <Chip>{texts.forModerators}</Chip>}
        {readers === 'everyone' && writers === 'Moderator' && <Chip>{texts.readOnly}</Chip>}
        {slowModeSeconds > 0 && (
          <Chip>{interpolate(texts.slowMode, { time: slowModeLabel(slowModeSeconds) })}</Chip>
        )}
        {links === 'off' && <Chip>{texts.noLinks}</Chip>}
      </div>
    </header>
  );
}

interface UnreadBarProps {
  channelId: string;
  unread: number;
  lastRead: string;
}

function UnreadBar({ channelId, unread, lastRead }: UnreadBarProps) {
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);
  if (isDone) return null;
  const jump = () => {
    setIsDone(true);
    if (!scrollToMessage(null)) void navigate(`/chat/${channelId}?message=${lastRead}`);
  };
  return (
    <div className={styles.bar}>
      <p>
        {unread === 1
          ? texts.unreadMessage
          : interpolate(texts.unreadMessages, { count: unread >= 100 ? '99+' : unread })}
      </p>
      <Button variant="quiet" size="sm" onClick={jump}>
        {texts.jumpToFirstUnread}
      </Button>
    </div>
  );
}

function OlderBar({ channelId }: { channelId: string }) {
  return (
    <div className={styles.bar}>
      <p>{texts.olderShown}</p>
      <Button variant="quiet" size="sm" to={`/chat/${channelId}`}>
        {texts.jumpToNewest}
      </Button>
    </div>
  );
}

/** The composer, or why the reader cannot write. */
function ChatFooter({ channel, own }: ChatViewProps) {
  const accountId = useAccount()?.id;
  const isStaff = satisfies(usePermissions(), 'Moderator');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const now = useNow(5_000);
  if (channel.archived) return <p className={styles.closed}>{texts.channelArchived}</p>;
  if (accountId === undefined) return <p className={styles.closed}>{texts.logInToWrite}</p>;
  if (channel.writers === 'Moderator' && !isStaff)
    return <p className={styles.closed}>{texts.channelReadOnly}</p>;
  if (own?.banned) return <p className={styles.closed}>{texts.youAreBanned}</p>;
  if (own?.timeOut && own.timeOut.until > now) {
    const { until, reason } = own.timeOut;
    return (
      <p className={styles.closed} role="status">
        {texts.youAreTimedOut} <Time at={until} />. {texts.reason}: {reason}
      </p>
    );
  }
  const send = (text: string) => {
    chatOutboxOf(accountId).write(channel.id, text);
    // What was written is at the end.
    if (parameters.has('message')) void navigate(`/chat/${channel.id}`);
  };
  return <ChatComposer accountId={accountId} channel={channel} onSend={send} />;
}
