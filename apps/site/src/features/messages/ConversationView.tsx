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
import { outboxOf, useOutgoing } from './account-outbox';
import { Composer } from './Composer';
import styles from './ConversationView.module.css';
import { MessageList } from './MessageList';
import { useBlocking } from './use-block-user';
import { useConversation } from './use-conversation';
import { useReading } from './use-mark-read';
import { useReporting } from './use-report-message';

interface ConversationViewProps {
  me: string;
  userId: string;
}

/** One conversation; to be keyed by its user, as nothing of it is another one's. */
export function ConversationView({ me, userId }: ConversationViewProps) {
  const { query, conversation, messages, older } = useConversation(userId);
  useReading({ userId, newest: messages.at(-1)?.id, unread: conversation?.unread ?? 0 });
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <IconButton
          to="/messages"
          label="Back to messages"
          icon={<IconArrowLeft stroke={1.75} />}
          className={styles.back}
        />
        {conversation && <OtherSide conversation={conversation} />}
      </header>
      <Loaded query={query} skeleton={<SkeletonRows rows={6} height={56} />}>
        {() =>
          conversation && (
            <Opened me={me} conversation={conversation} messages={messages} older={older} />
          )
        }
      </Loaded>
    </div>
  );
}

function OtherSide({ conversation }: { conversation: Conversation }) {
  const { user, blocked, refusal } = conversation;
  const { block, unblock } = useBlocking(user);
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
          {blocked ? 'Unblock' : 'Block'}
        </Button>
      )}
    </>
  );
}

interface OpenedProps {
  me: string;
  conversation: Conversation;
  messages: readonly PrivateMessage[];
  older: ReturnType<typeof useConversation>['older'];
}

function Opened({ me, conversation, messages, older }: OpenedProps) {
  const { user, unread, refusal } = conversation;
  const outbox = outboxOf(me);
  const outgoing = useOutgoing(outbox, user.id);
  const report = useReporting();
  const isEmpty = messages.length === 0 && outgoing.length === 0;
  return (
    <>
      {isEmpty ? (
        <p className={styles.empty}>
          {refusal ?? `This is the beginning of your conversation with ${user.name}.`}
        </p>
      ) : (
        <MessageList
          me={me}
          user={user}
          messages={messages}
          unread={unread}
          older={older}
          outgoing={outgoing}
          outbox={outbox}
          onReport={(message) => void report(message)}
        />
      )}
      <NewMessage user={user} messages={messages} />
      <Foot me={me} conversation={conversation} isEmpty={isEmpty} />
    </>
  );
}

interface FootProps {
  me: string;
  conversation: Conversation;
  isEmpty: boolean;
}

/** Where one writes, or why one cannot. */
function Foot({ me, conversation: { user, blocked, refusal }, isEmpty }: FootProps) {
  if (blocked) {
    return (
      <p className={styles.closed}>
        You have blocked {user.name}. Neither of you can write to the other.
      </p>
    );
  }
  // An empty conversation has said it in its middle.
  if (refusal !== null) return isEmpty ? null : <p className={styles.closed}>{refusal}</p>;
  const send = (message: string) => outboxOf(me).write(user.id, message);
  return <Composer me={me} user={user} onSend={send} />;
}

interface NewMessageProps {
  user: Conversation['user'];
  messages: readonly PrivateMessage[];
}

/** Says what arrives to those who hear the page; what was there before is not said. */
function NewMessage({ user, messages }: NewMessageProps) {
  const last = messages.findLast(({ userId }) => userId === user.id);
  const known = useRef(last?.id);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!last || last.id === known.current) return;
    known.current = last.id;
    setSaid(`${user.name}: ${last.message}`);
  }, [last, user.name]);
  return (
    <div aria-live="polite">
      <Hidden>{said}</Hidden>
    </div>
  );
}
