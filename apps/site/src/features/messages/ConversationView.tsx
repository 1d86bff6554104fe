import { MAX_MESSAGE } from '@mes/contract/constants';
import type { Conversation as ConversationPage, PrivateMessage } from '@mes/contract/messages';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { useOutgoing } from '../../components/conversation/account-outboxes';
import { Composer, ComposerClosed } from '../../components/conversation/Composer';
import { Conversation } from '../../components/conversation/Conversation';
import { ConversationHead } from '../../components/conversation/ConversationFrame';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import { outboxOf } from './account-outbox';
import styles from './ConversationView.module.css';
import { firstUnread } from './conversation-pages';
import * as texts from './texts';
import { useBlockUser } from './use-block-user';
import { useConversation } from './use-conversation';
import { useMarkRead } from './use-mark-read';
import { useReportMessage } from './use-report-message';

interface ConversationViewProps {
  accountId: string;
  userId: string;
}

const BACK = { to: '/messages', label: texts.backToMessages };

/** One conversation. Must be keyed by its user, as its state belongs to one conversation. */
export function ConversationView({ accountId, userId }: ConversationViewProps) {
  const { query, conversation, messages, older } = useConversation(userId);
  useMarkRead({ userId, newestId: messages.at(-1)?.id, unread: conversation?.unread ?? 0 });
  return (
    <>
      <ConversationHead back={BACK}>
        {conversation && <OtherUser conversation={conversation} />}
      </ConversationHead>
      <Loaded query={query} skeleton={<SkeletonRows rows={6} height={56} />}>
        {() =>
          conversation && (
            <Messages
              accountId={accountId}
              conversation={conversation}
              messages={messages}
              older={older}
            />
          )
        }
      </Loaded>
    </>
  );
}

function OtherUser({ conversation }: { conversation: ConversationPage }) {
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

interface MessagesProps {
  accountId: string;
  conversation: ConversationPage;
  messages: readonly PrivateMessage[];
  older: ReturnType<typeof useConversation>['older'];
}

function Messages({ accountId, conversation, messages, older }: MessagesProps) {
  const { user, unread, refusal } = conversation;
  const outbox = outboxOf(accountId);
  const outgoing = useOutgoing(outbox, user.id);
  const report = useReportMessage();
  // As it was when the conversation was opened; what comes later is marked as read at once.
  const [firstUnreadId] = useState(() => firstUnread(messages, { userId: user.id, unread }));
  const isEmpty = messages.length === 0 && outgoing.length === 0;
  return (
    <>
      <Conversation
        label={interpolate(texts.messagesWith, { name: user.name })}
        look="bubbles"
        messages={messages.map((message) => {
          const { id, userId, message: text, sentAt } = message;
          if (userId !== user.id) return { id, author: { ...user, id: userId }, text, sentAt };
          const actions = [{ label: texts.report, run: () => void report(message) }];
          return { id, author: user, text, sentAt, actions };
        })}
        accountId={accountId}
        older={older}
        firstUnreadId={firstUnreadId}
        outgoing={outgoing}
        outbox={outbox}
        empty={refusal ?? interpolate(texts.conversationStart, { name: user.name })}
      />
      <Footer accountId={accountId} conversation={conversation} isEmpty={isEmpty} />
    </>
  );
}

interface FooterProps {
  accountId: string;
  conversation: ConversationPage;
  isEmpty: boolean;
}

/** The composer, or why the user cannot write. */
function Footer({ accountId, conversation: { user, blocked, refusal }, isEmpty }: FooterProps) {
  const { id, name } = user;
  if (blocked) return <ComposerClosed>{interpolate(texts.blockedNote, { name })}</ComposerClosed>;
  // An empty conversation already shows it in its body.
  if (refusal !== null) return isEmpty ? null : <ComposerClosed>{refusal}</ComposerClosed>;
  return (
    <Composer
      accountId={accountId}
      draftId={id}
      label={interpolate(texts.messageTo, { name })}
      placeholder={interpolate(texts.writeTo, { name })}
      maxLength={MAX_MESSAGE}
      takesFocus
      onSend={(text) => outboxOf(accountId).write(id, text)}
    />
  );
}
