/** What people change of a player: everyone of themselves, moderators of anyone. */

import { channels } from '@mes/contract/channels';
import {
  ForbiddenError,
  InvalidAction,
  InvalidParameter,
  ObjectNotFound,
} from '@mes/contract/errors';
import type { PlayerEvent } from '@mes/contract/players-events';
import type { GameIdState, PlayerProfile } from '@mes/contract/profile-schemas';
import type { Json } from '@mes/contract/scalars';
import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { PlayerRole } from '@mes/domain/players/roles';
import { checkSocialLink, type SocialLink } from '@mes/domain/players/social-links';
import { audit } from '../../platform/audit/audit';
import type { Actor } from '../../platform/calls/actor';
import { isDuplicate, type Tx } from '../../platform/database/database';
import { emit, emitAll } from '../../platform/outbox/outbox';
import type { PlayerChange, PlayerRow } from './repository';
import * as repository from './repository';
import { lookingOf, profile } from './service';

export interface Change {
  readonly actor: Actor;
  readonly now: number;
}

const MODERATOR = 'Moderator';

/** The player whom a call is about: the actor, or whom a moderator names. */
export function whose(actor: Actor, id: string | undefined): string {
  if (id === undefined || id === actor.id) return actor.id;
  if (!moderates(actor)) throw ForbiddenError.missing(MODERATOR);
  return id;
}

export function moderates(actor: Actor): boolean {
  return satisfies(actor.permissions, MODERATOR);
}

/** Refused to others before anything else is looked at, and for those who are gone. */
export async function editable(tx: Tx, id: string | undefined, actor: Actor): Promise<PlayerRow> {
  const player = await repository.findByIdForUpdate(tx, whose(actor, id));
  if (!player || player.deletedAt !== null) throw new ObjectNotFound();
  return player;
}

export async function changeGameId(
  tx: Tx,
  {
    id,
    gameId,
    state,
  }: { id?: string; gameId: string | null; state: Exclude<GameIdState, 'unknown'> },
  change: Change,
): Promise<PlayerProfile> {
  const player = await editable(tx, id, change.actor);
  try {
    return await apply(tx, player, {
      set: { gameId, gameIdState: gameId === null ? null : state },
      action: 'player.game_id_changed',
      before: player.gameId,
      after: gameId,
      ...change,
    });
  } catch (error) {
    if (!isDuplicate(error, 'players_game_id')) throw error;
    throw new InvalidAction(
      'Another player has this game id. If it is yours, please contact support.',
    );
  }
}

/** Only its keyed hash is kept, and the audit tells no more than that it changed. */
export async function changeDeviceId(
  tx: Tx,
  { id, deviceIdHash }: { id?: string; deviceIdHash: string | null },
  change: Change,
): Promise<void> {
  const { actor, now } = change;
  const player = await editable(tx, id, actor);
  await repository.update(tx, player.id, { deviceIdHash });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'player.device_id_changed',
    subject: `player:${player.id}`,
    before: player.deviceIdHash !== null,
    after: deviceIdHash !== null,
  });
  // Nobody else learns that somebody plays on another device.
  await publishAccountChange(tx, player.id);
}

export async function changeDescription(
  tx: Tx,
  { id, description }: { id?: string; description: string },
  change: Change,
): Promise<PlayerProfile> {
  const player = await editable(tx, id, change.actor);
  return apply(tx, player, {
    set: { description },
    action: 'player.description_changed',
    before: player.description,
    after: description,
    ...change,
  });
}

export async function changeCountry(
  tx: Tx,
  { id, country }: { id?: string; country: string | null },
  change: Change,
): Promise<PlayerProfile> {
  const player = await editable(tx, id, change.actor);
  return apply(tx, player, {
    set: { country },
    action: 'player.country_changed',
    before: player.country,
    after: country,
    ...change,
  });
}

export async function changeLinks(
  tx: Tx,
  { id, links }: { id?: string; links: readonly SocialLink[] },
  change: Change,
): Promise<PlayerProfile> {
  const player = await editable(tx, id, change.actor);
  const socialLinks = links.map(checkedLink);
  if (new Set(socialLinks.map(({ kind }) => kind)).size < socialLinks.length) {
    throw new InvalidParameter('links', 'There can be one link for each service.');
  }
  return apply(tx, player, {
    set: { socialLinks },
    action: 'player.links_changed',
    before: player.socialLinks,
    after: socialLinks,
    ...change,
  });
}

export async function lookForTeam(
  tx: Tx,
  {
    id,
    looking,
    roles,
    region,
    note,
  }: {
    id?: string;
    looking: boolean;
    roles: readonly PlayerRole[];
    region: (typeof TEAM_REGIONS)[number] | null;
    note: string;
  },
  change: Change,
): Promise<PlayerProfile> {
  const player = await editable(tx, id, change.actor);
  if (looking && player.team !== null) {
    throw new InvalidAction('Only players without a team can look for one.');
  }
  // Editing the note must not bring anyone back to the top of the list.
  const since = player.lookingForTeam ? player.lookingSince : change.now;
  return apply(tx, player, {
    set: looking
      ? {
          lookingForTeam: true,
          lookingSince: since,
          lookingRoles: [...new Set(roles)],
          lookingRegion: region,
          lookingNote: note,
        }
      : { lookingForTeam: false, lookingSince: null },
    action: looking ? 'player.looking_for_team' : 'player.stopped_looking',
    before: lookingOf(player),
    after: looking ? { roles: [...roles], region, note } : null,
    ...change,
  });
}

export interface Applied extends Change {
  readonly set: PlayerChange;
  /** Past tense, for the audit and for who listens. */
  readonly action: PlayerEvent;
  readonly before: Json;
  readonly after: Json;
}

export async function apply(
  tx: Tx,
  player: PlayerRow,
  { set, action, before, after, actor, now }: Applied,
): Promise<PlayerProfile> {
  await repository.update(tx, player.id, set);
  await audit(tx, {
    at: now,
    actor: actor.id,
    action,
    subject: `player:${player.id}`,
    before,
    after,
  });
  await announce(tx, player, action);
  return profile(tx, player.id, now);
}

/** The team's page shows its players too. */
export async function announce(tx: Tx, player: PlayerRow, type: PlayerEvent): Promise<void> {
  const team = player.team && (await repository.findTeamName(tx, player.id));
  await publishAccountChange(tx, player.id);
  const channels = [`player:${player.id}`, 'players', ...(team ? [`team:${team}`] : [])];
  const data = { id: player.id };
  await emitAll(
    tx,
    channels.map((channel) => ({ channel, type, data })),
  );
}

/** The owner's own pages and sessions read the account again. */
async function publishAccountChange(tx: Tx, id: string): Promise<void> {
  await emit(tx, { channel: `account:${id}`, type: 'account.changed', data: { id } });
}

function checkedLink(link: SocialLink, index: number): SocialLink {
  const checked = checkSocialLink(link);
  if (!checked.ok) throw new InvalidParameter(`links.${index}.url`, `It ${checked.reason}.`);
  return { kind: link.kind, url: checked.value };
}
