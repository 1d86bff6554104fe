/** A simulated series in place of the real one. Only the stream shows it. */
import { isDeepStrictEqual } from 'node:util';
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { BestOf } from '@mes/domain/series/best-of';
import { parseTournament } from '@mes/domain/stream/configuration';
import { type RehearsalPlan, rehearsalAt } from '@mes/domain/stream/rehearsal';
import {
  buildConfiguration,
  type SeriesConfiguration,
} from '@mes/domain/stream/series-configuration';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/database/events';
import type { Feed } from '../../../platform/outbox/feed';
import { isEventOn } from '../../../platform/outbox/publish';
import { findTeams } from '../../matches/summaries/service';
import * as repository from '../repository';
import { publishStream, type StreamFollowing } from '../service';
import { texts } from '../texts';

export interface RehearsalInput {
  readonly teamA: string;
  readonly teamB: string;
  readonly bestOf: BestOf;
  readonly stepSeconds: number;
  readonly seed: number;
}

/** Restarts a rehearsal that is running. */
export async function startRehearsal(
  tx: Tx,
  input: RehearsalInput,
  { actor, now }: Action,
): Promise<void> {
  const { teamA, teamB } = await readTeamNames(tx, input);
  const row = await repository.lockConfiguration(tx);
  const before = row.rehearsal?.before ?? { configuration: row.configuration };
  const { name, id } = parseTournament(before.configuration.Tournament);
  const plan: RehearsalPlan = {
    seed: input.seed,
    teamA,
    teamB,
    tournament: id === null ? null : { id, name },
    round: before.configuration.Round || texts.rehearsalRound,
    bestOf: input.bestOf,
    startedAt: now,
    stepMs: input.stepSeconds * 1_000,
  };
  const revision = row.revision + 1;
  await repository.updateConfiguration(tx, {
    configuration: configurationAt(plan, now),
    rehearsal: { plan, before },
    revision,
    updatedAt: now,
  });
  await auditRehearsal(
    tx,
    { type: 'stream.rehearsal_started', after: { teamA, teamB } },
    { actor, now },
  );
  await publishStream(tx, 'stream.rehearsed', revision);
}

export async function endRehearsal(
  tx: Tx,
  { following }: { following: StreamFollowing },
  { actor, now }: Action,
): Promise<void> {
  const row = await repository.lockConfiguration(tx);
  if (!row.rehearsal) throw new InvalidAction(texts.noRehearsal);
  const revision = row.revision + 1;
  const { configuration } = row.rehearsal.before;
  await repository.updateConfiguration(tx, {
    configuration,
    rehearsal: null,
    revision,
    updatedAt: now,
  });
  await auditRehearsal(tx, { type: 'stream.rehearsal_ended' }, { actor, now });
  await publishStream(tx, 'stream.rehearsed', revision);
  // The series may have changed meanwhile.
  await following.followLinkedMatch(tx, { now });
}

/** When the rehearsal that is shown now started; null for none. */
export async function findRehearsalStart(db: Db): Promise<number | null> {
  const { rehearsal } = await repository.findConfiguration(db);
  return rehearsal?.plan.startedAt ?? null;
}

/** Whether a rehearsal has started, taken a step or ended. Other changes of the stream say nothing about it. */
export function isRehearsalChange(event: OutboxEvent): boolean {
  return isEventOn(event, 'stream') && event.type === 'stream.rehearsed';
}

/**
 * For the ticker: takes the next step of a rehearsal when it is due; of several processes one does. Resolves
 * to the time of the step after it. Without a rehearsal it makes no query.
 */
export function createRehearsalClock({
  database,
  feed,
}: {
  database: Database;
  feed: Feed;
}): (now: number) => Promise<number | null> {
  let due: number | null | 'unknown' = 'unknown';
  feed.onPublished((events) => {
    if (events.some(isRehearsalChange)) due = 'unknown';
  });
  return async (now) => {
    if (due === null || (due !== 'unknown' && now < due)) return due;
    due = null;
    const { rehearsal } = await repository.findConfiguration(database.db);
    if (rehearsal) due = await takeStep(database, now);
    return due;
  };
}

/** Returns when the next step is due. */
function takeStep(database: Database, now: number): Promise<number | null> {
  return database.transaction(async (tx) => {
    const row = await repository.lockConfiguration(tx);
    if (!row.rehearsal) return null;
    const { plan } = row.rehearsal;
    const configuration = configurationAt(plan, now);
    if (!isDeepStrictEqual(configuration, row.configuration)) {
      const revision = row.revision + 1;
      await repository.updateConfiguration(tx, { configuration, revision, updatedAt: now });
      await publishStream(tx, 'stream.rehearsed', revision);
    }
    return rehearsalAt(plan, now).nextAt;
  });
}

/** Without an id, because there is no match that a scene could read. */
function configurationAt(plan: RehearsalPlan, now: number): SeriesConfiguration {
  const configuration = buildConfiguration(rehearsalAt(plan, now).series);
  return { ...configuration, matchup: { ...configuration.matchup, id: null } };
}

async function readTeamNames(
  tx: Tx,
  input: RehearsalInput,
): Promise<{ teamA: string; teamB: string }> {
  const known = await findTeams(tx, [input.teamA, input.teamB]);
  const nameOf = (field: 'teamA' | 'teamB') => {
    const team = known(input[field]);
    if (!team) throw new InvalidParameter(field, texts.noSuchTeam);
    return team.name;
  };
  const teams = { teamA: nameOf('teamA'), teamB: nameOf('teamB') };
  if (teams.teamA === teams.teamB) throw new InvalidParameter('teamB', texts.sameTeam);
  return teams;
}

async function auditRehearsal(
  tx: Tx,
  { type, after }: { type: string; after?: { teamA: string; teamB: string } },
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: type,
    subject: 'stream:configuration',
    after,
  });
}
