import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { Vote, VotingBalance } from '@mes/contract/voting-schemas';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import type { OriginHashes } from '../../../platform/origin-hash/origin-hash';
import { wakeTask } from '../../../platform/ticker';
import { assertNotBanned } from '../../moderation/service';
import { findTeam } from '../../teams/service';
import { PUBLISH_POOLS } from '../pools/service';
import { currentSeason } from '../season/service';
import { texts } from '../texts';
import { toBalance } from '../views';
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

/** An account that votes on one match from many places at once has to try again. */
const ATTEMPTS = 3;

/**
 * Stakes points, or changes an earlier stake, as long as the match is open. One statement decides and writes:
 * thousands vote in the last second before a match. Where nothing was saved, what was found says why.
 */
export async function castVote(tx: Tx, input: VoteInput, action: Action): Promise<VoteReceipt> {
  const { actor, now } = action;
  assertNotBanned(actor, 'voting');
  const { points, origin } = input;
  const key = { matchId: input.id, accountId: actor.id };
  let teamName = input.team;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const vote = { ...key, id: uuidv7(), teamName, points, origin, now };
    const found = await saveVote(tx, vote);
    if (!found) throw new ObjectNotFound();
    if (found.id !== null) {
      wakeTask(tx, PUBLISH_POOLS);
      const team = found.team === 'A' ? found.nameA : found.nameB;
      return {
        vote: { id: found.id, match: input.id, team, points, payout: null, castAt: now },
        balance: toBalance(found),
      };
    }
    assertAllowed(found, points);
    if (found.team === null) teamName = await findTeamName(tx, found, teamName);
    const { season, balance } = found;
    if (balance === null) await lockWallet(tx, { season, accountId: actor.id }, now);
    else if (balance < points) throw await tooFewPoints(tx, { season, balance });
  }
  throw new InvalidAction(texts.votedElsewhere);
}

/** A match that was opened before the season began counts for the earlier one. */
async function tooFewPoints(
  tx: Tx,
  { season, balance }: { season: number; balance: number },
): Promise<InvalidAction> {
  const isCurrent = season === (await currentSeason(tx));
  return new InvalidAction(
    isCurrent ? texts.tooFewPoints(balance) : texts.tooFewOfSeason(balance, season),
  );
}

/** As a first vote, and where there is one already, as a change of it. */
async function saveVote(
  tx: Tx,
  vote: repository.NewVote,
): Promise<repository.SavedVote | undefined> {
  const first = await repository.saveFirstVote(tx, vote);
  // Whatever somebody has voted before, a closed match takes no vote.
  if (!first || first.id !== null || !first.isOpen) return first;
  return repository.saveVote(tx, vote);
}

export async function deleteVote(
  tx: Tx,
  { id }: { id: string },
  { actor, now }: Action,
): Promise<{ balance: VotingBalance }> {
  const found = await repository.deleteVote(tx, { matchId: id, accountId: actor.id, now });
  if (!found) throw new ObjectNotFound();
  assertOpen(found);
  if (!found.isDeleted) throw new ObjectNotFound();
  wakeTask(tx, PUBLISH_POOLS);
  return { balance: toBalance(found) };
}

/** What refuses a vote, whichever team it is for. */
function assertAllowed(found: repository.SavedVote, points: number): void {
  assertOpen(found);
  if (points > found.maxStake) throw new InvalidParameter('points', texts.maxStake(found.maxStake));
}

function assertOpen({ isOpen, isVoided }: repository.SavedVote | repository.DeletedVote): void {
  if (!isOpen) throw new InvalidAction(texts.locked);
  if (isVoided) throw new InvalidAction(texts.voided);
}

/** Another spelling of a team, as the match has it. */
async function findTeamName(
  tx: Tx,
  { teamA, teamB, nameA, nameB }: repository.SavedVote,
  name: string,
): Promise<string> {
  const { id } = await findTeam(tx, name);
  if (id === teamA) return nameA;
  if (id === teamB) return nameB;
  throw new InvalidParameter('team', texts.notInMatch);
}
