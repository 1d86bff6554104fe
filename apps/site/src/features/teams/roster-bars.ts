/** Where the bars of the roster history begin and end. Pure. */
import type { TeamMembership } from '@mes/contract/team-schemas';

export interface RosterBar {
  /** Of the whole width, from 0 to 1. */
  readonly start: number;
  readonly length: number;
  readonly joinedAt: number;
  readonly leftAt: number | null;
}

export interface RosterLine {
  readonly player: TeamMembership['player'];
  /** Oldest first: a player may have come back. */
  readonly bars: readonly RosterBar[];
}

export interface RosterChart {
  readonly lines: readonly RosterLine[];
  /** The first of January of each year that is shown, as a share of the width. */
  readonly years: readonly { readonly year: number; readonly at: number }[];
}

const YEAR_MS = 365 * 86_400_000;

/** One line for each player, in the order in which they first joined. */
export function rosterChart(memberships: readonly TeamMembership[], now: number): RosterChart {
  if (memberships.length === 0) return { lines: [], years: [] };
  const first = Math.min(...memberships.map(({ joinedAt }) => joinedAt));
  // A young team would otherwise fill the whole width with a few days.
  const start = Math.min(first, now - YEAR_MS / 4);
  const shareOf = (at: number) => (Math.min(Math.max(at, start), now) - start) / (now - start);
  const lines = new Map<string, { player: TeamMembership['player']; bars: RosterBar[] }>();
  for (const { player, joinedAt, leftAt } of [...memberships].sort(byJoin)) {
    const line = lines.get(player.id) ?? { player, bars: [] };
    const from = shareOf(joinedAt);
    line.bars.push({ start: from, length: shareOf(leftAt ?? now) - from, joinedAt, leftAt });
    lines.set(player.id, line);
  }
  return { lines: [...lines.values()], years: yearsBetween(start, now, shareOf) };
}

function byJoin(one: TeamMembership, other: TeamMembership): number {
  return one.joinedAt - other.joinedAt;
}

function yearsBetween(start: number, end: number, shareOf: (at: number) => number) {
  const from = new Date(start).getUTCFullYear() + 1;
  const to = new Date(end).getUTCFullYear();
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const year = from + index;
    return { year, at: shareOf(Date.UTC(year, 0, 1)) };
  });
}
