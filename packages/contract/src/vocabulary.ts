/** The states and kinds of entities. Without zod, so that browsers can load them. */
export { TASK_KINDS } from '@mes/domain/accounts/tasks';
export {
  CAPTURE_KINDS,
  CAPTURE_TOGGLES,
  ROUND_ENDINGS,
  WEAPON_CLASSES,
} from '@mes/domain/capture/events';
export { REQUIREMENT_KINDS } from '@mes/domain/roster/requirements';
export { MATCH_STEPS } from '@mes/domain/series/next-step';
export { FORFEITS, MAP_STATES, MATCH_STATES } from '@mes/domain/series/states';
export { SIDES, TEAM_SLOTS } from '@mes/domain/series/team-slots';
export { TEAM_REGIONS } from '@mes/domain/teams/regions';
export { TRANSFER_KINDS } from '@mes/domain/teams/transfers';
export { APPLICATION_STATES, TOURNAMENT_STATES } from '@mes/domain/tournament/lifecycle/states';
export {
  BRACKET_PARTS,
  STAGE_FORMATS,
  STAGE_STATES,
  TIE_BREAKS,
} from '@mes/domain/tournament/model/vocabulary';

/** How an announcement looks, the most urgent last. */
export const ANNOUNCEMENT_TONES = ['info', 'success', 'warning'] as const;

/** The theme of a tournament's pages. By default its name decides. */
export const TOURNAMENT_THEMES = [
  'house',
  'circuit',
  'embers',
  'league',
  'worlds',
  'pistol',
] as const;

/** `replaced`: the same leader sent another report before a reply. */
export const RESULT_REPORT_STATES = [
  'pending',
  'confirmed',
  'disputed',
  'withdrawn',
  'replaced',
] as const;

/** `countered`: the other captain made another proposal. `replaced`: the same captain did. */
export const TIME_PROPOSAL_STATES = [
  'pending',
  'accepted',
  'declined',
  'countered',
  'replaced',
  'withdrawn',
] as const;

/** The orders of a list of matches. */
export const MATCH_ORDERS = ['newest', 'oldest', 'urgent'] as const;

/** The periods that statistics of a player can be read for, in days. */
export const STATISTICS_DAYS = [30, 90, 365] as const;

/** The sort orders of player leaderboards. */
export const PLAYER_ORDERS = [
  'rating',
  'kills',
  'deaths',
  'kd',
  'kast',
  'headshots',
  'openingKills',
  'clutches',
  'maps',
] as const;

/** What the ladders of Elo can be ordered by. */
export const ELO_ORDERS = ['elo', 'change', 'wins'] as const;

export const RANKING_ORDERS = [
  'points',
  'earnings',
  'tournaments',
  'firsts',
  'seconds',
  'thirds',
] as const;

export const ORDER_DIRECTIONS = ['descending', 'ascending'] as const;

export const REPORT_REASONS = ['spam', 'harassment', 'hate', 'scam', 'other'] as const;
export const REPORT_STATES = ['open', 'resolved'] as const;
/** Of a reported message, a staff call or a disputed result. */
export const REQUEST_OUTCOMES = ['dismissed', 'acted_on'] as const;

/** Acts of the show that a button can do, by the names that the control room uses. */
export const SHOW_BUTTONS = [
  'take',
  'preview',
  'step_preview',
  'safe_card',
  'clear_overlays',
  'channel_in',
  'channel_out',
  'channel_next',
  'score',
  'swap_sides',
  'undo',
] as const;

/** Commands that a plain URL can send, for Stream Deck and Companion. */
export const BUTTON_COMMANDS = [
  ...SHOW_BUTTONS,
  'lower_third',
  'hide_lower_third',
  'info_card',
  'hide_info_card',
  'countdown',
  'extend_countdown',
  'hold_countdown',
  'resume_countdown',
  'stop_countdown',
  'message',
  'clear_message',
  'focus',
  'reload',
  'read',
] as const;

/** The causes of changes in the history of the stream configuration. */
export const CONFIGURATION_CAUSES = ['edited', 'linked', 'unlinked', 'restored'] as const;

/** What a cover picture can show. */
export const COVER_SUBJECTS = ['tournament', 'article', 'clip', 'pickem'] as const;
