import type { CapturedMap } from '@mes/contract/capture';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';

/** Names and teams of the players on a map. */
export interface People {
  readonly nameOf: (playerId: string) => string;
  readonly teamOf: (playerId: string) => TeamSlot | undefined;
  readonly teamName: (slot: TeamSlot) => string;
}

/** From the line-up of the map. */
export function peopleOn(
  { lineup }: Pick<CapturedMap, 'lineup'>,
  { teamA, teamB }: Pick<MatchSummary, 'teamA' | 'teamB'>,
): People {
  const entries = new Map(lineup.map((each) => [each.player.id, each]));
  return {
    nameOf: (playerId) => entries.get(playerId)?.player.name ?? playerId,
    teamOf: (playerId) => entries.get(playerId)?.opponent,
    teamName: (slot) =>
      (slot === 'A' ? teamA : teamB)?.name ?? interpolate(texts.teamSlotName, { slot }),
  };
}
