import type { ChatChannel, ChatMessage, StaffChatMessage } from '@mes/contract/chat-schemas';
import { type PlayerReference, toPlayerReference } from '../players/service';
import type { ChatChannelRow } from './channels/repository';
import type { Mentions } from './mentions/repository';
import type { FoundMessage } from './repository';

export function toChannel(row: ChatChannelRow): ChatChannel {
  const { id, name, about, readers, writers, slowModeSeconds, links, archivedAt } = row;
  return {
    ...{ id, name, about, readers, writers, slowModeSeconds, links },
    archived: archivedAt !== null,
  };
}

export function toMessage({ message, author }: FoundMessage, mentions: Mentions): ChatMessage {
  const { id, channel, text, sentAt, editedAt } = message;
  return {
    ...{ id, channel, text, sentAt, editedAt },
    author: toReference(author),
    mentions: mentions.get(id) ?? [],
  };
}

export function toStaffMessage(found: FoundMessage, mentions: Mentions): StaffChatMessage {
  const { author, originalText, deletedAt, deletedBy, deletionReason } = found.message;
  return {
    ...toMessage(found, mentions),
    originalText,
    deletion:
      deletedAt === null
        ? null
        : {
            at: deletedAt,
            by: toReference(found.deletedBy),
            reason: deletionReason,
            own: deletedBy !== null && deletedBy === author,
          },
  };
}

export function toReference(player: PlayerReference | null): PlayerReference | null {
  return player && toPlayerReference(player);
}
