import type { Conversation, PrivateMessage } from '@mes/contract/messages';
import { IconArrowLeft, IconBan } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import { outboxOf, useOutboxMessages } from './account-outbox';
import { Composer } from './Composer';
import styles from './ConversationView.module.css';
import { MessageList } from './MessageList';
import * as texts from './texts';
import { useBlockUser } from './use-block-user';
import { useConversation } from './use-conversation';
import { useMarkRead } from './use-mark-read';
import { useReportMessage } from './use-report-message';

interface ConversationViewProps {
  accountId: string;
  userId: string;
}

/** One conversation. Must be keyed by its user, as its state belongs to one conversation. */
export function ConversationView({ accountId, userId }: ConversationViewProps) {
  const { query, conversation, messages, older } = useConversation(userId);
  useMarkRead({ userId, newestId: messages.at(-1)?.id, unread: conversation?.unread ?? 0 });
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <IconButton
          to="/messages"
          label={texts.backToMessages}
          icon={<IconArrowLeft stroke={1.75} />}
          className={styles.back}
        />
        {conversation && <ConversationHeader conversation={conversation} />}
      </header>
      <Loaded query={query} skeleton={<SkeletonRows rows={6} height={56} />}>
        {() =>
          conversation && (
            <ConversationBody
              accountId={accountId}
              conversation={conversation}
              messages={messages}
              older={older}
            />
          )
        }
      </Loaded>
    </div>
  );
}

function ConversationHeader({ conversation }: { conversation: Conversation }) {
  const { user, blocked, refusal } = conversation;
  const { block, unblock } = useBlockUser(user);
  return (
    <>
      <PlayerPhoto name={user.name} photo={user.photo} size={36} />
      <h2 className={styles.name}>
        <AppLink to={`/players/${encodeURIComponent(user.id)}`}>{user.name}</AppLink>
      </h2>
      {refusal === null && (
        <Button
          variant="quiet"
          size="sm"
          icon={<IconBan stroke={1.75} aria-hidden="true" />}
          onClick={() => void (blocked ? unblock() : block())}
        >
          {blocked ? texts.unblock : texts.block}
        </Button>
      )}
    </>
  );
}

interface ConversationBodyProps {
  accountId: string;
  conversation: Conversation;
  messages: readonly PrivateMessage[];
  older: ReturnType<typeof useConversation>['older'];
}

function ConversationBody({ accountId, conversation, messages, older }: ConversationBodyProps) {
  const { user, unread, refusal } = conversation;
  const outbox = outboxOf(accountId);
  const outgoing = useOutboxMessages(outbox, user.id);
  const report = useReportMessage();
  const isEmpty = messages.length === 0 && outgoing.length === 0;
  return (
    <>
      {isEmpty ? (
        <p className={styles.empty}>
          {refusal ?? interpolate(texts.conversationStart, { name: user.name })}
        </p>
      ) : (
        <MessageList
          accountId={accountId}
          user={user}
          messages={messages}
          unread={unread}
          older={older}
          outgoing={outgoing}
          outbox={outbox}
          onReport={(message) => void report(message)}
        />
      )}
      <MessageAnnouncer user={user} messages={messages} />
      <ConversationFooter accountId={accountId} conversation={conversation} isEmpty={isEmpty} />
    </>
  );
}

interface ConversationFooterProps {
  accountId: string;
  conversation: Conversation;
  isEmpty: boolean;
}

/** The composer, or why the user cannot write. */
function ConversationFooter({
  accountId,
  conversation: { user, blocked, refusal },
  isEmpty,
}: ConversationFooterProps) {
  if (blocked) {
    return <p className={styles.closed}>{interpolate(texts.blockedNote, { name: user.name })}</p>;
  }
  // An empty conversation already shows it in its body.
  if (refusal !== null) return isEmpty ? null : <p className={styles.closed}>{refusal}</p>;
  const send = (message: string) => outboxOf(accountId).write(user.id, message);
  return <Composer accountId={accountId} user={user} onSend={send} />;
}

interface MessageAnnouncerProps {
  user: Conversation['user'];
  messages: readonly PrivateMessage[];
}

/** Announces new messages to screen readers, but not those that were there before. */
function MessageAnnouncer({ user, messages }: MessageAnnouncerProps) {
  const last = messages.findLast(({ userId }) => userId === user.id);
  const known = useRef(last?.id);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!last || last.id === known.current) return;
    known.current = last.id;
    setAnnouncement(`${user.name}: ${last.message}`);
  }, [last, user.name]);
  return (
    <div aria-live="polite">
      <Hidden>{announcement}</Hidden>
    </div>
  );
}
