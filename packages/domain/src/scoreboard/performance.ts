import type { Score } from '../series/team-slots';
import { type StatLine, sumLines } from './stat-line';

/** A map from the view of a player or team that played it. */
export interface MapPlayed {
  /** Null for a map that was broken off. */
  readonly won: boolean | null;
  readonly roundWins: number;
  readonly roundLosses: number;
  readonly line: StatLine;
}

export interface Results {
  readonly maps: number;
  readonly mapWins: number;
  readonly mapLosses: number;
  readonly roundWins: number;
  readonly roundLosses: number;
}

/** What leaderboards and profiles say. */
export interface Totals extends StatLine, Results {}

/** What the performance panel shows. */
export interface Performance extends Omit<Results, 'maps'> {
  readonly kills: number;
  readonly deaths: number;
  readonly rating: number | null;
}

export function totalsOf(maps: readonly MapPlayed[]): Totals {
  return { ...sumLines(maps.map(({ line }) => line)), ...resultsOf(maps) };
}

export function performanceOf(maps: readonly MapPlayed[]): Performance {
  const { mapWins, mapLosses, kills, deaths, roundWins, roundLosses, rating } = totalsOf(maps);
  return { mapWins, mapLosses, kills, deaths, roundWins, roundLosses, rating };
}

/** `+12`, `−3`, `0`: with the sign that typographers use. */
export function balanceText(wins: number, losses: number): string {
  const balance = wins - losses;
  if (balance === 0) return '0';
  return balance > 0 ? `+${balance}` : `−${-balance}`;
}

/** Where a scoreboard that was typed in cannot be right: more kills than the other team's deaths. */
export function surplusKills(
  players: readonly {
    readonly opponent: keyof Score;
    readonly kills: number;
    readonly deaths: number;
  }[],
): Score {
  const sum = (team: keyof Score, what: 'kills' | 'deaths') =>
    players.reduce((total, row) => total + (row.opponent === team ? row[what] : 0), 0);
  return {
    A: Math.max(0, sum('A', 'kills') - sum('B', 'deaths')),
    B: Math.max(0, sum('B', 'kills') - sum('A', 'deaths')),
  };
}

function resultsOf(maps: readonly MapPlayed[]): Results {
  return {
    maps: maps.length,
    mapWins: maps.filter(({ won }) => won === true).length,
    mapLosses: maps.filter(({ won }) => won === false).length,
    roundWins: maps.reduce((sum, map) => sum + map.roundWins, 0),
    roundLosses: maps.reduce((sum, map) => sum + map.roundLosses, 0),
  };
}
