/** The words that entities use for their states and kinds. Free of zod, so that the browser can load them. */
export {
  CAPTURE_KINDS,
  CAPTURE_TOGGLES,
  ROUND_ENDINGS,
  WEAPON_CLASSES,
} from '@mes/domain/capture/events';
export { REQUIREMENT_KINDS } from '@mes/domain/roster/requirements';
export { FORFEITS, MAP_STATES, MATCH_STATES } from '@mes/domain/series/states';
export { SIDES, TEAM_SLOTS } from '@mes/domain/series/team-slots';
export { APPLICATION_STATES, TOURNAMENT_STATES } from '@mes/domain/tournament/lifecycle/states';
export { BRACKET_PARTS, STAGE_FORMATS, TIE_BREAKS } from '@mes/domain/tournament/model/vocabulary';

export const TEAM_REGIONS = ['EU', 'NA', 'AS', 'SA'] as const;

/** How a tournament's pages look; without one, its name decides. */
export const TOURNAMENT_THEMES = [
  'house',
  'circuit',
  'embers',
  'league',
  'worlds',
  'pistol',
] as const;

/** A replaced report was followed by another of the same leader before anyone had answered. */
export const RESULT_REPORT_STATES = [
  'pending',
  'confirmed',
  'disputed',
  'withdrawn',
  'replaced',
] as const;

/** A countered proposal was answered with another one, a replaced one by the same captain. */
export const TIME_PROPOSAL_STATES = [
  'pending',
  'accepted',
  'declined',
  'countered',
  'replaced',
  'withdrawn',
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

export const REPORT_REASONS = ['spam', 'harassment', 'hate', 'scam', 'other'] as const;
export const REPORT_STATES = ['open', 'resolved'] as const;
export const REPORT_OUTCOMES = ['dismissed', 'acted_on'] as const;

/** What a plain address can do to the stream, for Stream Deck and Companion. */
export const PRESSED_ACTS = [
  'take',
  'preview',
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

/** What changed the stream configuration, as its history says. */
export const CONFIGURATION_CAUSES = ['edited', 'linked', 'unlinked', 'restored'] as const;

/** What a picture can be the front of. */
export const COVER_SUBJECTS = ['tournament', 'article'] as const;
