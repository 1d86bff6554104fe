/** Changes of a player's profile, by the player or by a moderator. */

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
import { audit } from '../../../platform/audit/audit';
import type { Action, Actor } from '../../../platform/calls/actor';
import { isDuplicate, type Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import type { PlayerChange, PlayerRow } from '../repository';
import * as repository from '../repository';
import { readProfile, toLooking } from '../service';
import { texts } from '../texts';

const MODERATOR = 'Moderator';

/** The player whom a call is about: the actor, or anyone if the actor is a moderator. */
export function resolvePlayerId(actor: Actor, id: string | undefined): string {
  if (id === undefined || id === actor.id) return actor.id;
  if (!isModerator(actor)) throw ForbiddenError.missing(MODERATOR);
  return id;
}

export function isModerator(actor: Actor): boolean {
  return satisfies(actor.permissions, MODERATOR);
}

export async function lockEditablePlayer(
  tx: Tx,
  id: string | undefined,
  actor: Actor,
): Promise<PlayerRow> {
  const player = await repository.lockById(tx, resolvePlayerId(actor, id));
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
  action: Action,
): Promise<PlayerProfile> {
  const player = await lockEditablePlayer(tx, id, action.actor);
  try {
    return await updatePlayer(
      tx,
      {
        player,
        set: { gameId, gameIdState: gameId === null ? null : state },
        event: 'player.game_id_changed',
        before: player.gameId,
        after: gameId,
      },
      action,
    );
  } catch (error) {
    if (!isDuplicate(error, 'players_game_id')) throw error;
    throw new InvalidAction(texts.gameIdTaken);
  }
}

/** Only a keyed hash is stored, and the audit log says only that it changed. */
export async function changeDeviceId(
  tx: Tx,
  { id, deviceIdHash }: { id?: string; deviceIdHash: string | null },
  action: Action,
): Promise<void> {
  const { actor, now } = action;
  const player = await lockEditablePlayer(tx, id, actor);
  await repository.update(tx, player.id, { deviceIdHash });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'player.device_id_changed',
    subject: `player:${player.id}`,
    before: player.deviceIdHash !== null,
    after: deviceIdHash !== null,
  });
  // Only to the owner: nobody else may learn that they play on another device.
  await publishAccountChange(tx, player.id);
}

export async function changeDescription(
  tx: Tx,
  { id, description }: { id?: string; description: string },
  action: Action,
): Promise<PlayerProfile> {
  const player = await lockEditablePlayer(tx, id, action.actor);
  return updatePlayer(
    tx,
    {
      player,
      set: { description },
      event: 'player.description_changed',
      before: player.description,
      after: description,
    },
    action,
  );
}

export async function changeCountry(
  tx: Tx,
  { id, country }: { id?: string; country: string | null },
  action: Action,
): Promise<PlayerProfile> {
  const player = await lockEditablePlayer(tx, id, action.actor);
  return updatePlayer(
    tx,
    {
      player,
      set: { country },
      event: 'player.country_changed',
      before: player.country,
      after: country,
    },
    action,
  );
}

export async function changeLinks(
  tx: Tx,
  { id, links }: { id?: string; links: readonly SocialLink[] },
  action: Action,
): Promise<PlayerProfile> {
  const player = await lockEditablePlayer(tx, id, action.actor);
  const socialLinks = links.map(validateLink);
  if (new Set(socialLinks.map(({ kind }) => kind)).size < socialLinks.length) {
    throw new InvalidParameter('links', texts.oneLinkPerService);
  }
  return updatePlayer(
    tx,
    {
      player,
      set: { socialLinks },
      event: 'player.links_changed',
      before: player.socialLinks,
      after: socialLinks,
    },
    action,
  );
}

export async function changeRoles(
  tx: Tx,
  { id, roles }: { id?: string; roles: readonly PlayerRole[] },
  action: Action,
): Promise<PlayerProfile> {
  const player = await lockEditablePlayer(tx, id, action.actor);
  const after = [...new Set(roles)];
  return updatePlayer(
    tx,
    {
      player,
      set: { roles: after },
      event: 'player.roles_changed',
      before: player.roles,
      after,
    },
    action,
  );
}

/** The roles of the player unless others are given. */
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
    roles?: readonly PlayerRole[];
    region: (typeof TEAM_REGIONS)[number] | null;
    note: string;
  },
  action: Action,
): Promise<PlayerProfile> {
  const player = await lockEditablePlayer(tx, id, action.actor);
  if (looking && player.team !== null) {
    throw new InvalidAction(texts.onlyWithoutTeam);
  }
  // Editing the note must not move anyone to the top of the list.
  const since = player.lookingForTeam ? player.lookingSince : action.now;
  return updatePlayer(
    tx,
    {
      player,
      set: looking
        ? {
            lookingForTeam: true,
            lookingSince: since,
            ...(roles && { roles: [...new Set(roles)] }),
            lookingRegion: region,
            lookingNote: note,
          }
        : { lookingForTeam: false, lookingSince: null },
      event: looking ? 'player.looking_for_team' : 'player.stopped_looking',
      before: toLooking(player),
      after: looking ? { roles: [...(roles ?? player.roles)], region, note } : null,
    },
    action,
  );
}

/** Null removes the photo. Resolves to the former one as well, whose file may be deleted. */
export async function changePhoto(
  tx: Tx,
  { id, photo }: { id?: string; photo: string | null },
  action: Action,
): Promise<{ profile: PlayerProfile; formerPhoto: string | null }> {
  const player = await lockEditablePlayer(tx, id, action.actor);
  const profile = await updatePlayer(
    tx,
    {
      player,
      set: { photo },
      event: photo === null ? 'player.photo_removed' : 'player.photo_changed',
      before: player.photo,
      after: photo,
    },
    action,
  );
  return { profile, formerPhoto: player.photo };
}

export interface PlayerUpdate {
  readonly player: PlayerRow;
  readonly set: PlayerChange;
  /** Past tense, for the audit log and the channels. */
  readonly event: PlayerEvent;
  readonly before: Json;
  readonly after: Json;
}

export async function updatePlayer(
  tx: Tx,
  { player, set, event, before, after }: PlayerUpdate,
  { actor, now }: Action,
): Promise<PlayerProfile> {
  await repository.update(tx, player.id, set);
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: event,
    subject: `player:${player.id}`,
    before,
    after,
  });
  await publishPlayerChange(tx, { player, event });
  return readProfile(tx, player.id, now);
}

/** Also on the channel of the team, whose page shows its players. */
export async function publishPlayerChange(
  tx: Tx,
  { player, event }: { player: PlayerRow; event: PlayerEvent },
): Promise<void> {
  const teamName = player.team && (await repository.findTeamName(tx, player.id));
  await publishAccountChange(tx, player.id);
  const teamChannels = teamName ? [channels.team(teamName)] : [];
  const on = [channels.player(player.id), channels.players(), ...teamChannels];
  await publish(tx, on, event, { id: player.id });
}

/** The owner's own pages and sessions read the account again. */
async function publishAccountChange(tx: Tx, id: string): Promise<void> {
  await publish(tx, channels.account(id), 'account.changed', { id });
}

function validateLink(link: SocialLink, index: number): SocialLink {
  const checked = checkSocialLink(link);
  if (!checked.ok) throw new InvalidParameter(`links.${index}.url`, texts.invalid(checked.reason));
  return { kind: link.kind, url: checked.value };
}
