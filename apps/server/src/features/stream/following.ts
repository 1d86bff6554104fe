/** A linked stream shows what its series is, in the transaction that changes the series. */

import { isDeepStrictEqual } from 'node:util';
import { channels } from '@mes/contract/channels';
import type { Match } from '@mes/contract/match-schemas';
import type { StreamEvent } from '@mes/contract/stream-events';
import {
  type Configuration,
  configurationOf,
  type StreamedSeries,
} from '@mes/domain/stream/from-series';
import { withPins } from '@mes/domain/stream/pins';
import type { Database, Tx } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/database/events';
import type { Log } from '../../platform/log';
import type { Feed } from '../../platform/outbox/feed';
import { isEventOn, publish } from '../../platform/outbox/publish';
import type { ResultHook } from '../matches/changes/service';
import * as repository from './repository';
import type { StreamSources } from './sources';

/** Tells everyone who shows the stream; what changed is read by whoever hears it. */
export async function tellStream(tx: Tx, type: StreamEvent, revision: number): Promise<void> {
  await publish(tx, channels.stream(), type, { revision });
}

export function createStreamResultHook(sources: StreamSources): ResultHook {
  return {
    async afterChange(tx, { after, now }) {
      if ((await repository.findLinkedMatch(tx)) === after.id)
        await followNow(tx, { sources, now });
    },
  };
}

/** Brings the configuration up to its series. AnyAction it again changes nothing. */
export async function followNow(
  tx: Tx,
  { sources, now }: { sources: StreamSources; now: number },
): Promise<void> {
  const row = await repository.lockConfiguration(tx);
  if (row.match === null || row.rehearsal !== null) return;
  const followed = configurationOf(seriesOf(await sources.match(tx, row.match)));
  const configuration = withPins(followed, row.pinned);
  if (isDeepStrictEqual(configuration, row.configuration)) return;
  const revision = row.revision + 1;
  await repository.updateConfiguration(tx, { configuration, revision, updatedAt: now });
  await tellStream(tx, 'stream.followed', revision);
}

/** The same where it is not known whether anything is behind. */
export async function catchUp(
  database: Database,
  following: { sources: StreamSources; now: number },
): Promise<void> {
  const { match } = await repository.findConfiguration(database.db);
  if (match !== null) await database.transaction((tx) => followNow(tx, following));
}

/**
 * A veto and a team's name change without a result, so they are heard of: once they are committed,
 * by every process, and whoever comes first does it.
 */
export function followEvents({
  database,
  feed,
  sources,
  clock,
  log,
}: {
  database: Database;
  feed: Feed;
  sources: StreamSources;
  clock: () => number;
  log: Log;
}): void {
  let linked: Promise<string | null> | null = null;
  const linkedMatch = () => {
    linked ??= repository.findConfiguration(database.db).then(({ match }) => match);
    linked.catch(() => {
      linked = null;
    });
    return linked;
  };
  const hear = async (events: readonly OutboxEvent[]) => {
    const match = await linkedMatch();
    if (match === null) return;
    const { name } = channels.match(match);
    if (!events.some((event) => event.channel === name || isEventOn(event, 'teams'))) return;
    await catchUp(database, { sources, now: clock() });
  };
  feed.onPublished((events) => {
    if (events.some((event) => isEventOn(event, 'stream'))) linked = null;
    if (!events.some((event) => isEventOn(event, 'teams') || isEventOn(event, 'match'))) return;
    hear(events).catch((error) => log.error({ err: error }, 'the stream could not follow'));
  });
}

export function seriesOf(match: Match): StreamedSeries {
  return {
    id: match.id,
    tournament: match.tournament,
    round: match.round,
    teamA: match.teamA?.name ?? null,
    teamB: match.teamB?.name ?? null,
    bestOf: match.bestOf,
    format: match.vetoFormat,
    maps: match.maps,
    vetoed: match.veto?.slots.map(({ map }) => map) ?? [],
    vetoRuns: (match.veto?.turn ?? null) !== null,
  };
}

export async function followedConfiguration(
  tx: Tx,
  match: string,
  sources: StreamSources,
): Promise<Configuration> {
  return configurationOf(seriesOf(await sources.match(tx, match)));
}
