import type { Follow } from '@mes/contract/follows';
import type { MatchSummary } from '@mes/contract/match-schemas';
import { toPlayerReference } from '../players/service';
import { toTeamReference } from '../teams/service';
import type { FollowRow } from './repository';

/** None for a match that is no longer among those to come. */
export function toFollow(
  { since, team, player, tournament, match: matchId }: FollowRow,
  matches: readonly MatchSummary[],
): Follow[] {
  if (team) return [{ kind: 'team', team: toTeamReference(team), since }];
  if (player) return [{ kind: 'player', player: toPlayerReference(player), since }];
  if (tournament) return [{ kind: 'tournament', tournament, since }];
  const match = matches.find(({ id }) => id === matchId);
  return match ? [{ kind: 'match', match, since }] : [];
}
