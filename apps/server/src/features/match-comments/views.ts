import type { MatchComment, RemovedComment } from '@mes/contract/match-comments';
import { toPlayerReference } from '../players/service';
import type { FoundComment, FoundRemovedComment } from './repository';

export function toComment({ comment, author }: FoundComment): MatchComment {
  const { id, match, text, sentAt, editedAt } = comment;
  return { id, match, text, sentAt, editedAt, author: author && toPlayerReference(author) };
}

export function toRemovedComment({ remover, ...found }: FoundRemovedComment): RemovedComment {
  const { deletedAt, deletionReason: reason } = found.comment;
  return {
    ...toComment(found),
    removedAt: deletedAt!,
    removedBy: remover && toPlayerReference(remover),
    reason,
  };
}
