import type { FoundPlayer, FoundTeam } from '@mes/contract/search';
import { pictureReference } from '../../platform/files/store';
import type { PlayerHit, TeamHit } from './repository';

export function toFoundPlayer({ id, name, photo, team, tag, formerly }: PlayerHit): FoundPlayer {
  return {
    ID: id,
    name,
    photo: pictureReference(photo)?.url ?? null,
    team: team === null || tag === null ? null : { name: team, tag },
    formerly,
  };
}

export function toFoundTeam({ name, tag, region, logo, formerly }: TeamHit): FoundTeam {
  return { name, tag, region, logo: pictureReference(logo), formerly };
}
