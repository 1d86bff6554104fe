/** What the stream shows: set by hand, or taken from the linked series. */
import { isDeepStrictEqual } from 'node:util';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { Json } from '@mes/contract/scalars';
import type { StreamConfiguration } from '@mes/contract/stream';
import type { StreamChange } from '@mes/contract/stream-desk';
import { parseBestOf, scoreProblem } from '@mes/domain/stream/configuration';
import { changeSeries } from '@mes/domain/stream/left-series';
import { type Pins, updatePins, withPins } from '@mes/domain/stream/pins';
import type { SeriesConfiguration } from '@mes/domain/stream/series-configuration';
import { audit } from '../../../platform/audit/audit';
import type { ActionById } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { findReferences } from '../../players/service';
import { handOf, withHandScore } from '../game/views';
import type { ConfigurationRow } from '../repository';
import * as repository from '../repository';
import {
  findConfigurationOf,
  publishStream,
  readConfigurationOf,
  type StreamSources,
} from '../service';
import type { ConfigurationCause, LeftSeries } from '../tables';
import { texts } from '../texts';

/** The revision that the operator has seen: later changes of others are not overwritten. */
interface SeenRevision {
  readonly revision?: number;
}

type NumberField = 'Score1' | 'Score2' | 'BestOf';

/** Fields that are missing stay as they are. Numbers may be written as text. */
export type ConfigurationEdit = SeenRevision &
  Partial<Omit<SeriesConfiguration, 'matchup' | NumberField>> &
  Partial<Record<NumberField, number | string>> & {
    readonly matchup?: Partial<SeriesConfiguration['matchup']>;
  };

export async function readConfiguration(db: Db): Promise<StreamConfiguration> {
  return toConfiguration(await repository.findConfiguration(db));
}

export function createStreamConfiguring({ match: readMatch }: Pick<StreamSources, 'match'>) {
  const readFollowed = (tx: Tx, matchId: string) =>
    readConfigurationOf(tx, matchId, { match: readMatch });
  const readFollowedIfExists = (tx: Tx, matchId: string) =>
    findConfigurationOf(tx, matchId, { match: readMatch });

  return {
    async edit(
      tx: Tx,
      { revision, matchup = {}, ...fields }: ConfigurationEdit,
      action: ActionById,
    ): Promise<StreamConfiguration> {
      const row = await lock(tx, revision);
      const { id: match = row.match, ...veto } = matchup;
      const isRelinked = match !== row.match;
      const pins: Pins = { ...withNumbers(fields), ...veto };
      if (match === null) {
        const configuration = withPins(row.configuration, pins);
        assertPossible(configuration, pins);
        return save(tx, { row, configuration, match, cause: 'edited' }, action);
      }
      const followed = await readFollowed(tx, match);
      const pinned = updatePins(isRelinked ? {} : row.pinned, pins, followed);
      const configuration = withPins(followed, pinned);
      assertPossible(configuration, pins);
      const cause = isRelinked ? 'linked' : 'edited';
      return save(tx, { row, configuration, match, pinned, cause }, action);
    },

    /** Drops what was pinned for the series before. */
    async link(
      tx: Tx,
      { match, revision }: SeenRevision & { match: string | null },
      action: ActionById,
    ): Promise<StreamConfiguration> {
      const row = await lock(tx, revision);
      if (match === null) {
        const { configuration } = row;
        return save(tx, { row, configuration, match, cause: 'unlinked' }, action);
      }
      const configuration = await readFollowed(tx, match);
      return save(tx, { row, configuration, match, cause: 'linked' }, action);
    },

    async unpin(
      tx: Tx,
      { revision }: SeenRevision,
      action: ActionById,
    ): Promise<StreamConfiguration> {
      const row = await lock(tx, revision);
      const { match } = row;
      if (match === null) throw new InvalidAction(texts.followsNoSeries);
      const configuration = await readFollowed(tx, match);
      return save(tx, { row, configuration, match, cause: 'edited' }, action);
    },

    async restore(
      tx: Tx,
      { to, revision }: SeenRevision & { to: number },
      action: ActionById,
    ): Promise<StreamConfiguration> {
      const row = await lock(tx, revision);
      const past = await repository.findChange(tx, to);
      if (!past) throw new ObjectNotFound(texts.changeNotKept);
      const matchId = past.configuration.matchup.id;
      const followed = matchId === null ? null : await readFollowedIfExists(tx, matchId);
      const state = followed
        ? { configuration: followed, match: matchId }
        : { configuration: past.configuration, match: null };
      return save(tx, { row, ...state, cause: 'restored' }, action);
    },

    /** Sets what `readSeriesSettings` gave; a series is followed as it is now. */
    async restoreSettings(
      tx: Tx,
      { match, pinned, configuration }: SeriesSettings,
      action: ActionById,
    ): Promise<StreamConfiguration> {
      const row = await lock(tx, undefined);
      const followed = match === null ? null : await readFollowedIfExists(tx, match);
      const state = followed
        ? { configuration: withPins(followed, pinned), match, pinned }
        : { configuration: configuration ?? row.configuration, match: null };
      return save(tx, { row, ...state, cause: 'restored' }, action);
    },
  };
}

/** What people have set of the series. What a followed series says itself is not part of it. */
export interface SeriesSettings {
  readonly match: string | null;
  readonly pinned: Pins;
  /** Null while a series is followed. */
  readonly configuration: SeriesConfiguration | null;
}

export async function readSeriesSettings(db: Db): Promise<SeriesSettings> {
  const { match, pinned, configuration } = await repository.findConfiguration(db);
  return { match, pinned, configuration: match === null ? configuration : null };
}

const SCORE_FIELDS = ['Score1', 'Score2', 'BestOf', 'other'] as const;

/**
 * A score that the length of the series or of a map does not allow is a typing error. Whoever changes
 * something else is not stopped by it.
 */
function assertPossible(configuration: SeriesConfiguration, edit: Pins): void {
  if (SCORE_FIELDS.every((field) => edit[field] === undefined)) return;
  const field = scoreProblem(configuration);
  if (field === 'other') throw new InvalidParameter(field, texts.impossibleMapScore);
  if (field) throw new InvalidParameter(field, texts.impossibleScore(configuration.BestOf));
}

/** Overlays and casters' tools read numbers, whoever wrote them. */
function withNumbers({
  Score1,
  Score2,
  BestOf,
  ...fields
}: Omit<ConfigurationEdit, 'revision' | 'matchup'>): Pins {
  return {
    ...fields,
    ...(Score1 === undefined ? {} : { Score1: Number(Score1) }),
    ...(Score2 === undefined ? {} : { Score2: Number(Score2) }),
    ...(BestOf === undefined ? {} : { BestOf: parseBestOf(BestOf) }),
  };
}

export async function readHistory(db: Db): Promise<StreamChange[]> {
  const rows = await repository.findHistory(db);
  const known = await findReferences(
    db,
    rows.flatMap(({ by }) => by ?? []),
  );
  return rows.map(({ by, ...change }) => ({ ...change, by: known.get(by ?? '') ?? null }));
}

export function toConfiguration(row: ConfigurationRow): StreamConfiguration {
  const { match, rehearsal, series, revision, updatedAt } = row;
  const configuration = withHandScore({ configuration: row.configuration, hand: handOf(row) });
  return {
    ...configuration,
    // The match may have been deleted since, and a rehearsal has no match.
    matchup: { ...configuration.matchup, id: rehearsal ? null : match },
    series,
    revision,
    updatedAt,
  };
}

/** Only changes by people conflict: a followed series changes the stream while someone types. */
async function lock(tx: Tx, seen: number | undefined): Promise<ConfigurationRow> {
  const row = await repository.lockConfiguration(tx);
  if (row.rehearsal) throw new InvalidAction(texts.endRehearsalFirst);
  if (seen !== undefined && (await repository.findNewestChange(tx)) > seen) {
    throw new InvalidAction(texts.streamChanged, { revision: row.revision });
  }
  return row;
}

interface SaveInput extends Pick<ConfigurationRow, 'configuration' | 'match'> {
  readonly row: ConfigurationRow;
  readonly pinned?: Pins;
  readonly cause: ConfigurationCause;
}

async function save(
  tx: Tx,
  { row, configuration: unlinked, match, pinned = {}, cause }: SaveInput,
  { actor, now }: ActionById,
): Promise<StreamConfiguration> {
  const configuration = withLink(unlinked, match);
  const { configuration: before } = row;
  if (isDeepStrictEqual({ configuration, match, pinned }, toState(row)))
    return toConfiguration(row);

  const revision = row.revision + 1;
  const change = {
    configuration,
    match,
    pinned,
    ...changeSeries(row, { configuration, match, revision }, toLeftSeries),
    isMatchDeleted: false,
    revision,
    updatedAt: now,
  };
  const saved = await repository.updateConfiguration(tx, change);
  await repository.insertHistory(tx, { revision, cause, configuration, at: now, by: actor.id });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: `stream.${cause}`,
    subject: 'stream:configuration',
    before: asJson(before),
    after: asJson(configuration),
  });
  await publishStream(tx, 'stream.configured', revision);
  return toConfiguration(saved);
}

function toLeftSeries(row: ConfigurationRow): LeftSeries {
  const { series, match, configuration, pinned } = row;
  return { series, match, configuration, pinned, hand: handOf(row) };
}

function toState({ configuration, match, pinned }: ConfigurationRow) {
  return { configuration, match, pinned };
}

/** A copy, because an interface has no index signature and is not assignable to Json. */
function asJson({ matchup, ...fields }: SeriesConfiguration): Json {
  return { ...fields, matchup: { ...matchup } };
}

/** The history stores only the configuration, so the link has to be part of it. */
function withLink(configuration: SeriesConfiguration, matchId: string | null): SeriesConfiguration {
  return { ...configuration, matchup: { ...configuration.matchup, id: matchId } };
}
