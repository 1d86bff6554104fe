/** Finds entries that look like the work of one person, for staff to decide about. */
import type { Page } from '@mes/contract/define';
import type { EntryCluster } from '@mes/contract/giveaways-review';
import { explainCluster } from '@mes/domain/abuse/clusters';
import { SHOWN_EVIDENCE } from '@mes/domain/abuse/limits';
import { findEntryClusters } from '@mes/domain/giveaways/suspicious';
import type { Db } from '../../../platform/database/database';
import { originPeriod } from '../../../platform/origin-hash/origin-hash';
import { toPlayerReference } from '../../players/service';
import { get, type Viewer } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

export async function listClusters(
  db: Db,
  { id, page, size }: { id: string; page: number; size: number },
  viewer: Viewer,
): Promise<Page<EntryCluster[]>> {
  await get(db, id, viewer);
  const clusters = findEntryClusters(await repository.findComparable(db, id), id);
  const shown = clusters.slice(page * size, (page + 1) * size).map((cluster) => ({
    ...cluster,
    evidence: cluster.evidence.slice(0, SHOWN_EVIDENCE),
  }));
  const playerIds = shown.flatMap(({ evidence }) => evidence.map(({ accountId }) => accountId));
  const found = await repository.findPlayers(db, [...new Set(playerIds)]);
  const players = new Map(found.map((player) => [player.id, toPlayerReference(player)]));
  const data = shown.map((cluster) => ({
    key: cluster.key,
    kinds: [...cluster.kinds],
    explanation: explainCluster(cluster, texts.entered(cluster.subjects)),
    accounts: cluster.accountIds.length,
    evidence: cluster.evidence.flatMap(({ accountId, at }) => {
      const player = players.get(accountId);
      return player ? [{ player, enteredAt: at }] : [];
    }),
  }));
  return { data, total: clusters.length };
}

/** The hashes of the last period stay as evidence for one more. */
export async function deleteOldOrigins(db: Db, now: number): Promise<void> {
  await repository.deleteOriginsBefore(db, originPeriod(now) - 1);
}
