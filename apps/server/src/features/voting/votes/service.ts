import type { Page } from '@mes/contract/define';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { OwnVote, Vote, VotingBalance } from '@mes/contract/voting';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { isOpenForVotes } from '@mes/domain/voting/rules';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import type { OriginHashes } from '../../../platform/origin-hash/origin-hash';
import { wakeTask } from '../../../platform/ticker';
import { assertNotBanned } from '../../moderation/service';
import { findTeam } from '../../teams/service';
import { PUBLISH_POOLS } from '../pools/service';
import { texts } from '../texts';
import { toOwnVote, toVote } from '../views';
import { lockWallet } from '../wallet/service';
import * as repository from './repository';

export interface VoteInput {
  readonly id: string;
  /** The team's name. */
  readonly team: string;
  readonly points: number;
  readonly origin: OriginHashes;
}

export interface VoteReceipt {
  readonly vote: Vote;
  readonly balance: VotingBalance;
}

/**
 * Stakes points, or changes an earlier stake, as long as the match is open. Two statements: the first locks
 * the match and the wallet, the second writes; thousands vote in the last second before a match.
 */
export async function castVote(tx: Tx, input: VoteInput, action: Action): Promise<VoteReceipt> {
  const { actor, now } = action;
  assertNotBanned(actor, 'voting');
  const key = { matchId: input.id, accountId: actor.id };
  const match = await lockOpenMatch(tx, key, now);
  const { season } = match;
  if (input.points > match.maxStake) {
    throw new InvalidParameter('points', texts.maxStake(match.maxStake));
  }
  const team = await findSlot(tx, match, input.team);
  if (!team) throw new InvalidParameter('team', texts.notInMatch);
  if (match.balance === null) await lockWallet(tx, { season, accountId: actor.id }, now);

  const { points, origin } = input;
  const vote = { ...key, id: uuidv7(), season, team, points, origin, now };
  const { id, isVoided, ...balance } = await repository.saveVote(tx, vote);
  if (isVoided) throw new InvalidAction(texts.voided);
  if (id === null) throw new InvalidAction(texts.tooFewPoints(balance.balance));
  wakeTask(tx, PUBLISH_POOLS);
  return {
    vote: {
      id,
      match: input.id,
      team: team === 'A' ? match.nameA : match.nameB,
      points: input.points,
      payout: null,
      castAt: now,
    },
    balance: { season, ...balance },
  };
}

export async function deleteVote(
  tx: Tx,
  { id }: { id: string },
  { actor, now }: Action,
): Promise<{ balance: VotingBalance }> {
  const key = { matchId: id, accountId: actor.id };
  const { season, balance: before } = await lockOpenMatch(tx, key, now);
  if (before === null) throw new ObjectNotFound();
  const { isFound, isVoided, ...balance } = await repository.deleteVote(tx, {
    ...key,
    season,
    now,
  });
  if (isVoided) throw new InvalidAction(texts.voided);
  if (!isFound) throw new ObjectNotFound();
  wakeTask(tx, PUBLISH_POOLS);
  return { balance: { season, ...balance } };
}

async function lockOpenMatch(
  tx: Tx,
  key: { matchId: string; accountId: string },
  now: number,
): Promise<repository.LockedMatch> {
  const match = await repository.lockMatchAndWallet(tx, key);
  if (!match) throw new ObjectNotFound();
  if (!isOpenForVotes(match, now)) throw new InvalidAction(texts.locked);
  return match;
}

/** The usual spelling needs no look at the teams; former names and other cases do. */
async function findSlot(
  tx: Tx,
  { teamA, teamB, nameA, nameB }: repository.LockedMatch,
  name: string,
): Promise<TeamSlot | null> {
  if (name === nameA) return 'A';
  if (name === nameB) return 'B';
  const { id } = await findTeam(tx, name);
  if (id === teamA) return 'A';
  return id === teamB ? 'B' : null;
}

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
