/** The profile as its owner edits it: many fields, saved together. */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { PlayerProfile } from '@mes/contract/profile-schemas';
import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import type { IsReservedName } from '@mes/domain/names/reserved-words';
import type { PlayerRole } from '@mes/domain/players/roles';
import type { SocialLink } from '@mes/domain/players/social-links';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { changeName } from '../names/service';
import * as profile from '../profile/service';
import * as repository from '../repository';
import { profileVersionOf, readProfile } from '../service';
import { texts } from '../texts';

/** Undefined fields do not change. */
export interface ProfileChange {
  /** As it was read. */
  readonly version: string;
  readonly name?: string;
  readonly country?: string | null;
  readonly gameId?: string | null;
  readonly deviceIdHash?: string | null;
  readonly description?: string;
  readonly links?: readonly SocialLink[];
  readonly roles?: readonly PlayerRole[];
  readonly search?: {
    readonly looking: boolean;
    readonly roles?: readonly PlayerRole[];
    readonly region: (typeof TEAM_REGIONS)[number] | null;
    readonly note: string;
  };
}

interface ProfileChecks {
  readonly gameIdState: 'verified' | 'unchecked';
  readonly isReserved: IsReservedName;
}

/** All changes or none: whoever is told of an error finds the profile as it was. */
export async function saveProfile(
  tx: Tx,
  change: ProfileChange,
  { gameIdState, isReserved, ...action }: Action & ProfileChecks,
): Promise<PlayerProfile> {
  const { name, country, gameId, deviceIdHash, description, links, roles, search } = change;
  const { id } = action.actor;
  const player = await repository.lockById(tx, id);
  if (!player) throw new ObjectNotFound();
  if (profileVersionOf(player) !== change.version)
    throw new InvalidAction(texts.profileChanged, { reason: 'conflict' });

  if (name !== undefined)
    await naming('name', changeName(tx, { name, hideFormer: false, isReserved }, action));
  if (country !== undefined) await profile.changeCountry(tx, { country }, action);
  if (gameId !== undefined)
    await naming('gameId', profile.changeGameId(tx, { gameId, state: gameIdState }, action));
  if (deviceIdHash !== undefined) await profile.changeDeviceId(tx, { deviceIdHash }, action);
  if (description !== undefined) await profile.changeDescription(tx, { description }, action);
  if (links !== undefined) await profile.changeLinks(tx, { links }, action);
  if (roles !== undefined) await profile.changeRoles(tx, { roles }, action);
  if (search !== undefined) await naming('search', profile.lookForTeam(tx, search, action));
  return readProfile(tx, id, action.now);
}

/** Says which field was refused, so that the page can show it there. */
async function naming(field: string, change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof InvalidAction)) throw error;
    throw new InvalidAction(error.message, { ...error.details, field });
  }
}
