/** How the rounds of captured maps ended, counted once and stored: replaying events is slow. */
import type { RoundEndingCount } from '@mes/domain/statistics/round-endings';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { Series } from '../../matches/tables';
import * as repository from './repository';

/** How the rounds of a captured map ended. A port, because capture is a higher feature. */
export type CapturedEndings = (
  db: Db,
  map: { matchId: string; mapIndex: number },
) => Promise<readonly RoundEndingCount[]>;

interface CountInput {
  readonly series: Pick<Series, 'id' | 'maps'>;
  /** Indexes of the maps whose events have changed. */
  readonly fromEvents: readonly number[];
  readonly capturedEndings: CapturedEndings;
}

/** Counts finished maps that are new or have changed, and forgets maps that are open again. */
export async function countEndings(
  tx: Tx,
  { series, fromEvents, capturedEndings }: CountInput,
): Promise<void> {
  const finished = series.maps.filter(({ state, captured }) => state === 'finished' && captured);
  const counted = await repository.findCounted(tx, series.id);
  const kept = finished
    .map(({ index }) => index)
    .filter((index) => counted.includes(index) && !fromEvents.includes(index));
  if (counted.length > kept.length) await repository.deleteOthers(tx, series.id, kept);
  for (const { index: map } of finished) {
    if (kept.includes(map)) continue;
    const counts = await capturedEndings(tx, { matchId: series.id, mapIndex: map });
    await repository.insert(tx, { match: series.id, map }, counts);
  }
}

/** Few at a time, so that other work is not held up. */
const BATCH = 20;

/** Counts maps that were captured before rounds were counted. */
export async function countMissingEndings(
  database: Database,
  capturedEndings: CapturedEndings,
): Promise<void> {
  let previous = '';
  for (;;) {
    const maps = await repository.findUncounted(database.db, BATCH);
    const batch = JSON.stringify(maps);
    // A map without rounds has nothing to count and would be found again and again.
    if (maps.length === 0 || batch === previous) return;
    previous = batch;
    await database.transaction(async (tx) => {
      for (const { match, map } of maps) {
        const counts = await capturedEndings(tx, { matchId: match, mapIndex: map });
        await repository.insert(tx, { match, map }, counts);
      }
    });
  }
}
