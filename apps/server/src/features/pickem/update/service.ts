/**
 * Keeps predictions true to their tournament: picks that no longer fit are removed while it is open,
 * it locks with the first match, and every result is scored. Safe to repeat at any time.
 */
import { channels } from '@mes/contract/channels';
import { outlookOf } from '@mes/domain/pickem/outlook';
import { misfits, type Picks, predict } from '@mes/domain/pickem/prediction';
import { createScoring, type PredictionScore } from '@mes/domain/pickem/score';
import { hasResult } from '@mes/domain/series/states';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import { sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { type LoadedBracket, readBracket } from '../../brackets/storage/service';
import type { ResultChange } from '../../matches/changes/service';
import { notify } from '../../notifications/service';
import { findTournament } from '../../tournaments/service';
import type { TournamentRow } from '../../tournaments/tables';
import type { PickemRow } from '../repository';
import * as repository from '../repository';
import { loadState, setupVersion } from '../state/service';
import type { StoredSetup } from '../tables';
import { texts } from '../texts';

const BATCH = 500;

export async function updatePickem(
  database: Database,
  { tournamentId, now }: { tournamentId: string; now: number },
): Promise<void> {
  const isLocked = await database.transaction((tx) => syncPicks(tx, { tournamentId, now }));
  if (isLocked) await database.transaction((tx) => scorePicks(tx, tournamentId));
}

/** For deadlines that nobody's write applies. Resolves to the next of them. */
export async function updateUnlocked(database: Database, now: number): Promise<number | null> {
  const deadlines: number[] = [];
  for (const tournamentId of await repository.findUnlocked(database.db)) {
    await updatePickem(database, { tournamentId, now });
    const { startsAt } = await findTournament(database.db, tournamentId);
    if (startsAt !== null && startsAt > now) deadlines.push(startsAt);
  }
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

/** The first result locks in its own transaction: a save is before it, or refused. */
export async function lockByResult(tx: Tx, { before, after, now }: ResultChange): Promise<boolean> {
  if (after.tournament === null || after.stage === null) return false;
  const isEntered = hasResult(after) && !after.automatic;
  if (!isEntered && !hasResult(before)) return false;
  if (isEntered) await repository.lockPicks(tx, { tournamentId: after.tournament, now });
  return true;
}

/** Makes scores of predictions by the bracket as it is now. */
export async function scoringOf(
  db: Db,
  { tournament, setup }: Pick<PickemRow, 'tournament' | 'setup'>,
): Promise<(picks: Picks) => PredictionScore> {
  const { bracket } = await readBracket(db, tournament);
  return createScoring(setup, outlookOf(bracket));
}

/** True once it is locked. */
async function syncPicks(
  tx: Tx,
  { tournamentId, now }: { tournamentId: string; now: number },
): Promise<boolean> {
  const stored = await repository.lockById(tx, tournamentId);
  if (!stored) return false;
  const tournament = await findTournament(tx, tournamentId);
  const isDrawn = hasReached(tournament.state, 'running');
  if (stored.lockedAt !== null && isDrawn && stored.scoredRevision !== null) return true;

  // A draw that was taken back opens it again.
  const lockedAt = isDrawn ? stored.lockedAt : null;
  const { state, setup } = await loadState(tx, tournament, {
    stored: { ...stored, lockedAt: null },
    now,
  });
  const isFixed = state === 'open' || state === 'locked';
  const hasChanged = isFixed && setupVersion(setup) !== setupVersion(stored.setup);
  if (hasChanged) await removeMisfits(tx, { tournament, setup, now });
  const locks = lockedAt ?? (state === 'locked' ? now : null);
  if (!hasChanged && locks === stored.lockedAt) return locks !== null;
  await repository.update(tx, tournamentId, {
    lockedAt: locks,
    ...(isFixed ? { setup } : {}),
    ...(locks === null ? { scoredRevision: null } : {}),
  });
  await publish(tx, channels.pickem(tournamentId), 'pickem.changed', {});
  return locks !== null;
}

/** After another draw or a replaced team: what still fits stays, and whoever lost picks is notified. */
async function removeMisfits(
  tx: Tx,
  { tournament, setup, now }: { tournament: TournamentRow; setup: StoredSetup; now: number },
): Promise<void> {
  const losers: string[] = [];
  for await (const batch of batchesOf(tx, tournament.id)) {
    const replaced = batch.flatMap((row) => withoutMisfits(setup, row) ?? []);
    if (replaced.length > 0) await repository.replacePicks(tx, tournament.id, replaced);
    losers.push(...replaced.flatMap((row) => (row.needsAttention ? row.player : [])));
  }
  if (losers.length === 0) return;
  await notify(tx, {
    accountIds: losers,
    type: 'pickem.picks_removed',
    title: tournament.name,
    text: texts.picksRemoved,
    link: `/app/tournament/pickem/${tournament.id}`,
    key: `pickem.picks_removed:${tournament.id}:${setupVersion(setup)}`,
    now,
  });
}

/** Null where nothing changes. */
function withoutMisfits(
  setup: StoredSetup,
  { player, picks, isComplete }: repository.PredictionBatch[number],
): repository.ReplacedPicks | null {
  const prediction = predict(setup, picks);
  const isSame = misfits(prediction, picks).length === 0;
  if (isSame && isComplete === prediction.isComplete) return null;
  return {
    player,
    picks: prediction.picks,
    isComplete: prediction.isComplete,
    champion: prediction.finalists[0] ?? null,
    needsAttention: !isSame,
  };
}

async function scorePicks(tx: Tx, tournamentId: string): Promise<void> {
  // One at a time, so that a later state is never overwritten by an earlier one.
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pickem ${tournamentId}`}, 0))`,
  );
  const stored = await repository.findById(tx, tournamentId);
  if (!stored || stored.lockedAt === null) return;
  const loaded = await readBracket(tx, tournamentId);
  const revision = revisionOf(loaded);
  if (loaded.stages.length === 0 || stored.scoredRevision === revision) return;
  const score = createScoring(stored.setup, outlookOf(loaded.bracket));
  for await (const batch of batchesOf(tx, tournamentId)) {
    const scores = batch.map(({ player, picks }) => {
      const { points, possible, correct } = score(picks);
      return { player, points, possible, correct };
    });
    await repository.saveScores(tx, tournamentId, scores);
  }
  await repository.update(tx, tournamentId, { scoredRevision: revision });
  await publish(tx, channels.pickem(tournamentId), 'pickem.scored', {});
}

/** Grows with every change of the bracket. Teams that are out are said by their entries. */
function revisionOf({ stages, bracket }: LoadedBracket): number {
  return stages.reduce((sum, { revision }) => sum + revision, 0) * 1_000 + bracket.dropped.length;
}

/** All predictions, none of the batches empty. */
async function* batchesOf(tx: Tx, tournamentId: string) {
  let after = '';
  for (;;) {
    const batch = await repository.findBatch(tx, { tournamentId, after, size: BATCH });
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    after = batch.at(-1)!.player;
  }
}
