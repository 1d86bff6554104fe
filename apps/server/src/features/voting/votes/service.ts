import type { Page } from '@mes/contract/define';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { OwnVote, Vote, VotingBalance } from '@mes/contract/voting';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { isOpenForVotes, SEASON_GRANT } from '@mes/domain/voting/rules';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { wakeTask } from '../../../platform/ticker';
import { assertNotBanned } from '../../moderation/service';
import { findTeam } from '../../teams/service';
import { PUBLISH_POOLS } from '../pools/service';
import { findBalance } from '../standings/service';
import { texts } from '../texts';
import { toOwnVote, toVote } from '../views';
import * as repository from './repository';

export interface VoteInput {
  readonly id: string;
  /** The team's name. */
  readonly team: string;
  readonly points: number;
}

export interface VoteReceipt {
  readonly vote: Vote;
  readonly balance: VotingBalance;
}

/** Stakes points, or changes an earlier stake, as long as the match is open. */
export async function castVote(tx: Tx, input: VoteInput, action: Action): Promise<VoteReceipt> {
  const { actor, now } = action;
  assertNotBanned(actor, 'voting');
  const match = await lockOpenMatch(tx, input.id, now);
  if (input.points > match.maxStake) {
    throw new InvalidParameter('points', texts.maxStake(match.maxStake));
  }
  const team = await findTeam(tx, input.team);
  const slot = slotOf(match, team.id);
  if (!slot) throw new InvalidParameter('team', texts.notInMatch);

  const wallet = await repository.lockWallet(tx, {
    season: match.season,
    accountId: actor.id,
    grant: SEASON_GRANT,
    now,
  });
  const before = await repository.findOwn(tx, { matchId: input.id, accountId: actor.id });
  if (before?.voidedAt) throw new InvalidAction(texts.voided);
  const points = input.points - (before?.points ?? 0);
  if (points > wallet.balance) throw new InvalidAction(texts.tooFewPoints(wallet.balance));

  const vote = await repository.saveVote(
    tx,
    { id: before?.id ?? uuidv7(), team: slot, points: input.points },
    { matchId: input.id, season: match.season, accountId: actor.id, points, now },
  );
  wakeTask(tx, PUBLISH_POOLS);
  return {
    vote: toVote(vote, team.name),
    balance: await findBalance(tx, { season: match.season, accountId: actor.id }),
  };
}

export async function deleteVote(
  tx: Tx,
  { id }: { id: string },
  { actor, now }: Action,
): Promise<{ balance: VotingBalance }> {
  const { season } = await lockOpenMatch(tx, id, now);
  await repository.lockWallet(tx, { season, accountId: actor.id, grant: SEASON_GRANT, now });
  const vote = await repository.findOwn(tx, { matchId: id, accountId: actor.id });
  if (!vote) throw new ObjectNotFound();
  if (vote.voidedAt) throw new InvalidAction(texts.voided);
  await repository.deleteVote(tx, vote.id, {
    matchId: id,
    season,
    accountId: actor.id,
    points: -vote.points,
    now,
  });
  wakeTask(tx, PUBLISH_POOLS);
  return { balance: await findBalance(tx, { season, accountId: actor.id }) };
}

async function lockOpenMatch(tx: Tx, matchId: string, now: number) {
  const match = await repository.lockMatch(tx, matchId);
  if (!match) throw new ObjectNotFound();
  if (!isOpenForVotes(match, now)) throw new InvalidAction(texts.locked);
  return match;
}

function slotOf(
  { teamA, teamB }: Pick<repository.LockedMatch, 'teamA' | 'teamB'>,
  teamId: string,
): TeamSlot | null {
  if (teamId === teamA) return 'A';
  return teamId === teamB ? 'B' : null;
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
