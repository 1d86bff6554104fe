/** Reading teams, and what everything that changes one has in common. */
import { channels } from '@mes/contract/channels';
import { ForbiddenError, InvalidAction, ObjectNotFound, ProductError } from '@mes/contract/errors';
import type { PlayerMembership } from '@mes/contract/players';
import type { FormerName } from '@mes/contract/references';
import type { Json } from '@mes/contract/scalars';
import type { TeamMembership, TeamProfile, TeamSummary } from '@mes/contract/team-schemas';
import {
  type ShownTeamEvent,
  shownTeamEvents,
  type TeamEvent,
  type TeamInvitationEvent,
} from '@mes/contract/teams-events';
import { satisfies } from '@mes/domain/permissions/permissions';
import { audit } from '../../platform/audit/audit';
import type { Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { pictureReference } from '../../platform/files/store';
import { publish } from '../../platform/outbox/publish';
import { type PlayerReference, toReference } from '../players/service';
import type { TeamChange, TeamRow } from './repository';
import * as repository from './repository';

export interface Change {
  readonly actor: Actor;
  readonly now: number;
}

/** The row itself, for features that keep a team's id. */
export async function find(db: Db, name: string): Promise<TeamRow> {
  const team = await repository.findByName(db, name);
  if (!team) throw await notFound(db, name);
  return team;
}

export async function summary(db: Db, name: string): Promise<TeamSummary> {
  return toSummary(db, await find(db, name));
}

export async function toProfile(db: Db, team: TeamRow): Promise<TeamProfile> {
  const { description, createdAt } = team;
  return { ...(await toSummary(db, team)), description, createdAt };
}

/** A banned team goes on, but plays no tournaments. */
export function isBanned(db: Db, team: string): Promise<boolean> {
  return repository.isBanned(db, team);
}

/** By team id, for the names in a list; ids that no team has are left out. */
export async function references(db: Db, ids: Iterable<string>) {
  const wanted = [...new Set(ids)];
  const rows = wanted.length === 0 ? [] : await repository.findAllByIds(db, wanted);
  return new Map(rows.map((team) => [team.id, teamReference(team)]));
}

export function teamReference({ name, tag, logo }: Pick<TeamRow, 'name' | 'tag' | 'logo'>) {
  return { name, tag, logo: pictureReference(logo) };
}

export async function players(db: Db, name: string): Promise<PlayerReference[]> {
  const { id } = await find(db, name);
  return (await repository.findMembers(db, id)).map(toReference);
}

/** Who was in the team and when, newest first. */
export async function rosterHistory(db: Db, name: string): Promise<TeamMembership[]> {
  const { id } = await find(db, name);
  const rows = await repository.findMembershipsByTeam(db, id);
  return rows.map(({ player, ...time }) => ({ player: toReference(player), ...time }));
}

/** The teams that a player was in, newest first. */
export async function teamsOf(db: Db, player: string): Promise<PlayerMembership[]> {
  const rows = await repository.findMembershipsByPlayer(db, player);
  return rows.map(({ team, ...time }) => ({ team: teamReference(team), ...time }));
}

/** Newest first. */
export async function formerNames(db: Db, name: string): Promise<FormerName[]> {
  const { id } = await find(db, name);
  return repository.findNames(db, id);
}

export async function changeDescription(
  tx: Tx,
  { team: name, description }: { team: string; description: string },
  change: Change,
): Promise<void> {
  const team = await managed(tx, name, change.actor);
  await apply(tx, team, {
    set: { description },
    action: 'team.description_changed',
    before: team.description,
    after: description,
    ...change,
  });
}

/** Holds a team for its leader or a moderator until the transaction ends. */
export async function managed(tx: Tx, name: string, actor: Actor): Promise<TeamRow> {
  const team = await held(tx, name);
  assertManages(actor, team);
  return team;
}

export function assertManages(actor: Actor, { leader }: Pick<TeamRow, 'leader'>): void {
  if (satisfies(actor.permissions, 'Moderator')) return;
  if (leader === null) throw leaderNotFound();
  if (leader !== actor.id) throw new ForbiddenError('Only the team leader can do this.');
}

/** Holds a team until the transaction ends: changes of its members come one after the other. */
export async function held(tx: Tx, name: string): Promise<TeamRow> {
  const team = await repository.findByNameForUpdate(tx, name);
  if (!team) throw await notFound(tx, name);
  if (team.disbandedAt !== null) throw new InvalidAction('This team has disbanded.');
  return team;
}

export interface Applied extends Change {
  readonly set: TeamChange;
  /** Past tense, for the audit and for who listens. */
  readonly action: TeamEvent;
  readonly before: Json;
  readonly after: Json;
}

/** Players show the name, tag and logo of their team, so all of them are concerned. */
export async function apply(
  tx: Tx,
  team: TeamRow,
  { set, action, before, after, actor, now }: Applied,
): Promise<void> {
  await repository.update(tx, team.id, set);
  await record(tx, team, { action, before, after, actor, now });
  const members = await repository.findMembers(tx, team.id);
  await announce(tx, team, {
    type: action,
    players: members.map(({ id }) => id),
    renamedTo: set.name,
  });
  if (isShownElsewhere(action))
    await publishWhereShown(tx, team.id, { type: action, name: set.name ?? team.name });
}

/** Brackets and matches name the team as well, and show its tag and logo. */
async function publishWhereShown(
  tx: Tx,
  team: string,
  { type, name }: { type: ShownTeamEvent; name: string },
): Promise<void> {
  const shown = await repository.findWhereShown(tx, team);
  const on = [
    ...shown.tournaments.map(channels.tournament),
    ...shown.matches.map(channels.match),
    ...(shown.matches.length > 0 ? [channels.matches()] : []),
  ];
  await publish(tx, on, type, { team: name });
}

function isShownElsewhere(type: TeamEvent): type is ShownTeamEvent {
  return type in shownTeamEvents;
}

/** Under the name that people know it by at the time; a change of name tells the next one. */
export async function record(
  tx: Tx,
  { name }: Pick<TeamRow, 'name'>,
  {
    action,
    before,
    after,
    actor,
    now,
  }: Omit<Applied, 'set' | 'actor' | 'action'> & {
    action: TeamEvent | TeamInvitationEvent;
    actor: { id: string };
  },
): Promise<void> {
  await audit(tx, { at: now, actor: actor.id, action, subject: `team:${name}`, before, after });
}

interface Announcement {
  readonly type: TeamEvent;
  readonly players: readonly string[];
  /** Whoever has the page open under the old name learns the new one there. */
  readonly renamedTo?: string;
}

/** Everyone who shows the team hears of it, and so do the players whom it concerns. */
export async function announce(
  tx: Tx,
  { name }: Pick<TeamRow, 'name'>,
  { type, players: concerned, renamedTo = name }: Announcement,
): Promise<void> {
  const ofPlayers = concerned.flatMap((id) => [channels.account(id), channels.player(id)]);
  const ofTeam = [channels.team(name), channels.team(renamedTo)];
  await publish(tx, [...ofPlayers, channels.players(), ...ofTeam, channels.teams()], type, {
    team: renamedTo,
  });
}

async function toSummary(db: Db, team: TeamRow): Promise<TeamSummary> {
  const members = (await repository.findMembers(db, team.id)).map(toReference);
  return {
    ...teamReference(team),
    region: team.region,
    state: await stateOf(db, team),
    leader: members.find(({ id }) => id === team.leader) ?? null,
    players: members,
  };
}

async function stateOf(db: Db, team: TeamRow): Promise<TeamSummary['state']> {
  if (team.disbandedAt !== null) return 'disbanded';
  return (await isBanned(db, team.id)) ? 'banned' : 'active';
}

/** Old links are told where the team has gone. */
async function notFound(db: Db, name: string): Promise<ProductError> {
  const renamedTo = await repository.findNameAfter(db, name);
  if (renamedTo === null) return new ObjectNotFound();
  return new ProductError(`This team is called '${renamedTo}' now.`, {
    kind: 'ObjectNotFound',
    status: 404,
    details: { renamedTo },
  });
}

function leaderNotFound(): ObjectNotFound {
  return new ObjectNotFound('Leader not found');
}
