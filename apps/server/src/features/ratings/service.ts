/**
 * Rates series in the order in which they finished. The newest result is rated by itself; any other
 * is rated again together with all that came after it, and a rebuild does so from the beginning.
 */
import { createHash } from 'node:crypto';
import { channels } from '@mes/contract/channels';
import { type HistoryKey, LadderHistories } from '@mes/domain/elo/histories';
import {
  earlierPosition,
  ladderNames,
  type SeasonSeries,
  type SeriesPosition,
} from '@mes/domain/elo/season-ladders';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { findSummaries } from '../matches/summaries/service';
import { correctComparison, moveComparison } from './comparison/service';
import { findKeysSince, insertParts, takeParts } from './histories/repository';
import * as repository from './repository';
import { findBatch, findSeries } from './series/repository';

/** Idempotent, because a job may run twice. */
export async function rateMatch(
  tx: Tx,
  { matchId, now }: { matchId: string; now: number },
): Promise<void> {
  await repository.lockRatings(tx);
  await moveComparison(tx, now);
  const stored = await repository.findRatedByMatch(tx, matchId);
  const series = await findSeries(tx, matchId);
  const ladders = [
    ...new Set([...stored.map(({ ladder }) => ladder), ...(series ? ladderNames(series) : [])]),
  ];
  const before = stored[0] ? { at: stored[0].at, match: matchId } : null;
  const after = series ? { at: series.finishedAt, match: matchId } : null;
  const from = earlierPosition(before, after);
  // Most changes of a series that is over do not concern the rating.
  if (!from || (series && isRatedAs(stored, series))) return;
  await replay(tx, { ladders, from });
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
  /**
   * Reads the series on another connection, so that the database reads while it writes. Only where the transaction
   * has changed none of them.
   */
  readonly reader?: Db;
  /** Called after every batch with the number of series so far. */
  readonly onProgress?: (seen: number) => Promise<void>;
}

const BATCH = 400;

export async function replay(tx: Tx, input: ReplayInput): Promise<void> {
  const { ladders, from } = input;
  const histories = new LadderHistories();
  if (from) {
    // Those who have no series any more after `from` get their earlier standing back.
    const keys = await findKeysSince(tx, ladders, from.at);
    await loadHistories(tx, histories, { keys, from });
  }
  await repository.deleteRated(tx, ladders, from);
  await rateBatches(tx, histories, input);
  await insertParts(tx, histories.takeRest());
  const standings = [...histories.standings()];
  await repository.saveStandings(tx, standings);
  await correctComparison(tx, standings, from);
}

async function rateBatches(
  tx: Tx,
  histories: LadderHistories,
  { ladders, from, reader = tx, onProgress }: ReplayInput,
): Promise<void> {
  let seen = 0;
  // The database writes a batch and reads the one after the next while the next one is rated.
  let reading = inAdvance(findBatch(reader, { from, after: null, size: BATCH }));
  let writing = Promise.resolve();
  for (;;) {
    const batch = await reading;
    if (batch.last)
      reading = inAdvance(findBatch(reader, { from, after: batch.last, size: BATCH }));
    const ladderSeries = batch.series.flatMap((series) => {
      const input = inputOf(series);
      return ladderNames(series)
        .filter((ladder) => ladders?.includes(ladder) ?? true)
        .map((ladder) => ({ ladder, series, input }));
    });
    if (from) await loadHistories(tx, histories, { keys: ladderSeries.flatMap(keysOf), from });
    const rated = ladderSeries.map(({ ladder, series, input }) => ({
      ...{ match: series.matchId, ladder, at: series.finishedAt, input },
      ...{ teamA: series.teams.A, teamB: series.teams.B },
      ...histories.rate(ladder, series),
    }));
    const parts = histories.takeFull();
    await writing;
    writing = inAdvance(
      Promise.all([repository.insertRated(tx, rated), insertParts(tx, parts)]).then(() => {}),
    );
    seen += batch.seen;
    await onProgress?.(seen);
    if (!batch.last) break;
  }
  await writing;
}

/** It is awaited later; if something else fails before, its own failure is no unhandled one. */
function inAdvance<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/** Loads the histories before the replay of those that are not loaded yet. */
async function loadHistories(
  tx: Tx,
  histories: LadderHistories,
  { keys, from }: { keys: readonly HistoryKey[]; from: SeriesPosition },
): Promise<void> {
  const unknown = keys.filter((key) => !histories.has(key));
  for (const key of unknown) histories.begin(key);
  const missing = [...new Map(unknown.map((key) => [Object.values(key).join(' '), key])).values()];
  for (const part of await takeParts(tx, missing, from)) histories.load(part);
}

function keysOf({ ladder, series }: { ladder: string; series: SeasonSeries }): HistoryKey[] {
  return [
    ...Object.values(series.teams).map((subject) => ({ ladder, kind: 'team' as const, subject })),
    ...series.players.map(({ player }) => ({ ladder, kind: 'player' as const, subject: player })),
  ];
}

/** A hash of everything that the rating of a series depends on, but for the standings before it. */
function inputOf(series: SeasonSeries): string {
  return createHash('sha256').update(JSON.stringify(series)).digest('base64url');
}

function isRatedAs(
  stored: Awaited<ReturnType<typeof repository.findRatedByMatch>>,
  series: SeasonSeries,
): boolean {
  const ladders = ladderNames(series);
  const input = inputOf(series);
  return (
    stored.length === ladders.length &&
    stored.every((rated) => ladders.includes(rated.ladder) && rated.input === input)
  );
}
