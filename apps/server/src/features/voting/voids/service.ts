/** Takes votes out for abuse, and counts them again. Each match is settled anew by what is left. */
import type { Page } from '@mes/contract/define';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { VoidedVote } from '@mes/contract/voting-review';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { wakeTask } from '../../../platform/ticker';
import { notify } from '../../notifications/service';
import { toPlayerReference } from '../../players/service';
import { findVotes } from '../abuse/repository';
import { findSeenCluster, type SeenCluster, toReviewedVote } from '../abuse/service';
import { findOwn } from '../own-votes/repository';
import { PUBLISH_POOLS } from '../pools/service';
import { lockById } from '../repository';
import { updateStandings } from '../settlement/repository';
import { settleMatch } from '../settlement/service';
import { texts } from '../texts';
import * as repository from './repository';

const VOTING_PAGE = '/app/voting';

export async function listVoided(
  db: Db,
  query: { page: number; size: number },
): Promise<Page<VoidedVote[]>> {
  const [voids, total] = await Promise.all([
    repository.findVoids(db, query),
    repository.countVoids(db),
  ]);
  return { data: await toVoidedVotes(db, voids), total };
}

export async function voidCluster(
  tx: Tx,
  { reason, ...seen }: SeenCluster & { reason: string },
  action: Action,
): Promise<{ voided: number }> {
  const cluster = await findSeenCluster(tx, seen);
  const ids = cluster.evidence.map(({ id }) => id);
  return { voided: await voidVotes(tx, { ids, reason }, action) };
}

export async function voidVote(
  tx: Tx,
  { match, player, reason }: { match: string; player: string; reason: string },
  action: Action,
): Promise<VoidedVote> {
  const vote = await findOwn(tx, { matchId: match, accountId: player });
  if (!vote) throw new ObjectNotFound();
  const voided = await voidVotes(tx, { ids: [vote.id], reason }, action);
  if (voided === 0) throw new InvalidAction(texts.alreadyVoided);
  const [view] = await toVoidedVotes(tx, [(await repository.findVoid(tx, vote.id))!]);
  return view!;
}

export async function restoreVote(tx: Tx, id: string, { actor, now }: Action): Promise<void> {
  const [vote] = await repository.findByIds(tx, [id]);
  if (!vote) throw new ObjectNotFound();
  let accountId: string | undefined;
  await changeMatch(tx, { matchId: vote.match, now }, async () => {
    accountId = await repository.markCounted(tx, id);
    return accountId === undefined ? [] : [accountId];
  });
  if (accountId === undefined) throw new InvalidAction(texts.notVoided);
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'votes.restored' },
    ...{ subject: `voting_match:${vote.match}`, after: { accounts: [accountId] } },
  });
  await notify(tx, {
    accountIds: [accountId],
    type: 'account.votes_restored',
    ...texts.voteRestored,
    link: VOTING_PAGE,
    key: `vote_restored:${id}:${now}`,
    now,
  });
}

/** Resolves to how many counted until now. Matches are locked in the order of their ids. */
async function voidVotes(
  tx: Tx,
  { ids, reason }: { ids: readonly string[]; reason: string },
  { actor, now }: Action,
): Promise<number> {
  const byMatch = new Map<string, string[]>();
  for (const { id, match } of await repository.findByIds(tx, ids)) {
    byMatch.set(match, [...(byMatch.get(match) ?? []), id]);
  }
  const voided: string[] = [];
  for (const [matchId, voteIds] of byMatch) {
    await changeMatch(tx, { matchId, now }, async () => {
      const changed = await repository.markVoided(tx, voteIds, { reason, now, actorId: actor.id });
      if (changed.length === 0) return [];
      await audit(tx, {
        ...{ at: now, actor: actor.id, action: 'votes.voided' },
        ...{ subject: `voting_match:${matchId}`, after: { reason, accounts: changed } },
      });
      voided.push(...changed);
      return changed;
    });
  }
  await notifyVoters(tx, { accountIds: voided, reason, now });
  return voided.length;
}

/**
 * The change says whose votes it concerned. Standings are counted even where no points move: the
 * votes of the account are others than before.
 */
async function changeMatch(
  tx: Tx,
  { matchId, now }: { matchId: string; now: number },
  change: () => Promise<string[]>,
): Promise<void> {
  const match = await lockById(tx, matchId);
  if (!match) throw new ObjectNotFound();
  const accountIds = await change();
  if (accountIds.length === 0) return;
  await settleMatch(tx, match, { result: match.result, now });
  await updateStandings(tx, { season: match.season, accountIds });
  wakeTask(tx, PUBLISH_POOLS);
}

async function toVoidedVotes(
  db: Db,
  voids: readonly repository.FoundVoid[],
): Promise<VoidedVote[]> {
  const found = await findVotes(
    db,
    voids.map((row) => row.void.vote),
  );
  const views = new Map(found.map((row) => [row.vote.id, toReviewedVote(row)]));
  return voids.flatMap(({ void: { vote, reason, voidedAt }, voidedBy }) => {
    const view = views.get(vote);
    if (!view) return [];
    return [{ ...view, reason, voidedAt, voidedBy: voidedBy && toPlayerReference(voidedBy) }];
  });
}

/** One notification for each person, however many votes it is. */
async function notifyVoters(
  tx: Tx,
  { accountIds, reason, now }: { accountIds: readonly string[]; reason: string; now: number },
): Promise<void> {
  const counts = new Map<string, number>();
  for (const id of accountIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  const key = `votes_voided:${uuidv7()}`;
  for (const count of new Set(counts.values())) {
    await notify(tx, {
      accountIds: [...counts].flatMap(([id, each]) => (each === count ? [id] : [])),
      type: 'account.votes_voided',
      ...texts.votesVoided(count, reason),
      link: VOTING_PAGE,
      key,
      now,
    });
  }
}
