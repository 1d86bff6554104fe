/**
 * KAST: the rounds in which a player had a kill or an assist, survived, or was traded. Counted from the
 * order and the times of eliminations, so it needs maps on which kills and assists were captured.
 */
import type { Board } from '../capture/board';
import { type Death, isDead } from '../capture/eliminations';

/** A death is traded if its killer is killed by a teammate of the victim within so long. */
export const TRADE_MS = 5_000;

export interface KastCounts {
  /** Of `kastOf`. */
  readonly kastRounds: number;
  /** Finished rounds of which the events tell it; 0 where kills or assists were not captured. */
  readonly kastOf: number;
}

export const NO_KAST: KastCounts = { kastRounds: 0, kastOf: 0 };

/** Of everyone in the line-up, in finished rounds. */
export function countKast(board: Board): ReadonlyMap<string, KastCounts> {
  const { context } = board;
  if (!context.captures('elimination') || !context.captures('assist')) return new Map();
  const rounds = finishedRoundDeaths(board);
  return new Map(
    context.setup.lineup.map(({ player }) => [
      player,
      {
        kastRounds: rounds.filter((deaths) => isInvolved(player, deaths)).length,
        kastOf: rounds.length,
      },
    ]),
  );
}

/** The counted deaths of each finished round, in the order in which they happened. */
export function finishedRoundDeaths({ moments }: Pick<Board, 'moments'>): (readonly Death[])[] {
  return moments.at(-1)!.rounds.map(({ until }) => moments[until - 1]!.round.deaths);
}

function isInvolved(player: string, deaths: readonly Death[]): boolean {
  if (deaths.some(({ killer, assist }) => killer === player || assist === player)) return true;
  return !isDead(player, deaths) || isTraded(player, deaths);
}

/** Only an enemy is credited with a kill, so who killed the killer is a teammate of the victim. */
function isTraded(player: string, deaths: readonly Death[]): boolean {
  const own = deaths.findIndex(({ victim }) => victim === player);
  const { killer, at } = deaths[own]!;
  return (
    killer !== null &&
    deaths
      .slice(own + 1)
      .some(
        (later) => later.victim === killer && later.killer !== null && later.at - at <= TRADE_MS,
      )
  );
}

/** The share of those rounds; null where it was not captured. */
export function kastShare({ kastRounds, kastOf }: KastCounts): number | null {
  return kastOf === 0 ? null : kastRounds / kastOf;
}
