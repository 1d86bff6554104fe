import type { TeamSlot } from '../series/team-slots';
import type { Elimination } from './events';
import type { Prepared } from './setup';

/** What counts of an elimination: a killer who gets no kill for it is null. */
export interface Death {
  readonly victim: string;
  readonly killer: string | null;
  readonly assist: string | null;
  readonly headshot: boolean;
  /** Its killer or its victim is a stranger to the line-up: a death without a kill, or the reverse. */
  readonly oneSided: boolean;
}

/**
 * A player dies at most once a round: null for a second time. A team kill, a fall and the bomb are
 * deaths and nobody's kill. Of an elimination that names a stranger, the half that is known counts.
 */
export function deathBy(
  { killer, victim, assist, headshot }: Elimination,
  deaths: readonly Death[],
  { teamOf }: Prepared,
): Death | null {
  if (isDead(victim, deaths)) return null;

  const team = killer === null ? undefined : teamOf.get(killer);
  const victimTeam = teamOf.get(victim);
  const credited = team !== undefined && team !== victimTeam;
  const assisted = credited && assist !== null && assist !== killer && teamOf.get(assist) === team;
  return {
    victim,
    killer: credited ? killer : null,
    assist: assisted ? assist : null,
    headshot,
    oneSided: killer !== null && (team === undefined) !== (victimTeam === undefined),
  };
}

export function isTeamKill({ killer, victim }: Elimination, { teamOf }: Prepared): boolean {
  if (killer === null || killer === victim) return false;
  const team = teamOf.get(killer);
  return team !== undefined && team === teamOf.get(victim);
}

export function isDead(player: string, deaths: readonly Death[]): boolean {
  return deaths.some(({ victim }) => victim === player);
}

/** Players of a team that still live, in the order of the line-up. */
export function alive(slot: TeamSlot, deaths: readonly Death[], { playersOf }: Prepared): string[] {
  return playersOf[slot].filter((player) => !isDead(player, deaths));
}
