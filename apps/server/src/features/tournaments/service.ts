/** Loads and locks tournaments, and audits, publishes and notifies what changes about them. */

import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { NotificationType } from '@mes/contract/notification-kinds';
import type { Json } from '@mes/contract/scalars';
import type { EntryEvent, TournamentEvent } from '@mes/contract/tournaments-events';
import { displayElo, STARTING_ELO } from '@mes/domain/elo/elo';
import { audit } from '../../platform/audit/audit';
import type { AnyAction } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { wakeTask } from '../../platform/ticker';
import { notify } from '../notifications/service';
import { readTeamElos } from '../ratings/standings/service';
import * as repository from './repository';
import * as rosterRepository from './rosters/repository';
import type { TournamentRow } from './tables';
import { texts } from './texts';

/** The task of the ticker: every change of a tournament may set a new deadline. */
export const APPLY_DEADLINES = 'apply the deadlines of tournaments';

export async function findTournament(db: Db, id: string): Promise<TournamentRow> {
  const tournament = await repository.findById(db, id);
  if (!tournament) throw new ObjectNotFound();
  return tournament;
}

/** Only staff may know that a draft exists. */
export async function findPublished(db: Db, id: string): Promise<TournamentRow> {
  const tournament = await findTournament(db, id);
  if (tournament.state === 'draft') throw new ObjectNotFound();
  return tournament;
}

/** For changes that do not touch the bracket. Only staff may know that a draft exists. */
export async function lockPublished(tx: Tx, id: string): Promise<TournamentRow> {
  const tournament = await repository.lockById(tx, id);
  if (!tournament || tournament.state === 'draft') throw new ObjectNotFound();
  return tournament;
}

/**
 * For changes that may touch the bracket. Locks are always taken in this order: bracket stages, the
 * tournament, everything else. A result holds the lock of its stage when it finishes the tournament,
 * so locking the tournament before its stages could deadlock.
 */
export async function lockWithStages(tx: Tx, id: string): Promise<TournamentRow> {
  const found = await findTournament(tx, id);
  const stageCount = await repository.lockStages(tx, found.id);
  const tournament = await repository.lockById(tx, found.id);
  if (!tournament) throw new ObjectNotFound();
  const hasJustStarted = tournament.state !== found.state && tournament.state === 'running';
  if (hasJustStarted && stageCount === 0) throw new InvalidAction(texts.lifecycle.justStarted);
  return tournament;
}

/** By id of the team. Teams without a match have the rating that everyone starts with. */
export async function findDisplayedElos(
  db: Db,
  teamIds: readonly string[],
): Promise<(teamId: string) => number> {
  const elos = teamIds.length === 0 ? new Map<string, number>() : await readTeamElos(db, teamIds);
  return (teamId) => displayElo(elos.get(teamId) ?? STARTING_ELO);
}

interface AuditedChange {
  /** Past tense, for the audit log and for subscribers: `tournament.changed`. */
  readonly type: string;
  readonly before?: Json;
  readonly after?: Json;
}

/** Audits and publishes a change of the tournament itself. Drafts are published to staff only. */
export async function recordChange(
  tx: Tx,
  {
    tournament: { id, state },
    type,
    before,
    after,
  }: Omit<AuditedChange, 'type'> & {
    readonly tournament: Pick<TournamentRow, 'id' | 'state'>;
    /** A submitted seeding changes nothing that the public can see. */
    readonly type: TournamentEvent | 'tournament.seeding_submitted';
  },
  { actor, now }: AnyAction,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action: type,
    subject: `tournament:${id}`,
    before,
    after,
  });
  wakeTask(tx, APPLY_DEADLINES);
  await publish(tx, channels.staff(), type, { id, state });
  if (type === 'tournament.seeding_submitted' || state === 'draft') return;
  await publish(tx, [channels.tournament(id), channels.tournaments()], type, { id, state });
}

export async function auditEntry(
  tx: Tx,
  {
    tournamentId,
    teamId,
    type,
    before,
    after,
  }: AuditedChange & { readonly tournamentId: string; readonly teamId: string },
  { actor, now }: AnyAction,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action: type,
    subject: `tournament:${tournamentId}`,
    before: before === undefined ? undefined : { team: teamId, entry: before },
    after: after === undefined ? { team: teamId } : { team: teamId, entry: after },
  });
}

/**
 * Applications are between a team and staff. Only changes of teams that are or were registered are
 * public; those also change the pages of their players. Anyone can subscribe to the channel of a
 * team, so about an application it says no more than that something has changed.
 */
export async function publishEntries(
  tx: Tx,
  {
    tournamentId: id,
    type,
    teamNames,
    playerIds,
    isPublic,
  }: {
    readonly tournamentId: string;
    readonly type: EntryEvent;
    readonly teamNames: readonly string[];
    readonly playerIds: readonly string[];
    readonly isPublic: boolean;
  },
): Promise<void> {
  const data = { id, teams: [...teamNames] };
  const teamChannels = teamNames.map(channels.team);
  await publish(tx, channels.staff(), type, data);
  if (!isPublic) return publish(tx, teamChannels, 'team.changed', {});
  const tournamentChannels = [channels.tournament(id), channels.tournaments()];
  const playerChannels = playerIds.map(channels.player);
  await publish(tx, [...tournamentChannels, ...teamChannels, ...playerChannels], type, data);
}

interface Notice {
  readonly tournament: Pick<TournamentRow, 'id' | 'name'>;
  readonly type: NotificationType;
  readonly text: string;
}

/** Everyone on the rosters, and the leaders even if they do not play. */
export async function notifyTeams(
  tx: Tx,
  { teamIds, ...notice }: Notice & { readonly teamIds: readonly string[] },
  action: Pick<AnyAction, 'now'>,
): Promise<void> {
  const accountIds = await rosterRepository.findAccountIds(tx, {
    tournamentId: notice.tournament.id,
    teamIds,
  });
  await notifyAccounts(tx, { accountIds, ...notice }, action);
}

export async function notifyLeaders(
  tx: Tx,
  { teamIds, ...notice }: Notice & { readonly teamIds: readonly string[] },
  action: Pick<AnyAction, 'now'>,
): Promise<void> {
  const accountIds = await rosterRepository.findLeaderIds(tx, teamIds);
  await notifyAccounts(tx, { accountIds, ...notice }, action);
}

export async function notifyAccounts(
  tx: Tx,
  {
    tournament: { id, name },
    accountIds,
    type,
    text,
  }: Notice & { readonly accountIds: readonly string[] },
  { now }: Pick<AnyAction, 'now'>,
): Promise<void> {
  if (accountIds.length === 0) return;
  await notify(tx, {
    accountIds,
    type,
    title: name,
    text,
    link: `/app/tournament/${id}`,
    key: `${type}:${id}:${now}`,
    now,
  });
}
