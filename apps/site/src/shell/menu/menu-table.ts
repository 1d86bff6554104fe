import { COMMUNITY } from '../../community';

/** Rules are those of domain/permissions: `Admin|editstream`, `!Admin`. */
export interface MenuLink {
  readonly to: string;
  readonly label: string;
  readonly rule?: string;
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
    label: 'Tournaments',
    links: [
      ...COMMUNITY.tournaments,
      { to: '/statistics/tournaments', label: 'Tournament Statistics' },
    ],
  },
  {
    label: 'Leaderboards',
    links: [
      { to: '/leaderboards/players', label: 'Players' },
      { to: '/leaderboards/teams', label: 'Teams' },
      { to: '/leaderboards/staff', label: 'Staff', rule: 'Moderator' },
    ],
  },
  { to: '/match/search', label: 'Search Match' },
  { to: '/voting', label: 'Match Voting' },
  { to: '/blog', label: 'News' },
  { to: '/blacklist', label: 'Blacklist' },
  { to: '/support', label: 'Support', rule: '!Admin' },
  {
    label: 'Support',
    rule: 'Admin',
    links: [
      { to: '/support', label: 'Information' },
      { to: '/support/tickets', label: 'View Tickets' },
      { to: '/support/tickets/user/my-tickets', label: 'My Tickets' },
    ],
  },
  {
    label: 'Staff',
    rule: 'Moderator|editstream',
    above: 960,
    links: [
      { to: '/match/editor', label: 'Match Editor', rule: 'Moderator' },
      { to: '/stream/configuration', label: 'Stream Configuration', rule: 'Admin|editstream' },
      { to: '/stream/casterinfo', label: 'Caster Info', rule: 'Admin|readfacts' },
      { to: '/tournament/rosters', label: 'Rosters', rule: 'Moderator' },
      { to: '/tournament/seeding', label: 'Seeding', rule: 'Moderator' },
      { to: '/manage', label: 'Manage Notes & Ban', rule: 'Moderator' },
      { to: '/matchup/list', label: 'Matchup List', rule: 'Moderator' },
      { to: '/matchup/create', label: 'Matchup Create', rule: 'Moderator' },
      { to: '/highlights/tagging', label: 'Highlight Tagging', rule: 'Moderator|fullclips' },
      { to: '/highlights/search', label: 'Highlight Search', rule: 'Admin|fullclips' },
    ],
  },
  {
    label: 'Admin',
    rule: 'Admin',
    above: 1000,
    links: [
      { to: '/tournament/editor', label: 'Tournament Editor', rule: 'Admin' },
      { to: '/statistics/staffactivity', label: 'Staff Activity', rule: 'Admin' },
      { to: '/statistics/traffic', label: 'Traffic', rule: 'Admin' },
      { to: '/promo/editor', label: 'Promo Editor', rule: 'Admin' },
      { to: '/announcement', label: 'Announcement', rule: 'Admin' },
      { to: '/properties', label: 'Properties', rule: 'Admin' },
      { to: '/statistics/registrations', label: 'Registrations', rule: 'Admin' },
      { to: '/terminal', label: 'Terminal', rule: 'Admin' },
    ],
  },
];
