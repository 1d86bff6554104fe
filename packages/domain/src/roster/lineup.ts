/** Players of a team who play at the same time. */
export const STARTERS = 5;

export interface LineupCandidate {
  readonly team: string;
  /** Added to the roster after it was locked. */
  readonly substitute?: boolean;
}

/**
 * The line-up of a team: its roster in the tournament, or all of its members if it has no roster.
 * Substitutes come last; otherwise the order is that of the input.
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

/** The first players of a line-up, until the starters are chosen. */
export function startersOf<Player>(lineup: readonly Player[]): Player[] {
  return lineup.slice(0, STARTERS);
}
