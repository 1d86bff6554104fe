/** Who may stand on a team's roster in a tournament. */

/** A tournament's own rules for rosters. */
export interface RosterRules {
  readonly min: number;
  readonly max: number;
  /** Regions whose teams may enter; none named means every one. */
  readonly regions: readonly string[];
  readonly rulesRequired: boolean;
}

/** What a roster is judged by. */
export interface Candidate {
  readonly name: string;
  /** Plays for the team now. */
  readonly isMember: boolean;
  readonly hasGameId: boolean;
  /** From tournaments, or from the whole site. */
  readonly isBanned: boolean;
  /** The other team of this tournament on whose roster the player stands already. */
  readonly rosterOf: string | null;
  readonly hasConfirmedRules: boolean;
}

/** Why a leader cannot name these players, or null if they can. */
export function whyNotRoster(
  rules: RosterRules,
  { region, players }: { region: string; players: readonly Candidate[] },
): string | null {
  return (
    whyWrongRegion(rules, region) ??
    whyWrongSize(rules, players.length) ??
    firstOf(players, whyNotPlayer)
  );
}

/** Everything that is wrong with a roster as it stands, for those who decide about it. */
export function problemsOf(
  rules: RosterRules,
  { region, players }: { region: string; players: readonly Candidate[] },
): string[] {
  return [
    whyWrongRegion(rules, region),
    whyWrongSize(rules, players.length),
    ...players.map(whyNotPlayer),
    ...(rules.rulesRequired ? players.map(whyUnconfirmed) : []),
  ].filter((problem) => problem !== null);
}

/**
 * Why a team cannot check in, or null if it can. Only as many players as play must have confirmed
 * the rules: one who is away must not cost the team its place.
 */
export function whyNotReady(rules: RosterRules, players: readonly Candidate[]): string | null {
  if (!rules.rulesRequired) return null;
  const confirmed = players.filter(({ hasConfirmedRules }) => hasConfirmedRules).length;
  if (confirmed >= Math.min(rules.min, players.length)) return null;
  const missing = players.filter(({ hasConfirmedRules }) => !hasConfirmedRules);
  return `These players must confirm the rules first: ${missing.map(({ name }) => name).join(', ')}.`;
}

export function whyWrongSize({ min, max }: RosterRules, count: number): string | null {
  return count < min || count > max ? `You must select between ${min} and ${max} players` : null;
}

export function whyWrongRegion({ regions }: RosterRules, region: string): string | null {
  if (regions.length === 0 || regions.includes(region)) return null;
  return `Teams from ${region} cannot enter: this tournament is for ${listed(regions)}.`;
}

export function whyNotPlayer(player: Candidate): string | null {
  const { name, isMember, isBanned, hasGameId, rosterOf } = player;
  if (!isMember) return `${name} does not play for this team.`;
  const reason = validateEligibility({ name, isBanned, rosterOf });
  if (reason !== null) return reason;
  if (!hasGameId) return `${name} has not given a game ID yet.`;
  return null;
}

/** Why even staff cannot put a player on a roster, or null if they can. */
export function validateEligibility({
  name,
  rosterOf,
  isBanned,
}: Pick<Candidate, 'name' | 'rosterOf' | 'isBanned'>): string | null {
  if (rosterOf !== null) return `${name} is already on the roster of ${rosterOf}.`;
  if (isBanned) return `${name} is banned from tournaments.`;
  return null;
}

function whyUnconfirmed({ name, hasConfirmedRules }: Candidate): string | null {
  return hasConfirmedRules ? null : `${name} has not confirmed the rules yet.`;
}

/** EU, NA and AS. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function firstOf<T>(list: readonly T[], reason: (each: T) => string | null): string | null {
  for (const each of list) {
    const found = reason(each);
    if (found !== null) return found;
  }
  return null;
}
