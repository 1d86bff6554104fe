/** A simulated series in place of what the stream shows. Nothing outside of the stream knows of it. */
import { isDeepStrictEqual } from 'node:util';
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { BestOf } from '@mes/domain/series/best-of';
import { parseTournament } from '@mes/domain/stream/configuration';
import { type Configuration, configurationOf } from '@mes/domain/stream/from-series';
import { type RehearsalPlan, rehearsedAt } from '@mes/domain/stream/rehearsal';
import { audit } from '../../platform/audit/audit';
import type { Action } from '../../platform/calls/actor';
import type { Database, Tx } from '../../platform/database/database';
import type { Feed } from '../../platform/outbox/feed';
import { isEventOn } from '../../platform/outbox/publish';
import { findTeams } from '../matches/summaries/service';
import { followNow, tellStream } from './following';
import * as repository from './repository';
import type { StreamSources } from './sources';

export interface Wish {
  readonly teamA: string;
  readonly teamB: string;
  readonly bestOf: BestOf;
  readonly stepSeconds: number;
  readonly seed: number;
}

/** Begins anew where one is running. */
export async function rehearse(tx: Tx, wish: Wish, { actor, now }: Action): Promise<void> {
  const { teamA, teamB } = await realTeams(tx, wish);
  const row = await repository.lockConfiguration(tx);
  const before = row.rehearsal?.before ?? { configuration: row.configuration };
  const { name, id } = parseTournament(before.configuration.Tournament);
  const plan: RehearsalPlan = {
    seed: wish.seed,
    teamA,
    teamB,
    tournament: id === null ? null : { id, name },
    round: before.configuration.Round || 'Rehearsal',
    bestOf: wish.bestOf,
    startedAt: now,
    stepMs: wish.stepSeconds * 1_000,
  };
  const revision = row.revision + 1;
  await repository.updateConfiguration(tx, {
    configuration: shownAt(plan, now),
    rehearsal: { plan, before },
    revision,
    updatedAt: now,
  });
  await record(tx, 'stream.rehearsal_started', { actor, now, after: { teamA, teamB } });
  await tellStream(tx, 'stream.rehearsed', revision);
}

export async function endRehearsal(
  tx: Tx,
  { sources, actor, now }: Action & { sources: StreamSources },
): Promise<void> {
  const row = await repository.lockConfiguration(tx);
  if (!row.rehearsal) throw new InvalidAction('There is no rehearsal.');
  const revision = row.revision + 1;
  const { configuration } = row.rehearsal.before;
  await repository.updateConfiguration(tx, {
    configuration,
    rehearsal: null,
    revision,
    updatedAt: now,
  });
  await record(tx, 'stream.rehearsal_ended', { actor, now });
  await tellStream(tx, 'stream.configured', revision);
  // The series may have gone on meanwhile.
  await followNow(tx, { sources, now });
}

/**
 * Takes the next step of a rehearsal when it is due; of several processes one does. Nothing is read
 * while there is none.
 */
export function createRehearsalClock({
  database,
  feed,
}: {
  database: Database;
  feed: Feed;
}): (now: number) => Promise<void> {
  let due: number | null | 'unknown' = 'unknown';
  feed.onPublished((events) => {
    if (events.some((event) => isEventOn(event, 'stream'))) due = 'unknown';
  });
  return async (now) => {
    if (due === null || (due !== 'unknown' && now < due)) return;
    due = null;
    const { rehearsal } = await repository.findConfiguration(database.db);
    if (rehearsal) due = await takeStep(database, now);
  };
}

/** Answers when the next one is due. */
function takeStep(database: Database, now: number): Promise<number | null> {
  return database.transaction(async (tx) => {
    const row = await repository.lockConfiguration(tx);
    if (!row.rehearsal) return null;
    const { plan } = row.rehearsal;
    const configuration = shownAt(plan, now);
    if (!isDeepStrictEqual(configuration, row.configuration)) {
      const revision = row.revision + 1;
      await repository.updateConfiguration(tx, { configuration, revision, updatedAt: now });
      await tellStream(tx, 'stream.rehearsed', revision);
    }
    return rehearsedAt(plan, now).nextAt;
  });
}

/** Without an id: there is no match behind it that a scene could ask for. */
function shownAt(plan: RehearsalPlan, now: number): Configuration {
  const configuration = configurationOf(rehearsedAt(plan, now).series);
  return { ...configuration, matchup: { ...configuration.matchup, id: null } };
}

async function realTeams(tx: Tx, wish: Wish): Promise<{ teamA: string; teamB: string }> {
  const known = await findTeams(tx, [wish.teamA, wish.teamB]);
  const nameOf = (field: 'teamA' | 'teamB') => {
    const team = known(wish[field]);
    if (!team) throw new InvalidParameter(field, 'There is no team of that name.');
    return team.name;
  };
  const teams = { teamA: nameOf('teamA'), teamB: nameOf('teamB') };
  if (teams.teamA === teams.teamB)
    throw new InvalidParameter('teamB', 'A team cannot play against itself.');
  return teams;
}

async function record(
  tx: Tx,
  action: string,
  { actor, now, after }: Action & { after?: { teamA: string; teamB: string } },
): Promise<void> {
  await audit(tx, { at: now, actor: actor.id, action, subject: 'stream:configuration', after });
}
