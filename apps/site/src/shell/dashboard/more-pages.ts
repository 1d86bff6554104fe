/** Pages that are not in the menu, for the dashboard, which links every page an account may open. */
import type { MenuGroup } from '../menu/menu-table';

export const MORE_PAGES: readonly MenuGroup[] = [
  {
    label: 'Community',
    links: [
      { to: '/players/free-agents', label: 'Free Agents' },
      { to: '/players/compare', label: 'Compare Players' },
      { to: '/teams/create', label: 'Create Team' },
      { to: '/highlights', label: 'Highlights' },
      { to: '/promo', label: 'Giveaways' },
      { to: '/store', label: 'Store' },
      { to: '/chat', label: 'Chat' },
      { to: '/chat/archive', label: 'Chat Archive' },
      { to: '/messages', label: 'Messages' },
      { to: '/notifications', label: 'Notifications' },
      { to: '/support/tickets/user/my-tickets', label: 'My Tickets' },
      { to: '/dashboard/countries', label: 'Countries' },
      { to: '/forms/player-photo-reward', label: 'Player Photo Reward' },
      { to: '/feedback/proleague-s1', label: 'Pro League S1 Feedback' },
      { to: '/feedback/worlds-2023', label: 'Worlds 2023 Feedback' },
      { to: '/tutorials/tips', label: 'Tips' },
      { to: '/tutorials/weapons', label: 'Weapons' },
      { to: '/experimental/profiles', label: 'Experimental Profiles' },
      { to: '/beta', label: 'Beta' },
      { to: '/about', label: 'About' },
    ],
  },
  {
    label: 'Tournaments',
    links: [
      { to: '/worlds/2023', label: 'Worlds 2023' },
      { to: '/circuit-intermediate', label: 'Circuit Intermediate' },
      { to: '/goldenox', label: 'Golden Ox' },
      { to: '/match/scoreboard', label: 'Scoreboard' },
    ],
  },
  {
    label: 'Staff',
    links: [
      { to: '/messages/reports', label: 'Reported Messages', rule: 'Moderator' },
      { to: '/modpanel/log', label: 'Moderation Log', rule: 'Moderator' },
      { to: '/modpanel/player-photos', label: 'Player Photos', rule: 'Moderator' },
      { to: '/support/tickets/statistics', label: 'Ticket Statistics', rule: 'Moderator' },
      { to: '/articles/editor', label: 'Article Editor', rule: 'Moderator' },
    ],
  },
];
