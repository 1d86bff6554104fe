import { MAX_ROOM_MESSAGE } from '@mes/contract/constants';
import type { Match } from '@mes/contract/match-schemas';
import type { RoomDetails, RoomMessage } from '@mes/contract/room-schemas';
import { useFlushOutbox, useOutgoing } from '../../components/conversation/account-outboxes';
import { Composer } from '../../components/conversation/Composer';
import { Conversation } from '../../components/conversation/Conversation';
import type { ConversationMessage } from '../../components/conversation/conversation-message';
import { confirmAction } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { teamOf } from './labels';
import styles from './RoomChat.module.css';
import * as texts from './texts';
import { roomOutboxOf, useRoomChat } from './use-room-chat';

interface RoomChatProps {
  accountId: string;
  match: Match;
  details: RoomDetails;
}

/** The chat of the two teams and staff. */
export function RoomChat({ accountId, match, details }: RoomChatProps) {
  const chat = useRoomChat(match.id);
  const outbox = roomOutboxOf(accountId);
  const outgoing = useOutgoing(outbox, match.id);
  useFlushOutbox(outbox);
  const remove = ({ id, text }: RoomMessage) =>
    confirmAction({
      title: texts.deleteMessageTitle,
      message: text,
      confirmLabel: texts.deleteMessage,
      danger: true,
      action: () => chat.remove(id),
      success: texts.messageDeleted,
    });
  return (
    <Section title={texts.roomChat}>
      <Panel className={styles.chat}>
        <Loaded query={chat.query}>
          {() => (
            <Conversation
              label={texts.roomChat}
              look="rows"
              messages={chat.messages.map((message) => ({
                ...toConversation(message, match),
                actions: details.isStaff
                  ? [{ label: texts.deleteShort, danger: true, run: () => void remove(message) }]
                  : [],
              }))}
              accountId={accountId}
              older={chat.older}
              outgoing={outgoing}
              outbox={outbox}
              empty={texts.noChat}
            />
          )}
        </Loaded>
        <Composer
          accountId={accountId}
          draftId={`room:${match.id}`}
          label={texts.messageToRoom}
          placeholder={texts.writeToRoom}
          maxLength={MAX_ROOM_MESSAGE}
          onSend={(text) => outbox.write(match.id, text)}
        />
      </Panel>
    </Section>
  );
}

function toConversation(
  { id, by, role, text, sentAt }: RoomMessage,
  match: Match,
): ConversationMessage {
  const badge =
    role === 'staff'
      ? { label: texts.staff, tone: 'info' as const }
      : { label: teamOf(match, role)?.tag ?? role };
  return { id, author: by, text, sentAt, badge };
}
