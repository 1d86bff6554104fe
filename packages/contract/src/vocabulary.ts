/** The words that entities use for their states and kinds. Free of zod, so that the browser can load them. */
export const TEAM_REGIONS = ['EU', 'NA', 'AS', 'SA'] as const;

/** In the order of a tournament's life. */
export const TOURNAMENT_STATES = [
  'draft',
  'announced',
  'signup_open',
  'signup_closed',
  'check_in',
  'seeding',
  'running',
  'finished',
] as const;

export const APPLICATION_STATES = [
  'applied',
  'registered',
  'waitlisted',
  'declined',
  'dropped',
  'disqualified',
] as const;

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

export const STAGE_FORMATS = [
  'single_elimination',
  'double_elimination',
  'round_robin',
  'gsl',
  'swiss',
] as const;

export const TIE_BREAKS = [
  'points',
  'head_to_head',
  'map_difference',
  'round_difference',
  'seed',
] as const;

export const BRACKET_PARTS = [
  'upper',
  'lower',
  'grand_final',
  'third_place',
  'group',
  'swiss',
] as const;

export const MATCH_STATES = [
  'scheduled',
  'veto',
  'live',
  'finished',
  'forfeited',
  'cancelled',
] as const;

export const MAP_STATES = ['upcoming', 'live', 'finished', 'left_out'] as const;

/** The two teams of a series. Which of them attacks is a side, and changes at the swap. */
export const OPPONENTS = ['A', 'B'] as const;
export const SIDES = ['coalition', 'breach'] as const;

export const WEAPON_CLASSES = [
  'assault_rifle',
  'smg',
  'shotgun',
  'sniper',
  'pistol',
  'melee',
  'grenade',
  'other',
] as const;

export const ROUND_ENDINGS = ['elimination', 'explosion', 'defuse', 'time_over'] as const;

export const CAPTURE_KINDS = [
  'elimination',
  'plant',
  'defuse',
  'explosion',
  'time_over',
  'round_end',
  'side_swap',
] as const;

/** What may be left uncaptured. The end of a round may not: the score is made of it. */
export const CAPTURE_TOGGLES = [
  'elimination',
  'headshot',
  'assist',
  'weapon',
  'plant',
  'defuse',
  'explosion',
  'time_over',
  'side_swap',
] as const;

/** What players can be ordered by in leaderboards. */
export const PLAYER_ORDERS = [
  'rating',
  'kills',
  'deaths',
  'kd',
  'headshots',
  'openingKills',
  'clutches',
  'maps',
] as const;
