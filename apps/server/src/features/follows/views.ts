import type { Follow } from '@mes/contract/follows';
import { toPlayerReference } from '../players/service';
import { toTeamReference } from '../teams/service';
import type { FollowRow } from './repository';

export function toFollow({ since, team, player, tournament }: FollowRow): Follow[] {
  if (team) return [{ kind: 'team', team: toTeamReference(team), since }];
  if (player) return [{ kind: 'player', player: toPlayerReference(player), since }];
  if (tournament) return [{ kind: 'tournament', tournament, since }];
  return [];
}
