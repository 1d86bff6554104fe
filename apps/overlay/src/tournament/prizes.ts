import type { StreamTournament } from '@mes/contract/stream';
import type { Placement, Prize } from '@mes/contract/tournament-schemas';
import { displayName } from '../community';

export interface PrizeRow {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly extra: string | null;
  /** Who has won it; several share a range of places. */
  readonly teams: Placement['team'][];
}

type Prizes = Pick<StreamTournament, 'prizes' | 'placements'>;

/** The best places first. */
export function prizeRows({ prizes, placements }: Prizes, rows: number): PrizeRow[] {
  const byPlace = [...prizes]
    .filter(({ amount, extra }) => amount > 0 || extra)
    .sort((a, b) => a.from - b.from)
    .map((prize) => rowOf(prize, placements));
  return [...new Map(byPlace.map((row) => [row.from, row])).values()].slice(0, rows);
}

function rowOf(prize: Prize, placements: readonly Placement[]): PrizeRow {
  const within = placements.filter(({ from, to }) => from >= prize.from && to <= prize.to);
  const sharing = placements.filter(({ from, to }) => from <= prize.from && to >= prize.to);
  const [shared] = sharing;
  if (within.length > 0 || !shared) return { ...prize, teams: teamsOf(within) };
  // Who shares places shares what they get, and stands in one row with the others.
  const { from, to, prize: amount } = shared;
  return { from, to, amount, extra: prize.extra, teams: teamsOf(sharing) };
}

function teamsOf(placements: readonly Placement[]): Placement['team'][] {
  return placements.map(({ team }) => team);
}

/** More than two would be too small to read. */
export function namesOf(teams: readonly Placement['team'][]): string {
  const names = teams.map((team) =>
    teams.length > 2 ? team.tag.toUpperCase() : displayName(team),
  );
  return names.join(', ');
}
