/** The requirements of a tournament, as the sign-up page lists them. */
import { type Candidate, joinWithAnd, type RosterRules, regionProblem } from './roster';

export const REQUIREMENT_KINDS = [
  'leader',
  'roster_size',
  'one_roster',
  'region',
  'game_ids',
  'not_banned',
  'rules',
  'roster_lock',
] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

export interface EntryRules extends RosterRules {
  /** Whether rosters are locked now; null if the tournament has no roster lock. */
  readonly isLocked: boolean | null;
}

/** The caller and their team; `players` are all members of the team. */
export interface Applicant {
  readonly isLeader: boolean;
  readonly hasConfirmedRules: boolean;
  /** Null for a player without a team. */
  readonly team: {
    readonly region: string;
    readonly isBanned: boolean;
    readonly players: readonly Candidate[];
  } | null;
}

/** The requirements that apply to this tournament, in the order of the sign-up. */
export function requirementsOf(rules: EntryRules): { kind: RequirementKind; text: string }[] {
  return APPLICABLE.filter(([, applies]) => applies(rules)).map(([kind]) => ({
    kind,
    text: TEXTS[kind](rules),
  }));
}

/**
 * Whether a team meets a requirement before its roster is chosen: true if it could choose a roster that
 * does. Null if unknown: for visitors, and for players without a team.
 */
export function meetsRequirement(
  kind: RequirementKind,
  rules: EntryRules,
  entrant: Applicant | null,
): boolean | null {
  if (!entrant) return null;
  if (kind === 'leader') return entrant.isLeader;
  if (kind === 'rules') return entrant.hasConfirmedRules;
  if (kind === 'roster_lock') return rules.isLocked !== true;
  if (!entrant.team) return null;
  const { region, players } = entrant.team;
  if (kind === 'region') return regionProblem(rules, region) === null;
  if (kind === 'not_banned' && entrant.team.isBanned) return false;
  if (kind === 'roster_size') return players.length >= rules.min;
  // A team that is too small misses the size of the roster alone.
  const wanted = Math.min(rules.min, players.length);
  return players.filter(QUALIFIES[kind]).length >= wanted;
}

/** What keeps the team from signing up, whoever of its players asks. */
export function unmetRequirements(
  rules: EntryRules,
  entrant: Applicant,
): { kind: RequirementKind; text: string }[] {
  return requirementsOf(rules).filter(
    ({ kind }) => kind !== 'leader' && meetsRequirement(kind, rules, entrant) === false,
  );
}

const APPLICABLE: readonly [RequirementKind, (rules: EntryRules) => boolean][] = [
  ['leader', () => true],
  ['roster_size', () => true],
  ['one_roster', () => true],
  ['region', ({ regions }) => regions.length > 0],
  ['game_ids', () => true],
  ['not_banned', () => true],
  ['rules', ({ rulesRequired }) => rulesRequired],
  ['roster_lock', ({ isLocked }) => isLocked !== null],
];

const TEXTS: Record<RequirementKind, (rules: EntryRules) => string> = {
  leader: () => 'The team leader signs the team up',
  roster_size: ({ min, max }) =>
    min === max ? `A roster of ${min} players` : `A roster of ${min} to ${max} players`,
  one_roster: () => 'Each player is on one roster of this tournament',
  region: ({ regions }) => `The team is from ${joinWithAnd(regions)}`,
  game_ids: () => 'Each player has a game id',
  not_banned: () => 'Neither the team nor its players are banned from tournaments',
  rules: () => 'The leader confirms the rules, and the players do before check-in',
  roster_lock: () => 'Rosters can be changed until they are locked',
};

const QUALIFIES: Record<'one_roster' | 'game_ids' | 'not_banned', (player: Candidate) => boolean> =
  {
    one_roster: ({ rosterOf }) => rosterOf === null,
    game_ids: ({ hasGameId }) => hasGameId,
    not_banned: ({ isBanned }) => !isBanned,
  };
