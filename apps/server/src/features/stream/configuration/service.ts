/** What the stream shows: set by hand, or followed from a series. */
import { isDeepStrictEqual } from 'node:util';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { Json } from '@mes/contract/scalars';
import type { StreamConfiguration } from '@mes/contract/stream';
import type { StreamChange } from '@mes/contract/stream-desk';
import type { Configuration } from '@mes/domain/stream/from-series';
import { type Pins, pinsAfter, withPins } from '@mes/domain/stream/pins';
import { audit } from '../../platform/audit/audit';
import type { Action } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { references } from '../players/service';
import { followedConfiguration, tellStream } from './following';
import type { ConfigurationRow } from './repository';
import * as repository from './repository';
import type { StreamSources } from './sources';
import type { ConfigurationCause } from './tables';

/** Configuring follows the series that is linked. */
interface ConfigurationAction extends Action {
  readonly sources: StreamSources;
}

interface Seen {
  readonly revision?: number;
}

/** Fields that are missing stay as they are. */
export type Edit = Seen &
  Partial<Omit<Configuration, 'matchup'>> & {
    readonly matchup?: Partial<Configuration['matchup']>;
  };

export async function read(db: Db): Promise<StreamConfiguration> {
  return toConfiguration(await repository.findConfiguration(db));
}

export async function edit(
  tx: Tx,
  { revision, matchup = {}, ...fields }: Edit,
  doing: ConfigurationAction,
): Promise<StreamConfiguration> {
  const row = await lock(tx, revision);
  const { id: match = row.match, ...veto } = matchup;
  const relinked = match !== row.match;
  const pins: Pins = { ...fields, ...veto };
  if (match === null) {
    const configuration = withPins(row.configuration, pins);
    return save(tx, row, { configuration, match, pinned: {} }, { cause: 'edited', ...doing });
  }
  const followed = await followedConfiguration(tx, match, doing.sources);
  const pinned = pinsAfter(relinked ? {} : row.pinned, pins, followed);
  const configuration = withPins(followed, pinned);
  const cause = relinked ? 'linked' : 'edited';
  return save(tx, row, { configuration, match, pinned }, { cause, ...doing });
}

/** Another series begins without what was set by hand for the last one. */
export async function link(
  tx: Tx,
  { match, revision }: Seen & { match: string | null },
  doing: ConfigurationAction,
): Promise<StreamConfiguration> {
  const row = await lock(tx, revision);
  if (match === null) {
    const { configuration } = row;
    return save(tx, row, { configuration, match, pinned: {} }, { cause: 'unlinked', ...doing });
  }
  const configuration = await followedConfiguration(tx, match, doing.sources);
  return save(tx, row, { configuration, match, pinned: {} }, { cause: 'linked', ...doing });
}

export async function unpin(
  tx: Tx,
  { revision }: Seen,
  doing: ConfigurationAction,
): Promise<StreamConfiguration> {
  const row = await lock(tx, revision);
  const { match } = row;
  if (match === null) throw new InvalidAction('The stream follows no series.');
  const configuration = await followedConfiguration(tx, match, doing.sources);
  return save(tx, row, { configuration, match, pinned: {} }, { cause: 'edited', ...doing });
}

export async function restore(
  tx: Tx,
  { to, revision }: Seen & { to: number },
  doing: ConfigurationAction,
): Promise<StreamConfiguration> {
  const row = await lock(tx, revision);
  const past = await repository.findChange(tx, to);
  if (!past) throw new ObjectNotFound('This change is no longer kept.');
  const { configuration } = past;
  const match = configuration.matchup.id;
  const followed = match === null ? null : await stillThere(tx, match, doing.sources);
  const state = followed
    ? { configuration: followed, match, pinned: {} }
    : { configuration, match: null, pinned: {} };
  return save(tx, row, state, { cause: 'restored', ...doing });
}

export async function history(db: Db): Promise<StreamChange[]> {
  const rows = await repository.findHistory(db);
  const known = await references(
    db,
    rows.flatMap(({ by }) => by ?? []),
  );
  return rows.map(({ by, ...change }) => ({ ...change, by: known.get(by ?? '') ?? null }));
}

export function toConfiguration(row: ConfigurationRow): StreamConfiguration {
  const { configuration, match, rehearsal, revision, updatedAt } = row;
  return {
    ...configuration,
    // The series may have been deleted since, and a rehearsal has none behind it.
    matchup: { ...configuration.matchup, id: rehearsal ? null : match },
    revision,
    updatedAt,
  };
}

/** Only what people have set since counts: a followed series goes on while someone types. */
async function lock(tx: Tx, seen: number | undefined): Promise<ConfigurationRow> {
  const row = await repository.lockConfiguration(tx);
  if (row.rehearsal) throw new InvalidAction('End the rehearsal first.');
  if (seen !== undefined && (await repository.findNewestChange(tx)) > seen) {
    throw new InvalidAction('The stream was changed meanwhile. Look at it and try again.', {
      revision: row.revision,
    });
  }
  return row;
}

async function stillThere(
  tx: Tx,
  match: string,
  sources: StreamSources,
): Promise<Configuration | null> {
  try {
    return await followedConfiguration(tx, match, sources);
  } catch (error) {
    if (error instanceof ObjectNotFound) return null;
    throw error;
  }
}

async function save(
  tx: Tx,
  row: ConfigurationRow,
  state: Pick<ConfigurationRow, 'configuration' | 'match' | 'pinned'>,
  { cause, actor, now }: Action & { cause: ConfigurationCause },
): Promise<StreamConfiguration> {
  const configuration = withLink(state);
  const { match, pinned } = state;
  const { configuration: before } = row;
  if (isDeepStrictEqual({ configuration, match, pinned }, pickState(row)))
    return toConfiguration(row);

  const revision = row.revision + 1;
  const change = { configuration, match, pinned, revision, updatedAt: now };
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
  await tellStream(tx, 'stream.configured', revision);
  return toConfiguration(saved);
}

function pickState({ configuration, match, pinned }: ConfigurationRow) {
  return { configuration, match, pinned };
}

/** An interface has no index signature, which is all that JSON lacks of it. */
function asJson({ matchup, ...fields }: Configuration): Json {
  return { ...fields, matchup: { ...matchup } };
}

/** History knows which series was followed by the configuration itself. */
function withLink({
  configuration,
  match,
}: Pick<ConfigurationRow, 'configuration' | 'match'>): Configuration {
  return { ...configuration, matchup: { ...configuration.matchup, id: match } };
}
