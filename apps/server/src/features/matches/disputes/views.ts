import type { Ruling } from '@mes/contract/dispute-schemas';
import { toPlayerReference } from '../../players/service';
import type { RulingWithAuthor } from './repository';

export const UNDO_MS = 10 * 60_000;

export function toRuling({ ruling, by }: RulingWithAuthor): Ruling {
  const { id, kind, reason, createdAt, undoneAt } = ruling;
  return {
    ...{ id, kind, reason, createdAt, undoneAt },
    by: by && toPlayerReference(by),
    undoUntil: createdAt + UNDO_MS,
  };
}
