import type { StreamTournament } from '@mes/contract/stream';
import type { Placement, Prize } from '@mes/contract/tournament-schemas';
import { displayName } from '@mes/domain/names/display';

export interface PrizeRow {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly extra: string | null;
  /** Who has won it; several share a range of places. */
  readonly teams: Placement['team'][];
}

type Prizes = Pick<StreamTournament, 'prizes' | 'placements'>;

/** The best places first; what is left over is told by the last row that fits. */
export function prizeRows({ prizes, placements }: Prizes, rows: number): PrizeRow[] {
  return [...prizes]
    .filter(({ amount, extra }) => amount > 0 || extra)
    .sort((a, b) => a.from - b.from)
    .slice(0, rows)
    .map((prize) => ({ ...prize, teams: winnersOf(prize, placements) }));
}

function winnersOf({ from, to }: Prize, placements: readonly Placement[]): Placement['team'][] {
  return placements
    .filter((placement) => placement.from >= from && placement.to <= to)
    .map(({ team }) => team);
}

export function namesOf(teams: readonly Placement['team'][]): string {
  return teams.map((team) => displayName(team)).join(', ');
}
