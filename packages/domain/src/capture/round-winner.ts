import { type Side, sideOf, TEAM_SLOTS } from '../series/team-slots';
import { alivePlayers } from './eliminations';
import type { OpenRound } from './open-round';
import type { CaptureContext } from './setup';

/**
 * Who has won the round by what was captured of it. `bomb` where everyone of Breach is out but the
 * bomb is planted: only a defuse or the explosion decides then. Null while nothing does.
 */
export function roundWinner(
  { deaths, planter, ending }: Pick<OpenRound, 'deaths' | 'planter' | 'ending'>,
  { context, sideA }: { context: CaptureContext; sideA: Side },
): Side | 'bomb' | null {
  if (ending !== null) return ending === 'explosion' ? 'breach' : 'coalition';
  const isOut = (side: Side) =>
    TEAM_SLOTS.some(
      (team) => sideOf(team, sideA) === side && alivePlayers(team, deaths, context).length === 0,
    );
  if (deaths.length === 0) return null;
  if (isOut('coalition')) return 'breach';
  if (!isOut('breach')) return null;
  return planter === null ? 'coalition' : 'bomb';
}
