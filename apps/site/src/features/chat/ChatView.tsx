import type { ChatChannel, OwnChatState } from '@mes/contract/chat-schemas';
import { CHAT_LIMITS } from '@mes/domain/chat/limits';
import { satisfies } from '@mes/domain/permissions/permissions';
import { useState } from 'react';
import { useAccount, usePermissions } from '../../api/account';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { useFlushOutbox, useOutgoing } from '../../components/conversation/account-outboxes';
import { Composer, ComposerClosed } from '../../components/conversation/Composer';
import { Conversation } from '../../components/conversation/Conversation';
import { ConversationHead } from '../../components/conversation/ConversationFrame';
import { scrollToMessage } from '../../components/conversation/MessageItem';
import { Chip } from '../../components/layout/Chip';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import { useNavigate } from '../../router/use-navigate';
import { useSearchParams } from '../../router/use-search-params';
import styles from './ChatView.module.css';
import { chatOutboxOf } from './chat-outbox';
import { firstUnread } from './chat-pages';
import { slowModeLabel } from './labels';
import * as texts from './texts';
import { useChatMessages } from './use-chat-messages';
import { useMarkRead } from './use-own-chat';
import { useShownMessages } from './use-shown-messages';

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
  const shown = useShownMessages(chat.messages);
  // As it was when the channel was opened; what comes later is marked as read at once.
  const [opened] = useState(() => own?.channels.find((each) => each.channel === channel.id));
  useMarkRead({
    channelId: channel.id,
    newestId: chat.messages.at(-1)?.id,
    enabled: own !== null && !chat.newer,
  });
  const outbox = accountId === undefined ? null : chatOutboxOf(accountId);
  const outgoing = useOutgoing(outbox, channel.id);
  useFlushOutbox(outbox);
  const firstUnreadId = firstUnread(chat.messages, {
    lastRead: opened && opened.unread > 0 ? opened.lastRead : null,
    accountId: accountId ?? null,
  });
  return (
    <>
      <ChannelHead channel={channel} />
      {targetId === null && opened && opened.unread > 0 && (
        <UnreadBar channelId={channel.id} unread={opened.unread} lastRead={opened.lastRead} />
      )}
      <Loaded query={chat.query} skeleton={<SkeletonRows rows={6} height={56} />}>
        {() => (
          <Conversation
            label={interpolate(texts.messagesIn, { name: channel.name })}
            look="rows"
            messages={shown}
            accountId={accountId}
            older={chat.older}
            newer={chat.newer}
            firstUnreadId={firstUnreadId}
            targetId={targetId}
            outgoing={outgoing}
            outbox={outbox}
            empty={texts.noMessages}
          />
        )}
      </Loaded>
      {targetId !== null && <OlderBar channelId={channel.id} />}
      <ChatFooter channel={channel} own={own} />
    </>
  );
}

const BACK = { to: '/chat', label: texts.backToChannels };

function ChannelHead({ channel }: { channel: ChatChannel }) {
  const { name, about, readers, writers, slowModeSeconds, links, archived } = channel;
  return (
    <ConversationHead back={BACK}>
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
    </ConversationHead>
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
  if (channel.archived) return <ComposerClosed>{texts.channelArchived}</ComposerClosed>;
  if (accountId === undefined) return <ComposerClosed>{texts.logInToWrite}</ComposerClosed>;
  if (channel.writers === 'Moderator' && !isStaff)
    return <ComposerClosed>{texts.channelReadOnly}</ComposerClosed>;
  if (own?.banned)
    return (
      <ComposerClosed>
        {texts.youAreBanned} <AppLink to="/support?category=appeal">{texts.appeal}</AppLink>
      </ComposerClosed>
    );
  if (own?.timeOut && own.timeOut.until > now) {
    const { until, reason } = own.timeOut;
    return (
      <ComposerClosed>
        {texts.youAreTimedOut} <Time at={until} />. {texts.reason}: {reason}
      </ComposerClosed>
    );
  }
  const send = (text: string) => {
    chatOutboxOf(accountId).write(channel.id, text);
    // What was written is at the end.
    if (parameters.has('message')) void navigate(`/chat/${channel.id}`);
  };
  return (
    <Composer
      accountId={accountId}
      draftId={`chat:${channel.id}`}
      label={interpolate(texts.messageTo, { name: channel.name })}
      placeholder={interpolate(texts.writeTo, { name: channel.name })}
      maxLength={CHAT_LIMITS.message}
      withMentions
      onSend={send}
    />
  );
}
