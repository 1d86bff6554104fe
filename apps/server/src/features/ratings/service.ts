/**
 * Rates series in the order in which they finished. The newest result is rated by itself; any other
 * is rated again together with all that came after it, and a rebuild does so from the beginning.
 */
import { isDeepStrictEqual } from 'node:util';
import { channels } from '@mes/contract/channels';
import { computeChanges } from '@mes/domain/elo/ladder';
import {
  earlierPosition,
  type LadderChange,
  ladderNames,
  type SeasonSeries,
  type SeriesPosition,
  StandingMap,
} from '@mes/domain/elo/season-ladders';
import type { Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { findSummaries } from '../matches/summaries/service';
import { correctComparison, moveComparison } from './comparison/service';
import * as repository from './repository';
import { findBatch, findSeries } from './series/repository';

/** Idempotent, because a job may run twice. */
export async function rateMatch(
  tx: Tx,
  { matchId, now }: { matchId: string; now: number },
): Promise<void> {
  await repository.lockRatings(tx);
  await moveComparison(tx, now);
  const stored = await repository.findChangesByMatch(tx, matchId);
  const series = await findSeries(tx, matchId);
  const ladders = [
    ...new Set([...stored.map(({ ladder }) => ladder), ...(series ? ladderNames(series) : [])]),
  ];
  if (ladders.length === 0) return;
  const before = stored[0] ? { at: stored[0].at, match: matchId } : null;
  const after = series ? { at: series.finishedAt, match: matchId } : null;
  if (series && before && before.at === after?.at && (await isUpToDate(tx, series, stored))) return;
  await replay(tx, { ladders, from: earlierPosition(before, after) });
}

/** Ranks of everyone may have changed; the match shows what it did to its teams. */
export async function publishRated(tx: Tx, matchId: string): Promise<void> {
  const [summary] = await findSummaries(tx, [matchId]);
  const teamNames = [summary?.teamA, summary?.teamB].flatMap((team) => team?.name ?? []);
  const on = [channels.match(matchId), ...teamNames.map(channels.team), channels.leaderboards()];
  await publish(tx, on, 'ratings.changed', { match: matchId });
}

interface ReplayInput {
  /** Null for all of them. */
  readonly ladders: readonly string[] | null;
  /** Null for the beginning. */
  readonly from: SeriesPosition | null;
  /** Called after every batch with the number of series so far. */
  readonly onProgress?: (seen: number) => Promise<void>;
}

const BATCH = 1_000;

export async function replay(tx: Tx, { ladders, from, onProgress }: ReplayInput): Promise<void> {
  const touched = await repository.findChangedKeys(tx, ladders, from);
  await repository.deleteChanges(tx, ladders, from);
  const standings = new StandingMap();
  let seen = 0;
  // The database writes a batch and reads the one after the next while the next one is rated.
  let reading = inAdvance(findBatch(tx, { from, after: null, size: BATCH }));
  let writing = Promise.resolve();
  for (;;) {
    const batch = await reading;
    if (batch.last) reading = inAdvance(findBatch(tx, { from, after: batch.last, size: BATCH }));
    const ladderSeries = batch.series.flatMap((series) =>
      ladderNames(series)
        .filter((ladder) => ladders?.includes(ladder) ?? true)
        .map((ladder) => ({ ladder, series })),
    );
    if (from) await loadStandings(tx, standings, { keys: ladderSeries.flatMap(keysOf), from });
    const changes = ladderSeries.flatMap(({ ladder, series }) =>
      rateSeries(standings, ladder, series),
    );
    await writing;
    writing = inAdvance(repository.insertChanges(tx, changes));
    seen += batch.seen;
    await onProgress?.(seen);
    if (!batch.last) break;
  }
  await writing;
  // Those who have no series any more after `from` get their earlier standing back.
  await loadStandings(tx, standings, { keys: touched, from });
  const all = [...standings.all()];
  await repository.saveStandings(tx, all);
  await correctComparison(tx, all, from);
}

/** It is awaited later; if something else fails before, its own failure is no unhandled one. */
function inAdvance<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

function rateSeries(standings: StandingMap, ladder: string, series: SeasonSeries): LadderChange[] {
  const changes = computeChanges(series, {
    team: (id) => standings.get(ladder, 'team', id),
    player: (id) => standings.get(ladder, 'player', id),
  }).map(
    ({ match, at, kind, subject, opponent, standing }): LadderChange => ({
      match,
      ladder,
      at,
      kind,
      subject,
      opponent,
      standing,
    }),
  );
  for (const change of changes) standings.set(change, change.standing);
  return changes;
}

/** Loads the standings before the replay of those that are not loaded yet. */
async function loadStandings(
  tx: Tx,
  standings: StandingMap,
  { keys, from }: { keys: readonly repository.StandingKey[]; from: SeriesPosition | null },
): Promise<void> {
  const unknown = keys.filter(({ ladder, kind, subject }) => !standings.has(ladder, kind, subject));
  for (const key of unknown) standings.set(key, undefined);
  const missing = [...new Map(unknown.map((key) => [Object.values(key).join(' '), key])).values()];
  for (const { standing, ...key } of await repository.findStandingsBefore(tx, missing, from))
    standings.set(key, standing);
}

function keysOf({
  ladder,
  series,
}: {
  ladder: string;
  series: SeasonSeries;
}): repository.StandingKey[] {
  return [
    ...Object.values(series.teams).map((subject) => ({ ladder, kind: 'team' as const, subject })),
    ...series.players.map(({ player }) => ({ ladder, kind: 'player' as const, subject: player })),
  ];
}

/** Most changes of a series that is over do not concern the rating. */
async function isUpToDate(
  tx: Tx,
  series: SeasonSeries,
  stored: Awaited<ReturnType<typeof repository.findChangesByMatch>>,
): Promise<boolean> {
  const standings = new StandingMap();
  const from = { at: series.finishedAt, match: series.matchId };
  const ladderSeries = ladderNames(series).map((ladder) => ({ ladder, series }));
  await loadStandings(tx, standings, { keys: ladderSeries.flatMap(keysOf), from });
  const changes = ladderSeries.flatMap(({ ladder }) => rateSeries(standings, ladder, series));
  const flat = changes.map(({ standing, ...change }) => ({ ...change, ...standing }));
  return isDeepStrictEqual(sortByKey(flat), sortByKey(stored));
}

function sortByKey<T extends repository.StandingKey>(changes: readonly T[]): T[] {
  const key = ({ ladder, kind, subject }: T) => `${ladder} ${kind} ${subject}`;
  return changes.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
