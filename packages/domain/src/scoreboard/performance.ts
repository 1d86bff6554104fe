import type { TeamSlot } from '../series/team-slots';
import { type StatLine, sumLines } from './stat-line';

/** A map from the view of one player or team. */
export interface MapRecord {
  /** Null for an unfinished map. */
  readonly won: boolean | null;
  readonly roundWins: number;
  readonly roundLosses: number;
  readonly line: StatLine;
}

export interface ResultTotals {
  readonly maps: number;
  readonly mapWins: number;
  readonly mapLosses: number;
  readonly roundWins: number;
  readonly roundLosses: number;
}

/** The totals of leaderboards and profiles. */
export interface Totals extends StatLine, ResultTotals {}

/** The values of the performance panel. */
export interface Performance extends Omit<ResultTotals, 'maps'> {
  readonly kills: number;
  readonly deaths: number;
  readonly rating: number | null;
}

export function totalsOf(maps: readonly MapRecord[]): Totals {
  return { ...sumLines(maps.map(({ line }) => line)), ...resultsOf(maps) };
}

export function performanceOf(maps: readonly MapRecord[]): Performance {
  const { mapWins, mapLosses, kills, deaths, roundWins, roundLosses, rating } = totalsOf(maps);
  return { mapWins, mapLosses, kills, deaths, roundWins, roundLosses, rating };
}

/** `+12`, `−3`, `0`: with a real minus sign. */
export function balanceText(wins: number, losses: number): string {
  const balance = wins - losses;
  if (balance === 0) return '0';
  return balance > 0 ? `+${balance}` : `−${-balance}`;
}

/** By how many the kills of each team exceed the deaths of the other: a typing error. */
export function surplusKills(
  players: readonly {
    readonly opponent: TeamSlot;
    readonly kills: number;
    readonly deaths: number;
  }[],
): Readonly<Record<TeamSlot, number>> {
  const sum = (team: TeamSlot, field: 'kills' | 'deaths') =>
    players.reduce((total, row) => total + (row.opponent === team ? row[field] : 0), 0);
  return {
    A: Math.max(0, sum('A', 'kills') - sum('B', 'deaths')),
    B: Math.max(0, sum('B', 'kills') - sum('A', 'deaths')),
  };
}

function resultsOf(maps: readonly MapRecord[]): ResultTotals {
  return {
    maps: maps.length,
    mapWins: maps.filter(({ won }) => won === true).length,
    mapLosses: maps.filter(({ won }) => won === false).length,
    roundWins: maps.reduce((sum, map) => sum + map.roundWins, 0),
    roundLosses: maps.reduce((sum, map) => sum + map.roundLosses, 0),
  };
}
