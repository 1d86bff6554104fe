/** All channels and their events. Features declare their events in `*-events.ts`. */
import type { z } from 'zod';
import { accountEvents, staffMemberEvents } from './accounts-events';
import {
  announcementAccountEvents,
  announcementEvents,
  announcementStaffEvents,
} from './announcements-events';
import { articleReactionEvents } from './article-reactions-events';
import { articleAuthorEvents, articleEvents } from './articles-events';
import { brandEvents } from './brand-events';
import { captureEvents } from './capture-events';
import {
  type ChannelKey,
  type ChannelPatterns,
  type ChannelReference,
  channelPatterns,
  createChannelReferences,
} from './channel-names';
import { chatAccountEvents, chatEvents, chatListEvents } from './chat-events';
import { type ChannelDeclaration, defineChannel } from './define-channel';
import { discordChannelEvents } from './discord-events';
import { followEvents } from './follows-events';
import { formEvents } from './forms-events';
import { giveawayEvents } from './giveaways-events';
import { clipQueueEvents, highlightEvents } from './highlights-events';
import { LogPositionsSchema, logEvents } from './logs-events';
import { matchCommentEvents } from './match-comments-events';
import { matchEvents, matchListEvents, matchResultEvents, staffCallEvents } from './matches-events';
import { messageEvents, messageReportEvents } from './messages-events';
import { banEvents, noteEvents } from './moderation-events';
import { notificationEvents } from './notifications-events';
import { MeasurementSchema, operationEvents } from './operations-events';
import { pickemEvents } from './pickem-events';
import { pictureSubmissionEvents } from './picture-approval-events';
import {
  gameIdEvents,
  playerEvents,
  playerRegistrationEvents,
  playerStaffEvents,
} from './players-events';
import { propertyEvents } from './properties-events';
import { queueEvents } from './queue-events';
import { ratingEvents, ratingStaffEvents, rebuiltRatingEvents } from './ratings-events';
import { publicRoomEvents, roomEvents, vetoStaffEvents } from './rooms-events';
import { programEvents, showEvents } from './show-events';
import { storeItemEvents, storeRequestEvents } from './store-events';
import { overlayEvents, streamEvents } from './stream-events';
import {
  TicketTypingSchema,
  ticketEvents,
  ticketListEvents,
  ticketNoteEvents,
} from './support-events';
import {
  teamDisplayEvents,
  teamEvents,
  teamInvitationEvents,
  teamStaffEvents,
} from './teams-events';
import {
  applicationEvents,
  bracketEvents,
  entryEvents,
  placementEvents,
  rosterLockEvents,
  tournamentEvents,
  tournamentStaffEvents,
} from './tournaments-events';
import { tutorialEvents } from './tutorials-events';
import { VotingPoolsSchema, votingEvents } from './voting-events';

export const channelDeclarations = {
  properties: defineChannel(channelPatterns.properties, {
    summary: 'Settings of the installation',
    events: propertyEvents,
  }),
  brand: defineChannel(channelPatterns.brand, {
    summary: 'Name, colours, links and menu of the community',
    events: brandEvents,
  }),
  operations: defineChannel(channelPatterns.operations, {
    summary: 'How the server is doing, for admins; its state says when it was measured',
    events: operationEvents,
    state: MeasurementSchema,
  }),
  queue: defineChannel(channelPatterns.queue, {
    summary: 'Links that let people pass the access queue',
    events: queueEvents,
  }),
  staff: defineChannel(channelPatterns.staff, {
    summary: 'What staff and casters work on, beside what everyone hears',
    events: {
      ...announcementStaffEvents,
      ...articleEvents,
      ...staffCallEvents,
      ...messageReportEvents,
      ...noteEvents,
      ...pictureSubmissionEvents,
      ...playerStaffEvents,
      ...ratingStaffEvents,
      ...staffMemberEvents,
      ...storeRequestEvents,
      ...teamStaffEvents,
      ...tournamentEvents,
      ...entryEvents,
      ...tournamentStaffEvents,
      ...vetoStaffEvents,
    },
  }),
  account: defineChannel(channelPatterns.account, {
    summary: 'What concerns one account alone',
    events: {
      ...accountEvents,
      ...announcementAccountEvents,
      ...chatAccountEvents,
      ...followEvents,
      ...gameIdEvents,
      ...messageEvents,
      ...notificationEvents,
      ...storeRequestEvents,
      ...teamEvents,
      ...teamInvitationEvents,
      ...ticketListEvents,
    },
  }),
  player: defineChannel(channelPatterns.player, {
    summary: 'One player',
    events: {
      ...playerEvents,
      ...gameIdEvents,
      ...teamEvents,
      ...matchResultEvents,
      ...entryEvents,
    },
  }),
  players: defineChannel(channelPatterns.players, {
    summary: 'All players',
    events: { ...playerEvents, ...playerRegistrationEvents, ...teamEvents },
  }),
  team: defineChannel(channelPatterns.team, {
    summary: 'One team, by its name',
    events: {
      ...teamEvents,
      ...applicationEvents,
      ...banEvents,
      ...playerEvents,
      ...matchListEvents,
      ...entryEvents,
      ...ratingEvents,
    },
  }),
  teams: defineChannel(channelPatterns.teams, { summary: 'All teams', events: teamEvents }),
  match: defineChannel(channelPatterns.match, {
    summary: 'One match, as everyone may see it',
    events: {
      ...matchEvents,
      ...publicRoomEvents,
      ...captureEvents,
      ...ratingEvents,
      ...teamDisplayEvents,
    },
  }),
  matches: defineChannel(channelPatterns.matches, {
    summary: 'All matches',
    events: { ...matchListEvents, ...teamDisplayEvents },
  }),
  room: defineChannel(channelPatterns.room, {
    summary: 'The room of one match, for those inside',
    events: roomEvents,
  }),
  capture: defineChannel(channelPatterns.capture, {
    summary: 'One match as it is captured; its public channel is behind by the stream delay',
    events: captureEvents,
  }),
  leaderboards: defineChannel(channelPatterns.leaderboards, {
    summary: 'Ranks and placements',
    events: { ...ratingEvents, ...rebuiltRatingEvents, ...placementEvents },
  }),
  tournament: defineChannel(channelPatterns.tournament, {
    summary: 'One tournament with its bracket and entries',
    events: {
      ...tournamentEvents,
      ...entryEvents,
      ...rosterLockEvents,
      ...bracketEvents,
      ...matchListEvents,
      ...teamDisplayEvents,
    },
  }),
  tournaments: defineChannel(channelPatterns.tournaments, {
    summary: 'All tournaments',
    events: { ...tournamentEvents, ...entryEvents },
  }),
  pickem: defineChannel(channelPatterns.pickem, {
    summary: 'The pick’em of one tournament: when it changes, locks and is scored',
    events: pickemEvents,
  }),
  articles: defineChannel(channelPatterns.articles, {
    summary: 'Published articles',
    events: { ...articleEvents, ...articleAuthorEvents },
  }),
  announcements: defineChannel(channelPatterns.announcements, {
    summary: 'Announcements: when one appears, changes or disappears',
    events: announcementEvents,
  }),
  article: defineChannel(channelPatterns.article, {
    summary: 'How readers react to one article',
    events: articleReactionEvents,
  }),
  tutorials: defineChannel(channelPatterns.tutorials, {
    summary: 'Tips, weapons and callouts: when staff have changed them',
    events: tutorialEvents,
  }),
  giveaways: defineChannel(channelPatterns.giveaways, {
    summary: 'Giveaways: when they open, close and are drawn, and how many have entered',
    events: giveawayEvents,
  }),
  highlights: defineChannel(channelPatterns.highlights, {
    summary: 'Published clips and how many people like them',
    events: highlightEvents,
  }),
  clipQueue: defineChannel(channelPatterns.clipQueue, {
    summary: 'Clips that wait for their tags',
    events: clipQueueEvents,
  }),
  stream: defineChannel(channelPatterns.stream, {
    summary: 'The broadcast; every overlay follows it from the start',
    events: { ...streamEvents, ...programEvents },
  }),
  show: defineChannel(channelPatterns.show, {
    summary: 'The show, for operators: what they change, who is there, what outputs have painted',
    events: showEvents,
  }),
  overlay: defineChannel(channelPatterns.overlay, {
    summary: 'Orders to all overlays, sent to them as custom messages',
    events: overlayEvents,
  }),
  blacklist: defineChannel(channelPatterns.blacklist, { summary: 'Bans', events: banEvents }),
  logs: defineChannel(channelPatterns.logs, {
    summary: 'The logs of moderation; its state says how far they have grown',
    events: logEvents,
    state: LogPositionsSchema,
  }),
  voting: defineChannel(channelPatterns.voting, {
    summary: 'Votes on matches; its state has the pools of all that are open',
    events: votingEvents,
    state: VotingPoolsSchema,
  }),
  store: defineChannel(channelPatterns.store, {
    summary: 'Items of the store',
    events: storeItemEvents,
  }),
  ticket: defineChannel(channelPatterns.ticket, {
    summary: 'One ticket; its state says who is writing',
    events: ticketEvents,
    state: TicketTypingSchema,
  }),
  ticketNotes: defineChannel(channelPatterns.ticketNotes, {
    summary: 'The internal notes of one ticket',
    events: ticketNoteEvents,
  }),
  tickets: defineChannel(channelPatterns.tickets, {
    summary: 'All tickets, for the lists of staff',
    events: ticketListEvents,
  }),
  discordChannel: defineChannel(channelPatterns.discordChannel, {
    summary: 'The archived messages of one channel of Discord',
    events: discordChannelEvents,
  }),
  chats: defineChannel(channelPatterns.chats, {
    summary: 'The list of channels of the community chat',
    events: chatListEvents,
  }),
  chat: defineChannel(channelPatterns.chat, {
    summary: 'One channel of the community chat, with its messages',
    events: chatEvents,
  }),
  matchComments: defineChannel(channelPatterns.matchComments, {
    summary: 'What people write below one match',
    events: matchCommentEvents,
  }),
  forms: defineChannel(channelPatterns.forms, {
    summary: 'Forms, and that they were answered; never by whom',
    events: formEvents,
  }),
} satisfies { readonly [K in ChannelKey]: ChannelDeclaration<ChannelPatterns[K]> };

type Declarations = typeof channelDeclarations;

export type { ChannelKey, ChannelPatterns } from './channel-names';
/** A channel whose type determines its events: `Channel<'match'>`. */
export type Channel<K extends ChannelKey = ChannelKey> = ChannelReference<K>;

/** For several channels, the event names that all of them have. */
export type EventName<K extends ChannelKey> = {
  [Q in K]: (name: keyof Declarations[Q]['events'] & string) => void;
}[K] extends (name: infer N extends string) => void
  ? N
  : never;

type PayloadOn<Q extends ChannelKey, N> = N extends keyof Declarations[Q]['events']
  ? Declarations[Q]['events'][N] extends z.ZodType<infer P>
    ? P
    : never
  : never;

/** The payload that is valid for all of the names on all of the channels. */
export type EventPayload<K extends ChannelKey, N extends EventName<K>> = {
  [Q in K]: { [M in N]: (payload: PayloadOn<Q, M>) => void }[N];
}[K] extends (payload: infer P) => void
  ? P
  : never;

/** An event of a channel; `type` determines the payload. */
export type EventOn<K extends ChannelKey> = {
  [Q in K]: {
    [N in keyof Declarations[Q]['events'] & string]: {
      readonly type: N;
      readonly data: PayloadOn<Q, N>;
    };
  }[keyof Declarations[Q]['events'] & string];
}[K];

export type ChannelState<K extends ChannelKey> =
  Declarations[K]['state'] extends z.ZodType<infer S> ? S : never;

/** `channels.match(id)`, `channels.stream()`. */
export const channels = createChannelReferences(channelPatterns);
