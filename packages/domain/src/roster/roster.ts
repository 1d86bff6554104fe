/** Who may be on the roster of a team in a tournament. */

/** The rules of a tournament for rosters. */
export interface RosterRules {
  readonly min: number;
  readonly max: number;
  /** Regions whose teams may enter; empty for all. */
  readonly regions: readonly string[];
  readonly rulesRequired: boolean;
}

/** A player of a roster, with what the rules check. */
export interface Candidate {
  readonly name: string;
  /** Currently a member of the team. */
  readonly isMember: boolean;
  readonly hasGameId: boolean;
  /** From tournaments, or from the whole site. */
  readonly isBanned: boolean;
  /** The other team of this tournament that has the player on its roster. */
  readonly rosterOf: string | null;
  readonly hasConfirmedRules: boolean;
}

/** Why a leader cannot choose this roster, or null. */
export function rosterProblem(
  rules: RosterRules,
  { region, players }: { region: string; players: readonly Candidate[] },
): string | null {
  return (
    regionProblem(rules, region) ??
    rosterSizeProblem(rules, players.length) ??
    firstProblem(players, playerProblem)
  );
}

/** All problems of a roster, for staff. */
export function rosterProblems(
  rules: RosterRules,
  { region, players }: { region: string; players: readonly Candidate[] },
): string[] {
  return [
    regionProblem(rules, region),
    rosterSizeProblem(rules, players.length),
    ...players.map(playerProblem),
    ...(rules.rulesRequired ? players.map(rulesProblem) : []),
  ].filter((problem) => problem !== null);
}

/**
 * Why a team cannot check in, or null. Only the minimum of players must have confirmed the rules, so
 * that an absent player does not cost the team its place.
 */
export function checkInProblem(rules: RosterRules, players: readonly Candidate[]): string | null {
  if (!rules.rulesRequired) return null;
  const confirmed = players.filter(({ hasConfirmedRules }) => hasConfirmedRules).length;
  if (confirmed >= Math.min(rules.min, players.length)) return null;
  const missing = players.filter(({ hasConfirmedRules }) => !hasConfirmedRules);
  return `These players must confirm the rules first: ${missing.map(({ name }) => name).join(', ')}.`;
}

export function rosterSizeProblem({ min, max }: RosterRules, count: number): string | null {
  return count < min || count > max ? `You must select between ${min} and ${max} players` : null;
}

export function regionProblem({ regions }: RosterRules, region: string): string | null {
  if (regions.length === 0 || regions.includes(region)) return null;
  return `Teams from ${region} cannot enter: this tournament is for ${joinWithAnd(regions)}.`;
}

export function playerProblem(player: Candidate): string | null {
  const { name, isMember, isBanned, hasGameId, rosterOf } = player;
  if (!isMember) return `${name} does not play for this team.`;
  const problem = eligibilityProblem({ name, isBanned, rosterOf });
  if (problem !== null) return problem;
  if (!hasGameId) return `${name} has not given a game ID yet.`;
  return null;
}

/** Why even staff cannot add a player to a roster, or null. */
export function eligibilityProblem({
  name,
  rosterOf,
  isBanned,
}: Pick<Candidate, 'name' | 'rosterOf' | 'isBanned'>): string | null {
  if (rosterOf !== null) return `${name} is already on the roster of ${rosterOf}.`;
  if (isBanned) return `${name} is banned from tournaments.`;
  return null;
}

function rulesProblem({ name, hasConfirmedRules }: Candidate): string | null {
  return hasConfirmedRules ? null : `${name} has not confirmed the rules yet.`;
}

/** EU, NA and AS. */
export function joinWithAnd(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function firstProblem<T>(items: readonly T[], check: (item: T) => string | null): string | null {
  for (const item of items) {
    const problem = check(item);
    if (problem !== null) return problem;
  }
  return null;
}
