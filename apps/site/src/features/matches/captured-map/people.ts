import type { CapturedMap } from '@mes/contract/capture';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';

/** Names and teams of the players on a map. */
export interface People {
  readonly nameOf: (player: string) => string;
  readonly teamOf: (player: string) => TeamSlot | undefined;
  readonly teamName: (opponent: TeamSlot) => string;
}

/** From the line-up of the map. */
export function peopleOn(
  { lineup }: Pick<CapturedMap, 'lineup'>,
  { teamA, teamB }: Pick<MatchSummary, 'teamA' | 'teamB'>,
): People {
  const known = new Map(lineup.map((each) => [each.player.id, each]));
  return {
    nameOf: (player) => known.get(player)?.player.name ?? player,
    teamOf: (player) => known.get(player)?.opponent,
    teamName: (opponent) => (opponent === 'A' ? teamA : teamB)?.name ?? `Team ${opponent}`,
  };
}
