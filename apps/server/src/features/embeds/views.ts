import type { Embed } from '@mes/contract/embeds';
import { pictureReference } from '../../platform/files/store';
import type { EmbeddedPlayer, EmbeddedTeam } from './repository';

export function toPlayerEmbed({ player, team }: EmbeddedPlayer): Embed {
  const { id, name, photo, country } = player;
  return {
    ...{ kind: 'player', asked: id, id },
    player: { id, name, photo: pictureReference(photo)?.url ?? null, country, team },
  };
}

export function toTeamEmbed(
  { id, disbandedAt, logo, ...team }: EmbeddedTeam,
  asked: string,
): Embed {
  return {
    ...{ kind: 'team', asked, id },
    team: { ...team, logo: pictureReference(logo), disbanded: disbandedAt !== null },
  };
}
