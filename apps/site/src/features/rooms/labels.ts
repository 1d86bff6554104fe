/** Labels for teams and turns of a match room. */
import type { Match, Veto } from '@mes/contract/match-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { BAN } from '@mes/domain/veto/formats';

export type Turn = NonNullable<Veto['turn']>;

type Teams = Pick<Match, 'teamA' | 'teamB'>;

export function teamOf(match: Teams, slot: TeamSlot) {
  return slot === 'A' ? match.teamA : match.teamB;
}

export function nameOf(match: Teams, slot: TeamSlot): string {
  return teamOf(match, slot)?.name ?? 'TBD';
}

/** "ban a map", "pick a map", "choose a side on Raid". */
export function taskOf({ slots }: Veto, { slot: index, chooses }: Turn): string {
  const slot = slots[index];
  if (chooses === 'side') return `choose a side on ${slot?.map}`;
  return slot?.code === BAN ? 'ban a map' : 'pick a map';
}
