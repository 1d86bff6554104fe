import type { Page } from '@mes/contract/define';
import { ObjectNotFound } from '@mes/contract/errors';
import type { OwnVote, Vote } from '@mes/contract/voting-schemas';
import type { Db } from '../../../platform/database/database';
import { toOwnVote, toVote } from '../views';
import * as repository from './repository';

/** Null where the caller has no vote on the match. */
export async function findOwnVote(
  db: Db,
  query: { matchId: string; accountId: string },
): Promise<Vote | null> {
  const row = await repository.findOwnWithTeam(db, query);
  if (row === 'no match') throw new ObjectNotFound();
  return row ? toVote(row.vote, row.teamName) : null;
}

/** Newest first. */
export async function listOwnVotes(
  db: Db,
  query: repository.OwnVoteQuery & { page: number; size: number },
): Promise<Page<OwnVote[]>> {
  const [rows, total] = await Promise.all([
    repository.findPage(db, query),
    repository.countOwn(db, query),
  ]);
  return { data: rows.map(toOwnVote), total };
}
