/** Reads of teams, and what all changes of a team have in common. */

import { channels } from '@mes/contract/channels';
import { ForbiddenError, InvalidAction, ObjectNotFound, ProductError } from '@mes/contract/errors';
import type { Json } from '@mes/contract/scalars';
import type { TeamProfile, TeamSummary } from '@mes/contract/team-schemas';
import {
  type TeamDisplayEvent,
  type TeamEvent,
  type TeamInvitationEvent,
  teamDisplayEvents,
} from '@mes/contract/teams-events';
import { satisfies } from '@mes/domain/permissions/permissions';
import { audit } from '../../platform/audit/audit';
import type { Action, Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { pictureReference } from '../../platform/files/store';
import { publish } from '../../platform/outbox/publish';
import { isTeamBanned } from '../moderation/service';
import { type PlayerReference, toPlayerReference, toRosterPlayer } from '../players/service';
import { findCurrentName } from './names/repository';
import type { TeamChange } from './repository';
import * as repository from './repository';
import type { TeamRow } from './tables';
import { texts } from './texts';

/** The row itself, for features that refer to a team by its id. */
export async function findTeam(db: Db, name: string): Promise<TeamRow> {
  const team = await repository.findByName(db, name);
  if (!team) throw await notFound(db, name);
  return team;
}

export async function readSummary(db: Db, name: string, now: number): Promise<TeamSummary> {
  return toSummary(db, await findTeam(db, name), now);
}

export async function readProfile(db: Db, team: TeamRow, now: number): Promise<TeamProfile> {
  const { description, createdAt } = team;
  return { ...(await toSummary(db, team, now)), description, createdAt };
}

/** By team id, for the names in a list; unknown ids are left out. */
export async function findReferences(db: Db, ids: Iterable<string>) {
  const distinctIds = [...new Set(ids)];
  const rows = distinctIds.length === 0 ? [] : await repository.findAllByIds(db, distinctIds);
  return new Map(rows.map((team) => [team.id, toTeamReference(team)]));
}

export function toTeamReference({ name, tag, logo }: Pick<TeamRow, 'name' | 'tag' | 'logo'>) {
  return { name, tag, logo: pictureReference(logo) };
}

/** The players who are in the team, by name. */
export async function listPlayers(db: Db, teamId: string): Promise<PlayerReference[]> {
  return (await repository.findAllMembers(db, teamId)).map(toPlayerReference);
}

/** The same with their countries and roles. */
export async function listRoster(db: Db, teamId: string) {
  const members = await repository.findAllMembers(db, teamId);
  return members.map(({ roles, ...player }) => ({ ...toRosterPlayer(player), roles }));
}

/** Locks a team until the transaction ends: changes of its members come one after the other. */
export async function lockTeam(tx: Tx, name: string): Promise<TeamRow> {
  const team = await repository.lockByName(tx, name);
  if (!team) throw await notFound(tx, name);
  if (team.disbandedAt !== null) throw new InvalidAction(texts.disbanded);
  return team;
}

/** The same, refused to everyone but the leader and moderators. */
export async function lockManagedTeam(tx: Tx, name: string, actor: Actor): Promise<TeamRow> {
  const team = await lockTeam(tx, name);
  assertManages(actor, team);
  return team;
}

export function assertManages(actor: Actor, { leader }: Pick<TeamRow, 'leader'>): void {
  if (satisfies(actor.permissions, 'Moderator')) return;
  if (leader === null) throw new ObjectNotFound(texts.leaderNotFound);
  if (leader !== actor.id) throw new ForbiddenError(texts.onlyLeader);
}

export interface TeamUpdate {
  readonly team: TeamRow;
  readonly set: TeamChange;
  /** Past tense, for the audit log and the channels. */
  readonly event: TeamEvent;
  readonly before: Json;
  readonly after: Json;
}

/** Published to all its players too, whose pages show the name, tag and logo of their team. */
export async function updateTeam(tx: Tx, update: TeamUpdate, action: Action): Promise<void> {
  const { team, set, event } = update;
  await repository.update(tx, team.id, set);
  await auditTeamChange(tx, update, action);
  const members = await repository.findAllMembers(tx, team.id);
  await publishTeamChange(tx, {
    team,
    event,
    playerIds: members.map(({ id }) => id),
    renamedTo: set.name,
  });
  if (isShownByCompetitions(event))
    await publishToCompetitions(tx, { team, event, name: set.name ?? team.name });
}

/** Brackets and matches show the name, tag and logo of the team. */
async function publishToCompetitions(
  tx: Tx,
  { team, event, name }: { team: TeamRow; event: TeamDisplayEvent; name: string },
): Promise<void> {
  const { tournamentIds, matchIds } = await repository.findCompetitions(tx, team.id);
  const on = [
    ...tournamentIds.map(channels.tournament),
    ...matchIds.map(channels.match),
    ...(matchIds.length > 0 ? [channels.matches()] : []),
  ];
  await publish(tx, on, event, { team: name });
}

function isShownByCompetitions(event: TeamEvent): event is TeamDisplayEvent {
  return event in teamDisplayEvents;
}

/** Changes that no page follows by itself. */
type UnpublishedChange =
  | 'team.information_changed'
  | 'team.invitation_link_created'
  | 'team.invitation_link_deleted';

/** Under the name at the time of the change. */
export async function auditTeamChange(
  tx: Tx,
  {
    team,
    event,
    before,
    after,
  }: Pick<TeamUpdate, 'before' | 'after'> & {
    team: Pick<TeamRow, 'name'>;
    event: TeamEvent | TeamInvitationEvent | UnpublishedChange;
  },
  { actor, now }: Action<Pick<Actor, 'id'>>,
): Promise<void> {
  const subject = `team:${team.name}`;
  await audit(tx, { at: now, actor: actor.id, action: event, subject, before, after });
}

interface TeamPublication {
  readonly team: Pick<TeamRow, 'name'>;
  readonly event: TeamEvent;
  /** Those whose own pages change with the team. */
  readonly playerIds: readonly string[];
  /** Published under the old name as well, so that pages open there learn the new one. */
  readonly renamedTo?: string;
}

/** To everyone who shows the team, and to the players concerned. */
export async function publishTeamChange(
  tx: Tx,
  { team: { name }, event, playerIds, renamedTo = name }: TeamPublication,
): Promise<void> {
  const playerChannels = playerIds.flatMap((id) => [channels.account(id), channels.player(id)]);
  const teamChannels = [channels.team(name), channels.team(renamedTo)];
  const on = [...playerChannels, channels.players(), ...teamChannels, channels.teams()];
  await publish(tx, on, event, { team: renamedTo });
}

async function toSummary(db: Db, team: TeamRow, now: number): Promise<TeamSummary> {
  const players = await listPlayers(db, team.id);
  return {
    ...toTeamReference(team),
    region: team.region,
    state: await readState(db, team, now),
    leader: players.find(({ id }) => id === team.leader) ?? null,
    players,
  };
}

async function readState(db: Db, team: TeamRow, now: number): Promise<TeamSummary['state']> {
  if (team.disbandedAt !== null) return 'disbanded';
  return (await isTeamBanned(db, team.id, now)) ? 'banned' : 'active';
}

/** For a former name, the error says what the team is called now. */
async function notFound(db: Db, name: string): Promise<ProductError> {
  const renamedTo = await findCurrentName(db, name);
  if (renamedTo === null) return new ObjectNotFound();
  return new ProductError(texts.renamed(renamedTo), {
    kind: 'ObjectNotFound',
    status: 404,
    details: { renamedTo },
  });
}
