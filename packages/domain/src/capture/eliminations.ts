import type { TeamSlot } from '../series/team-slots';
import type { Elimination, WeaponClass } from './events';
import type { CaptureContext } from './setup';

/** The counted part of an elimination. The killer is null if nobody is credited with the kill. */
export interface Death {
  readonly victim: string;
  readonly killer: string | null;
  readonly assist: string | null;
  readonly headshot: boolean;
  readonly weapon: WeaponClass | null;
  readonly at: number;
  /** The killer or the victim is not in the line-up: a death without a kill, or the reverse. */
  readonly oneSided: boolean;
}

/**
 * A player dies at most once a round: null for a second death. A team kill, a fall and the bomb are
 * deaths without a kill. If one of the two players is unknown, only the other one is counted.
 */
export function toDeath(
  { killer, victim, assist, headshot, weapon, at }: Elimination,
  deaths: readonly Death[],
  { teamOf }: CaptureContext,
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
    weapon,
    at,
    oneSided: killer !== null && (team === undefined) !== (victimTeam === undefined),
  };
}

export function isTeamKill({ killer, victim }: Elimination, { teamOf }: CaptureContext): boolean {
  if (killer === null || killer === victim) return false;
  const team = teamOf.get(killer);
  return team !== undefined && team === teamOf.get(victim);
}

export function isDead(player: string, deaths: readonly Death[]): boolean {
  return deaths.some(({ victim }) => victim === player);
}

/** The players of a team who are alive, in the order of the line-up. */
export function alivePlayers(
  slot: TeamSlot,
  deaths: readonly Death[],
  { playersOf }: CaptureContext,
): string[] {
  return playersOf[slot].filter((player) => !isDead(player, deaths));
}
