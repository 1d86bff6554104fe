/** What an account should do next, beside its matches: the most urgent first. */

export const TASK_KINDS = [
  'check_in_team',
  'confirm_rules',
  'answer_invitation',
  'answer_requests',
  'fix_game_id',
  'give_game_id',
  'give_country',
  'find_team',
  'invite_players',
  'remind_players',
  'sign_up',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

interface TournamentName {
  readonly id: string;
  readonly name: string;
}

/** A tournament that the account's team has signed up for and that has not begun. */
export interface OwnEntry {
  readonly tournament: TournamentName;
  readonly isCheckInOpen: boolean;
  readonly isCheckedIn: boolean;
  /** Whether the account is on the roster and still has to confirm the rules. */
  readonly mustConfirmRules: boolean;
}

export interface TaskInput {
  readonly hasCountry: boolean;
  readonly gameId: 'missing' | 'unknown' | 'given';
  readonly isLooking: boolean;
  /** Teams that have invited the account. */
  readonly invitations: number;
  /** Null for an account without a team. */
  readonly team: {
    readonly isLeader: boolean;
    readonly players: number;
    /** Names of players who ask to join it. */
    readonly requests: readonly string[];
    /** Others of the team who cannot play without a game id. */
    readonly withoutGameId: readonly string[];
  } | null;
  readonly entries: readonly OwnEntry[];
  /** Whether the team could sign up for a tournament now. */
  readonly canSignUp: boolean;
}

export interface Task {
  readonly kind: TaskKind;
  /** The tournament that it is about. */
  readonly tournament: TournamentName | null;
  /** Names of the players that it is about. */
  readonly players: readonly string[];
}

/** A team needs this many players for most tournaments. */
export const TEAM_OF = 5;

export function tasksOf(input: TaskInput): Task[] {
  return [
    ...input.entries.flatMap((entry) => entryTasks(entry, input.team?.isLeader ?? false)),
    ...(input.team ? teamTasks(input, input.team) : lonelyTasks(input)),
    ...profileTasks(input),
  ].sort((one, other) => TASK_KINDS.indexOf(one.kind) - TASK_KINDS.indexOf(other.kind));
}

/** Who is not the leader cannot check the team in, and every player confirms the rules. */
function entryTasks(entry: OwnEntry, isLeader: boolean): Task[] {
  const { tournament, isCheckInOpen, isCheckedIn, mustConfirmRules } = entry;
  return [
    ...(isLeader && isCheckInOpen && !isCheckedIn ? [task('check_in_team', { tournament })] : []),
    ...(mustConfirmRules ? [task('confirm_rules', { tournament })] : []),
  ];
}

function teamTasks(
  { entries, canSignUp }: TaskInput,
  { isLeader, players, requests, withoutGameId }: NonNullable<TaskInput['team']>,
): Task[] {
  if (!isLeader) return [];
  return [
    ...(requests.length > 0 ? [task('answer_requests', { players: requests })] : []),
    ...(players < TEAM_OF ? [task('invite_players')] : []),
    ...(withoutGameId.length > 0 ? [task('remind_players', { players: withoutGameId })] : []),
    ...(canSignUp && entries.length === 0 ? [task('sign_up')] : []),
  ];
}

function lonelyTasks({ invitations, isLooking }: TaskInput): Task[] {
  if (invitations > 0) return [task('answer_invitation')];
  return isLooking ? [] : [task('find_team')];
}

function profileTasks({ hasCountry, gameId }: TaskInput): Task[] {
  return [
    ...(gameId === 'missing' ? [task('give_game_id')] : []),
    ...(gameId === 'unknown' ? [task('fix_game_id')] : []),
    ...(hasCountry ? [] : [task('give_country')]),
  ];
}

function task(kind: TaskKind, about: Partial<Omit<Task, 'kind'>> = {}): Task {
  return { kind, tournament: null, players: [], ...about };
}
