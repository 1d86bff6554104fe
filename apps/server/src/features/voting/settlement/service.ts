/** Pays the pools out, and corrects what was paid when a result is corrected. */
import { channels } from '@mes/contract/channels';
import type { VotingResult } from '@mes/domain/voting/payouts';
import { isBetweenOthers, resultOfSeries } from '@mes/domain/voting/rules';
import { settle } from '@mes/domain/voting/settlement';
import type { Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import * as matches from '../repository';
import { transferPoints } from '../wallet/service';
import * as repository from './repository';

/** Idempotent, because a job may run twice: a result that is settled already moves nothing. */
export async function settleLinked(tx: Tx, seriesId: string, now: number): Promise<void> {
  const [match] = await matches.lockAllByLinkedMatches(tx, [seriesId]);
  if (!match) return;
  const series = await matches.findSeries(tx, seriesId);
  if (series && isBetweenOthers(series, match)) return endLink(tx, match, now);
  const teams = { A: match.teamA, B: match.teamB };
  const result = series ? resultOfSeries(series, teams) : 'undecided';
  const isSettled = await settleMatch(tx, match, { result, now });
  // A match that starts early locks its votes, which nothing else would say.
  if (!isSettled) await publish(tx, channels.voting(), 'voting.changed', { match: match.id });
}

/** Series that are about to be deleted will never decide anything. */
export async function returnLinked(
  tx: Tx,
  seriesIds: readonly string[],
  now: number,
): Promise<void> {
  for (const match of await matches.lockAllByLinkedMatches(tx, seriesIds))
    await endLink(tx, match, now);
}

/** Returns all stakes. The series is free for voting on those who play it instead. */
async function endLink(tx: Tx, match: matches.VotingMatchRow, now: number): Promise<void> {
  await matches.update(tx, match.id, { linkedMatch: null });
  const isSettled = await settleMatch(tx, match, { result: 'returned', now });
  if (!isSettled) await publish(tx, channels.voting(), 'voting.changed', { match: match.id });
}

/**
 * The caller holds the lock of the match, so that no vote comes in between. False where everything was settled
 * like this already.
 */
export async function settleMatch(
  tx: Tx,
  match: matches.VotingMatchRow,
  { result, now }: { result: VotingResult; now: number },
): Promise<boolean> {
  const votes = await repository.findVotes(tx, match.id);
  const { season } = match;
  const accountIds = votes.map(({ accountId }) => accountId);
  const wallets = await repository.lockWallets(tx, { season, accountIds });
  const { transfers, paid } = settle(
    { id: match.id, votes },
    result,
    (accountId) => wallets.get(accountId)!,
  );
  if (transfers.length === 0 && result === match.result) return false;

  await matches.updateResult(tx, match.id, {
    result,
    decidedAt: result === 'undecided' ? null : (match.decidedAt ?? now),
  });
  await transferPoints(tx, transfers, { season, now });
  await repository.savePayments(tx, {
    matchId: match.id,
    paid,
    settledAt: result === 'undecided' ? null : (match.decidedAt ?? now),
  });
  await repository.updateStandings(tx, { season, accountIds });
  await publish(tx, channels.voting(), 'voting.settled', { match: match.id });
  return true;
}
