/**
 * The notifications. An account chooses for each kind how it is notified; a type is one event of a
 * kind. A feature with a new notification adds its type here. Without zod.
 */
export const NOTIFICATION_KINDS = {
  team_invitations: {
    label: 'Team invitations',
    about: 'Invitations, requests to join, and answers to them',
    types: [
      'team.invited',
      'team.invitation_declined',
      'team.invitation_withdrawn',
      'team.requested',
      'team.request_declined',
    ],
  },
  team_changes: {
    label: 'Changes in your team',
    about: 'Someone joined or left, the leader changed, or the team was disbanded',
    types: [
      'team.player_joined',
      'team.player_left',
      'team.player_kicked',
      'team.ownership_transferred',
      'team.roster_changed',
      'team.disbanded',
    ],
  },
  tournament_signups: {
    label: 'Tournament signups',
    about: 'Your team was registered, waitlisted, declined or dropped',
    types: [
      'tournament.signup_opened',
      'tournament.team_registered',
      'tournament.team_waitlisted',
      'tournament.team_declined',
      'tournament.team_dropped',
      'tournament.team_disqualified',
    ],
  },
  tournament_progress: {
    label: 'Your tournaments',
    about: 'A tournament you play in publishes its seeding or starts',
    types: ['tournament.seeding_published', 'tournament.started'],
  },
  check_in: {
    label: 'Check-in',
    about: 'Check-in opens, must be repeated, or is about to close',
    types: [
      'tournament.check_in_opened',
      'tournament.check_in_closing',
      'tournament.check_in_asked_again',
    ],
  },
  match_schedule: {
    label: 'Match schedule',
    about: 'Your match was scheduled or moved, or starts soon',
    types: [
      'match.scheduled',
      'match.rescheduled',
      'match.reschedule_proposed',
      'match.reschedule_declined',
      'match.cancelled',
      'match.starting_soon',
    ],
  },
  match_results: {
    label: 'Match results',
    about: 'Your result was reported, disputed, decided or confirmed',
    types: [
      'match.result_reported',
      'match.result_disputed',
      'match.result_ruled',
      'match.finished',
    ],
  },
  veto_turns: {
    label: 'Map veto turns',
    about: 'It is your turn to ban or pick a map',
    types: ['match.veto_turn_started'],
  },
  predictions: {
    label: 'Pick’em',
    about: 'The bracket changed and some of your picks were removed',
    types: ['pickem.picks_removed'],
  },
  followed_starts: {
    label: 'Followed matches: start',
    about: 'A team or player you follow plays soon, or a match with a reminder',
    types: ['follow.match_starting'],
  },
  followed_live: {
    label: 'Followed matches: live',
    about: 'A team or player you follow is playing',
    types: ['follow.match_live'],
  },
  followed_results: {
    label: 'Followed matches: result',
    about: 'A team or player you follow has finished a match',
    types: ['follow.match_finished'],
  },
  followed_tournaments: {
    label: 'Followed tournaments',
    about: 'Signup opens, the bracket is out, or the tournament is over',
    types: ['follow.signup_opened', 'follow.bracket_drawn', 'follow.tournament_finished'],
  },
  followed_players: {
    label: 'Followed players',
    about: 'A player you follow joins or leaves a team',
    types: ['follow.player_joined', 'follow.player_left'],
  },
  messages: {
    label: 'Private messages',
    about: 'Unread private messages',
    types: ['message.received'],
  },
  chat_mentions: {
    label: 'Mentions in the chat',
    about: 'Someone mentions you in the community chat',
    types: ['chat.mentioned'],
  },
  ticket_answers: {
    label: 'Ticket answers',
    about: 'Staff answered or closed your ticket',
    types: ['ticket.answered', 'ticket.closed'],
  },
  staff_tickets: {
    label: 'Tickets to answer',
    about: 'A player answered, waits for an answer, or a ticket was assigned to you',
    types: ['ticket.waiting', 'ticket.player_answered', 'ticket.assigned', 'ticket.unanswered'],
    who: 'Moderator',
  },
  giveaways: {
    label: 'Giveaways',
    about: 'You won, or your reward was paid',
    types: ['giveaway.won', 'giveaway.paid'],
  },
  store: {
    label: 'Store',
    about: 'Your request was decided or expired. For staff: new requests',
    types: ['store.fulfilled', 'store.refused', 'store.expired', 'store.requests_waiting'],
  },
  announcements: {
    label: 'Announcements',
    about: 'News from the people who run the community',
    types: ['announcement.published'],
  },
  account: {
    label: 'Your account',
    about: 'Warnings, bans and other decisions about you',
    types: [
      'account.warned',
      'account.banned',
      'account.ban_lifted',
      'account.timed_out',
      'account.photo_reviewed',
      'account.response_reviewed',
      'account.votes_voided',
      'account.votes_restored',
      'account.entries_voided',
      'account.entry_restored',
    ],
  },
} as const satisfies Record<string, NotificationKindShape>;

export interface NotificationKindShape {
  readonly label: string;
  readonly about: string;
  readonly types: readonly string[];
  /** Who can choose it; everyone unless given. */
  readonly who?: 'Moderator';
}

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
export type NotificationType = (typeof NOTIFICATION_KINDS)[NotificationKind]['types'][number];

export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
