/**
 * Keeps every rating what the results say. A result that is the newest is rated by itself; any other
 * is rated together with all that came after it, and a rebuild is the same from the beginning.
 */
import { isDeepStrictEqual } from 'node:util';
import { changesOf } from '@mes/domain/elo/ladder';
import type { Tx } from '../../platform/database/database';
import {
  earlier,
  type LadderChange,
  laddersOf,
  type Point,
  type SeasonSeries,
  Standings,
} from './ladders';
import { correctPast, moveComparison } from './past';
import * as repository from './repository';
import { findBatch, findSeries } from './repository-series';

/** Harmless when repeated. */
export async function rateMatch(
  tx: Tx,
  { match, now }: { match: string; now: number },
): Promise<void> {
  await repository.lockRatings(tx);
  await moveComparison(tx, now);
  const stored = await repository.findChangesOf(tx, match);
  const series = await findSeries(tx, match);
  const ladders = [
    ...new Set([...stored.map(({ ladder }) => ladder), ...(series ? laddersOf(series) : [])]),
  ];
  if (ladders.length === 0) return;
  const was = stored[0] ? { at: stored[0].at, match } : null;
  const is = series ? { at: series.finishedAt, match } : null;
  if (series && was && was.at === is?.at && (await isRatedSo(tx, series, stored))) return;
  await replay(tx, { ladders, from: earlier(was, is) });
}

interface Replay {
  /** Null for all of them. */
  readonly ladders: readonly string[] | null;
  /** Null for the beginning. */
  readonly from: Point | null;
  /** Told now and then how many series were looked at. */
  readonly onProgress?: (seen: number) => Promise<void>;
}

const BATCH = 500;

export async function replay(tx: Tx, { ladders, from, onProgress }: Replay): Promise<void> {
  const touched = await repository.findTouched(tx, ladders, from);
  await repository.deleteChanges(tx, ladders, from);
  const standings = new Standings();
  let after: Point | null = null;
  let seen = 0;
  do {
    const batch = await findBatch(tx, { from, after, size: BATCH });
    const wanted = batch.series.flatMap((series) =>
      laddersOf(series)
        .filter((ladder) => ladders?.includes(ladder) ?? true)
        .map((ladder) => ({ ladder, series })),
    );
    await learn(tx, standings, { keys: wanted.flatMap(keysOf), from });
    await repository.insertChanges(
      tx,
      wanted.flatMap(({ ladder, series }) => rated(standings, ladder, series)),
    );
    seen += batch.seen;
    after = batch.last;
    await onProgress?.(seen);
  } while (after);
  // Who no longer has a series from there on stands where they stood before.
  await learn(tx, standings, { keys: touched, from });
  const all = [...standings.all()];
  await repository.saveStandings(tx, all);
  await correctPast(tx, all, from);
}

function rated(standings: Standings, ladder: string, series: SeasonSeries): LadderChange[] {
  const changes = changesOf(series, {
    team: (id) => standings.get(ladder, 'team', id),
    player: (id) => standings.get(ladder, 'player', id),
  }).map((change) => ({ ...change, ladder }));
  for (const change of changes) standings.set(change, change.standing);
  return changes;
}

/** Those that are not known yet, as they were before the replay began. */
async function learn(
  tx: Tx,
  standings: Standings,
  { keys, from }: { keys: readonly repository.Key[]; from: Point | null },
): Promise<void> {
  const unknown = keys.filter(
    ({ ladder, kind, subject }) => !standings.isKnown(ladder, kind, subject),
  );
  for (const key of unknown) standings.set(key, undefined);
  const asked = [...new Map(unknown.map((key) => [Object.values(key).join(' '), key])).values()];
  for (const { standing, ...key } of await repository.findStandingsBefore(tx, asked, from))
    standings.set(key, standing);
}

function keysOf({ ladder, series }: { ladder: string; series: SeasonSeries }): repository.Key[] {
  return [
    ...Object.values(series.teams).map((subject) => ({ ladder, kind: 'team' as const, subject })),
    ...series.players.map(({ player }) => ({ ladder, kind: 'player' as const, subject: player })),
  ];
}

/** Most changes of a series that is over are no matter of the rating. */
async function isRatedSo(
  tx: Tx,
  series: SeasonSeries,
  stored: Awaited<ReturnType<typeof repository.findChangesOf>>,
): Promise<boolean> {
  const standings = new Standings();
  const from = { at: series.finishedAt, match: series.match };
  const wanted = laddersOf(series).map((ladder) => ({ ladder, series }));
  await learn(tx, standings, { keys: wanted.flatMap(keysOf), from });
  const changes = wanted.flatMap(({ ladder }) => rated(standings, ladder, series));
  const flat = changes.map(({ standing, ...change }) => ({ ...change, ...standing }));
  return isDeepStrictEqual(byKey(flat), byKey(stored));
}

function byKey<T extends repository.Key>(changes: readonly T[]): T[] {
  const key = ({ ladder, kind, subject }: T) => `${ladder} ${kind} ${subject}`;
  return changes.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
