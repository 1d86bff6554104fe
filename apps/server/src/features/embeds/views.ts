import type { Embed } from '@mes/contract/embeds';
import { pictureReference } from '../../platform/files/store';
import type { FoundPlayer, FoundTeam } from './repository';

export function toPlayerEmbed({ player, team }: FoundPlayer): Embed {
  const { id, name, photo, country } = player;
  return {
    ...{ kind: 'player', asked: id, id },
    player: { id, name, photo: pictureReference(photo)?.url ?? null, country, team },
  };
}

export function toTeamEmbed({ id, disbandedAt, logo, ...team }: FoundTeam, asked: string): Embed {
  return {
    ...{ kind: 'team', asked, id },
    team: { ...team, logo: pictureReference(logo), disbanded: disbandedAt !== null },
  };
}
