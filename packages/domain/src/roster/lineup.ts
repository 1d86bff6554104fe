/** Who plays a match for a team. */

/** Players of a team who play at the same time. */
export const STARTERS = 5;

export interface LineupCandidate {
  readonly team: string;
  /** Added to the roster after it was locked. */
  readonly substitute?: boolean;
}

/**
 * The line-up of a team: its roster in the tournament, or all of its members where it has none there.
 * Substitutes come last; apart from that the order stays as given, so that callers choose it.
 */
export function lineupOf<Player extends LineupCandidate>(
  team: string,
  { roster, members }: { roster: readonly Player[]; members: readonly Player[] },
): Player[] {
  const isOfTeam = (player: Player) => player.team === team;
  const onRoster = roster.filter(isOfTeam);
  if (onRoster.length === 0) return members.filter(isOfTeam);
  return [
    ...onRoster.filter(({ substitute }) => !substitute),
    ...onRoster.filter(({ substitute }) => substitute),
  ];
}

/** The first of a line-up, until somebody says who plays. */
export function startersOf<Player>(lineup: readonly Player[]): Player[] {
  return lineup.slice(0, STARTERS);
}
