interface MessageAuthor {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
}

export interface MessageAction {
  readonly label: string;
  readonly danger?: boolean;
  readonly run: () => void;
}

/** A message as every conversation shows it; features make it of their own data. */
export interface ConversationMessage {
  readonly id: string;
  /** Null for a deleted account. */
  readonly author: MessageAuthor | null;
  readonly text: string;
  readonly sentAt: number;
  readonly mentions?: readonly { readonly id: string; readonly name: string }[];
  readonly isEdited?: boolean;
  /** Struck through, for those who may still read it. */
  readonly isDeleted?: boolean;
  /** Lines below the text, such as who has deleted it. */
  readonly notes?: readonly string[];
  /** For whom the author speaks, before the name. */
  readonly badge?: { readonly label: string; readonly tone?: 'info' };
  /** What the reader can do with it. */
  readonly actions?: readonly MessageAction[];
}

const GROUP_WINDOW_MS = 5 * 60_000;

/** Groups consecutive messages of one author. Nobody knows whether deleted accounts are the same. */
export function groupMessages(messages: readonly ConversationMessage[]): ConversationMessage[][] {
  const groups: ConversationMessage[][] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const belongsToGroup =
      before?.author != null &&
      before.author.id === message.author?.id &&
      before.badge?.label === message.badge?.label &&
      message.sentAt - before.sentAt < GROUP_WINDOW_MS;
    if (group && belongsToGroup) group.push(message);
    else groups.push([message]);
  }
  return groups;
}
