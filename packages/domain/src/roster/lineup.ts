/** Players of a team who play at the same time. */
export const STARTERS = 5;

export interface LineupCandidate {
  readonly team: string;
  /** Added to the roster after it was locked. */
  readonly substitute?: boolean;
  /** Maps that the player has played for the team lately. */
  readonly recentMaps?: number;
}

/**
 * The line-up of a team: its roster in the tournament, or all of its members if it has no roster.
 * Substitutes come last; before them, who has played most lately comes first. Otherwise the order is
 * that of the input.
 */
export function lineupOf<Player extends LineupCandidate>(
  team: string,
  { roster, members }: { roster: readonly Player[]; members: readonly Player[] },
): Player[] {
  const isOfTeam = (player: Player) => player.team === team;
  const onRoster = roster.filter(isOfTeam);
  if (onRoster.length === 0) return regularsFirst(members.filter(isOfTeam));
  return [
    ...regularsFirst(onRoster.filter(({ substitute }) => !substitute)),
    ...regularsFirst(onRoster.filter(({ substitute }) => substitute)),
  ];
}

/** Who has played most lately comes first; otherwise the order stays. */
export function regularsFirst<Player extends Pick<LineupCandidate, 'recentMaps'>>(
  players: readonly Player[],
): Player[] {
  return players.toSorted((a, b) => (b.recentMaps ?? 0) - (a.recentMaps ?? 0));
}

/**
 * Who plays for a team in a match: those on the map that is captured, else those who have a line in
 * the statistics of the match, else the first of the expected line-up.
 */
export function lineUpOfMatch<Player>({
  captured,
  counted,
  expected,
}: {
  /** Of the newest map that is captured; empty without capture. */
  readonly captured: readonly Player[];
  /** Of the newest map with statistics; empty before that. */
  readonly counted: readonly Player[];
  readonly expected: readonly Player[];
}): Player[] {
  const known = [captured, counted].find((players) => players.length > 0);
  return startersOf(known ?? expected);
}

/** The first players of a line-up, until the starters are chosen. */
export function startersOf<Player>(lineup: readonly Player[]): Player[] {
  return lineup.slice(0, STARTERS);
}
