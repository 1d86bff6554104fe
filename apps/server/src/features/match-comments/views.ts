import type { MatchComment } from '@mes/contract/match-comments';
import { toPlayerReference } from '../players/service';
import type { FoundComment } from './repository';

export function toComment({ comment, author }: FoundComment): MatchComment {
  const { id, match, text, sentAt, editedAt } = comment;
  return { id, match, text, sentAt, editedAt, author: author && toPlayerReference(author) };
}
