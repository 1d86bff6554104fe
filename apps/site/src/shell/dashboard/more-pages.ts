/** Pages that are not in the menu, for the dashboard, which links every page an account may open. */
import type { MenuGroup } from '../menu/menu-table';
import * as texts from '../texts';

export const MORE_PAGES: readonly MenuGroup[] = [
  {
    label: texts.community,
    links: [
      { to: '/players/free-agents', label: texts.freeAgents },
      { to: '/players/compare', label: texts.comparePlayers },
      { to: '/teams/create', label: texts.createTeam, refusesBanned: true },
      { to: '/highlights', label: texts.highlights },
      { to: '/promo', label: texts.giveaways },
      { to: '/store', label: texts.store },
      { to: '/chat', label: texts.chat },
      { to: '/chat/archive', label: texts.chatArchive },
      { to: '/messages', label: texts.messages, refusesBanned: true },
      { to: '/notifications', label: texts.notifications, refusesBanned: true },
      { to: '/support/tickets/user/my-tickets', label: texts.myTickets },
      { to: '/dashboard/countries', label: texts.countries },
      { to: '/forms/player-photo-reward', label: texts.playerPhotoReward, refusesBanned: true },
      { to: '/feedback/proleague-s1', label: texts.proLeagueS1Feedback, refusesBanned: true },
      { to: '/feedback/worlds-2023', label: texts.worlds2023Feedback, refusesBanned: true },
      { to: '/tutorials/tips', label: texts.tips },
      { to: '/tutorials/weapons', label: texts.weapons },
      { to: '/tutorials/maps', label: texts.maps },
      { to: '/experimental/profiles', label: texts.experimentalProfiles },
      { to: '/beta', label: texts.beta },
      { to: '/about', label: texts.about },
    ],
  },
  {
    label: texts.tournaments,
    links: [
      { to: '/worlds/2023', label: texts.worlds2023 },
      { to: '/circuit-intermediate', label: texts.circuitIntermediate },
      { to: '/goldenox', label: texts.goldenOx },
      { to: '/match/scoreboard', label: texts.scoreboard },
    ],
  },
  {
    label: texts.staff,
    links: [
      { to: '/messages/reports', label: texts.reportedMessages, rule: 'Moderator' },
      { to: '/modpanel/log', label: texts.moderationLog, rule: 'Moderator' },
      { to: '/modpanel/player-photos', label: texts.playerPhotos, rule: 'Moderator' },
      { to: '/modpanel/discord', label: texts.discord, rule: 'Moderator' },
      { to: '/support/tickets/statistics', label: texts.ticketStatistics, rule: 'Moderator' },
      { to: '/articles/editor', label: texts.articleEditor, rule: 'Moderator' },
      { to: '/forms/editor', label: texts.formEditor, rule: 'Moderator' },
      { to: '/voting/review', label: texts.votingReview, rule: 'Moderator' },
      { to: '/store/requests', label: texts.storeRequests, rule: 'Moderator' },
      { to: '/store/editor', label: texts.storeEditor, rule: 'Admin' },
    ],
  },
];
