/** Any series as the stream shows it: the one on stream, one that it has left, or a match alone. */
import type { StreamConfiguration } from '@mes/contract/stream';
import type { HandState } from '@mes/domain/stream/in-game';
import { withPins } from '@mes/domain/stream/pins';
import type { SeriesConfiguration } from '@mes/domain/stream/series-configuration';
import type { Db } from '../../../platform/database/database';
import { handOf, withHandScore } from '../game/views';
import type { ConfigurationRow } from '../repository';
import * as repository from '../repository';
import { findConfigurationOf, readConfigurationOf, type StreamSources } from '../service';
import type { LeftSeries } from '../tables';

type MatchReader = Pick<StreamSources, 'match'>;

/** By its match, or by its number; without both the one on stream. */
export interface SeriesSubject {
  readonly match?: string;
  readonly series?: number;
}

export interface ShownSeries {
  readonly series: number;
  /** Null if nothing but what was set by hand is known of it. */
  readonly match: string | null;
  readonly configuration: SeriesConfiguration;
  readonly hand: HandState | null;
}

/** Null for a series that the stream left long ago; the stream itself is shown then. */
export async function readSeries(
  db: Db,
  subject: SeriesSubject,
  sources: MatchReader,
): Promise<StreamConfiguration | null> {
  const row = await repository.findConfiguration(db);
  const shown = await findSeries(db, { row, subject }, sources);
  if (!shown) return null;
  const configuration = withHandScore(shown);
  const { revision, updatedAt } = row;
  const matchup = { ...configuration.matchup, id: shown.match };
  return { ...configuration, matchup, series: shown.series, revision, updatedAt };
}

/** The number of the series on stream; null in a rehearsal, which takes nothing on air. */
export async function findSeriesOnStream(db: Db): Promise<number | null> {
  const { series, rehearsal } = await repository.findConfiguration(db);
  return rehearsal ? null : series;
}

/** Throws for a match that does not exist. Null for a number that is not remembered. */
export async function findSeries(
  db: Db,
  { row, subject }: { row: ConfigurationRow; subject: SeriesSubject },
  sources: MatchReader,
): Promise<ShownSeries | null> {
  const { match, series } = subject;
  if (match === undefined && series === undefined) return seriesOnStream(row);
  if (isOnStream(row, subject)) return seriesOnStream(row);
  const left = row.left.find((each) =>
    match === undefined ? each.series === series : each.match === match,
  );
  if (left) return followLeft(db, left, sources);
  if (match === undefined) return null;
  const configuration = await readConfigurationOf(db, match, sources);
  return { series: 0, match, configuration, hand: null };
}

export function seriesOnStream(row: ConfigurationRow): ShownSeries {
  const { series, configuration, rehearsal } = row;
  return { series, match: rehearsal ? null : row.match, configuration, hand: handOf(row) };
}

/** A rehearsal is in place of every series. */
function isOnStream(row: ConfigurationRow, { match, series }: SeriesSubject): boolean {
  if (row.rehearsal) return false;
  return match === undefined ? series === row.series : match === row.match;
}

/** Its match goes on; what was set by hand stays. */
async function followLeft(
  db: Db,
  { series, match, configuration, pinned, hand }: LeftSeries,
  sources: MatchReader,
): Promise<ShownSeries> {
  const followed = match === null ? null : await findConfigurationOf(db, match, sources);
  return followed
    ? { series, match, configuration: withPins(followed, pinned), hand }
    : { series, match: null, configuration, hand };
}
