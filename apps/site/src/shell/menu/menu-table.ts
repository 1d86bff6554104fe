import { COMMUNITY } from '../../community';
import * as texts from '../texts';

/** Rules are those of domain/permissions: `Admin|editstream`, `!Admin`. Without one, that of the group counts. */
export interface MenuLink {
  readonly to: string;
  readonly label: string;
  readonly rule?: string;
  /** The page shows nothing to a banned account. */
  readonly refusesBanned?: true;
}

export interface MenuGroup {
  readonly label: string;
  readonly rule?: string;
  /** Shown only in windows wider than this, in pixels. */
  readonly above?: 960 | 1000;
  readonly links: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'links' in entry;
}

export const MENU: readonly MenuEntry[] = [
  {
    label: texts.tournaments,
    links: [
      { to: '/tournaments', label: texts.allTournaments },
      { to: '/matches', label: texts.allMatches },
      ...COMMUNITY.tournaments,
      { to: '/statistics/tournaments', label: texts.tournamentStatistics },
    ],
  },
  {
    label: texts.leaderboards,
    links: [
      { to: '/leaderboards/players', label: texts.players },
      { to: '/leaderboards/teams', label: texts.teams },
      { to: '/transfers', label: texts.transfers },
      { to: '/leaderboards/staff', label: texts.staff, rule: 'Moderator' },
    ],
  },
  { to: '/match/search', label: texts.searchMatch },
  { to: '/voting', label: texts.matchVoting },
  { to: '/blog', label: texts.news },
  { to: '/blacklist', label: texts.blacklist },
  { to: '/support', label: texts.support, rule: '!Admin' },
  {
    label: texts.support,
    rule: 'Admin',
    links: [
      { to: '/support', label: texts.information },
      { to: '/support/tickets', label: texts.viewTickets },
      { to: '/support/tickets/user/my-tickets', label: texts.myTickets },
    ],
  },
  {
    label: texts.staff,
    rule: 'Moderator|editstream',
    above: 960,
    links: [
      { to: '/match/editor', label: texts.matchEditor, rule: 'Moderator' },
      { to: '/stream/configuration', label: texts.streamConfiguration, rule: 'Admin|editstream' },
      { to: '/stream/casterinfo', label: texts.casterInfo, rule: 'Admin|readfacts' },
      { to: '/tournament/rosters', label: texts.rosters, rule: 'Moderator' },
      { to: '/tournament/seeding', label: texts.seeding, rule: 'Moderator' },
      { to: '/manage', label: texts.manageNotesAndBans, rule: 'Moderator' },
      { to: '/matchup/list', label: texts.matchupList, rule: 'Moderator' },
      { to: '/matchup/create', label: texts.matchupCreate, rule: 'Moderator' },
      { to: '/highlights/tagging', label: texts.highlightTagging, rule: 'Moderator|fullclips' },
      { to: '/highlights/search', label: texts.highlightSearch, rule: 'Admin|fullclips' },
    ],
  },
  {
    label: texts.admin,
    rule: 'Admin',
    above: 1000,
    links: [
      { to: '/tournament/editor', label: texts.tournamentEditor },
      { to: '/statistics/staffactivity', label: texts.staffActivity },
      { to: '/statistics/traffic', label: texts.traffic },
      { to: '/promo/editor', label: texts.promoEditor },
      { to: '/announcement', label: texts.announcement },
      { to: '/properties', label: texts.properties },
      { to: '/statistics/registrations', label: texts.registrations },
      { to: '/terminal', label: texts.terminal },
      { to: '/modpanel/accounts', label: texts.accounts },
      { to: '/operations', label: texts.operations },
    ],
  },
];

/** Of every account, in its own menu. */
export const ACCOUNT_LINKS: readonly MenuLink[] = [
  { to: '/messages', label: texts.messages },
  { to: '/notifications', label: texts.notifications },
  { to: '/following', label: texts.following },
  { to: '/support/tickets/user/my-tickets', label: texts.myTickets },
];
