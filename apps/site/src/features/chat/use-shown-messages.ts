import { isEditable } from '@mes/domain/chat/limits';
import { satisfies } from '@mes/domain/permissions/permissions';
import { useAccount, usePermissions } from '../../api/account';
import type {
  ConversationMessage,
  MessageAction,
} from '../../components/conversation/conversation-message';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import type { ShownMessage } from './chat-pages';
import * as texts from './texts';
import { type MessageActions, useMessageActions } from './use-message-actions';

interface Reader {
  readonly accountId: string | undefined;
  readonly isStaff: boolean;
  readonly actions: MessageActions;
  readonly now: number;
}

/** Messages of a channel as the conversation shows them, with what their reader can do. */
export function useShownMessages(messages: readonly ShownMessage[]): ConversationMessage[] {
  const reader: Reader = {
    accountId: useAccount()?.id,
    isStaff: satisfies(usePermissions(), 'Moderator'),
    actions: useMessageActions(),
    now: useNow(60_000),
  };
  return messages.map((message) => {
    const { id, author, text, sentAt, mentions, editedAt, deletion } = message;
    return {
      ...{ id, author, text, sentAt, mentions },
      isEdited: editedAt !== null,
      isDeleted: deletion != null,
      notes: notesOf(message),
      actions: actionsOf(message, reader),
    };
  });
}

function notesOf({ originalText, deletion }: ShownMessage): string[] {
  const notes = [];
  if (originalText != null) notes.push(interpolate(texts.originalText, { text: originalText }));
  if (deletion) notes.push(deletionText(deletion));
  return notes;
}

function deletionText({ own, by, reason }: NonNullable<ShownMessage['deletion']>): string {
  if (own) return texts.deletedByAuthor;
  return interpolate(texts.deletedBy, { name: by?.name ?? texts.somebodyWhoLeft, reason });
}

function actionsOf(
  message: ShownMessage,
  { accountId, isStaff, actions, now }: Reader,
): MessageAction[] {
  const { author, sentAt, deletion } = message;
  const isOwn = author !== null && author.id === accountId;
  const action = (
    label: string,
    run: (of: ShownMessage) => Promise<void>,
    danger = false,
  ): MessageAction => ({ label, danger, run: () => void run(message) });
  if (deletion) return isStaff && !deletion.own ? [action(texts.restore, actions.restore)] : [];
  if (isOwn) {
    const remove = action(texts.delete_, actions.deleteOwn, true);
    return isEditable(sentAt, now) ? [action(texts.edit, actions.edit), remove] : [remove];
  }
  if (accountId === undefined) return [];
  if (!isStaff) return [action(texts.report, actions.report)];
  const remove = action(texts.remove, actions.remove, true);
  return author ? [remove, action(texts.timeOut, actions.timeOut, true)] : [remove];
}
