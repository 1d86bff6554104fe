import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { ResultReportSchema, StaffCallSchema } from './dispute-schemas';
import { NOTIFY_LIMIT, READ_LIMIT } from './limits';
import { disputeCalls } from './match-disputes';
import {
  EncountersSchema,
  FeaturedMatchSchema,
  ForfeitSchema,
  MatchChangeSchema,
  MatchSchema,
  MatchSummarySchema,
  MatchTimeSchema,
  ScoreboardReadingSchema,
  ScoreSchema,
  SideSchema,
  TeamSlotSchema,
  TickerSchema,
  VetoFormatSchema,
  VodSchema,
  WebsiteMatchSchema,
} from './match-schemas';
import { PageInputSchema } from './references';
import {
  BestOfSchema,
  InstantSchema,
  MatchIdSchema,
  NothingSchema,
  PlayerIdSchema,
  RevisionSchema,
  RevisionSeenSchema,
  TeamNameSchema,
  TournamentIdSchema,
  UuidSchema,
} from './scalars';
import { GameMapSchema } from './statistics';
import { SentPicturesSchema } from './support-schemas';
import { MATCH_ORDERS, MATCH_STATES, REQUEST_OUTCOMES } from './vocabulary';

const EditedCountSchema = z.int().min(0).max(500);

/** Statistics that were typed in or recognized from a picture: only what a scoreboard shows. */
const EditedPlayerSchema = z.object({
  player: PlayerIdSchema,
  opponent: TeamSlotSchema,
  kills: EditedCountSchema,
  deaths: EditedCountSchema,
  assists: EditedCountSchema,
});

const SeriesScoreSchema = z.int().min(0).max(4);

const EditedMapSchema = z.object({
  map: GameMapSchema,
  scoreA: ScoreSchema.optional(),
  scoreB: ScoreSchema.optional(),
  winner: TeamSlotSchema.nullable().optional().meta({ description: 'Follows from the score' }),
  server: z.string().trim().max(60).nullable().optional(),
  pickedBy: TeamSlotSchema.nullable().optional(),
  startingSideA: SideSchema.nullable().optional(),
  players: z.array(EditedPlayerSchema).max(20).optional(),
});

/** Without defaults: a change modifies only the fields that are sent. */
const EditedMatchSchema = z.object({
  tournament: TournamentIdSchema.nullable(),
  round: z.string().trim().min(1).max(60).nullable(),
  teamA: TeamNameSchema.nullable(),
  teamB: TeamNameSchema.nullable(),
  bestOf: BestOfSchema,
  vetoFormat: VetoFormatSchema,
  startsAt: InstantSchema.nullable(),
  streamLink: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  vod: VodSchema.nullable(),
  maps: z.array(EditedMapSchema).max(7),
  scoreA: SeriesScoreSchema.meta({ description: 'Maps won, where the maps are not named' }),
  scoreB: SeriesScoreSchema,
  finishedAt: InstantSchema.meta({ description: 'When it ended; now unless given' }),
});
export type EditedMatch = z.infer<typeof EditedMatchSchema>;
export type EditedMap = z.infer<typeof EditedMapSchema>;
export type EditedPlayer = z.infer<typeof EditedPlayerSchema>;

const ReportedMapSchema = z.object({
  map: GameMapSchema,
  scoreA: ScoreSchema,
  scoreB: ScoreSchema,
});

/** With the id of the report, because another one may have replaced it meanwhile. */
const ReportKeySchema = z.object({ id: MatchIdSchema, report: UuidSchema });

export const matches = {
  get: defineCall({
    method: 'GET',
    path: '/match/{id}',
    who: 'public',
    summary: 'Read a match with its maps, veto and statistics',
    input: z.object({ id: MatchIdSchema }),
    output: MatchSchema,
    cache: { seconds: 30, until: ['match:{id}'] },
    revision: 'match:{id}',
  }),

  website: defineCall({
    method: 'GET',
    path: '/website/matches/{id}',
    who: 'public',
    summary: 'Read a match with everything that its page shows',
    input: z.object({ id: MatchIdSchema }),
    output: WebsiteMatchSchema,
    cache: { seconds: 30, until: ['match:{id}'] },
    revision: 'match:{id}',
  }),

  find: defineCall({
    method: 'POST',
    path: '/matches/find',
    who: 'public',
    summary: 'Find matches, newest first unless asked otherwise',
    input: PageInputSchema.extend({
      tournamentId: TournamentIdSchema.optional(),
      bestOf: BestOfSchema.optional(),
      team: TeamNameSchema.optional(),
      versus: TeamNameSchema.optional(),
      player: PlayerIdSchema.optional(),
      map: GameMapSchema.optional(),
      states: z.array(z.enum(MATCH_STATES)).max(MATCH_STATES.length).optional(),
      from: InstantSchema.optional(),
      to: InstantSchema.optional(),
      known: z.boolean().optional().meta({
        description: 'Without matches of brackets that have neither a time nor a team yet',
      }),
      order: z.enum(MATCH_ORDERS).default('newest').meta({
        description: 'Urgent: live, then in veto, then the next ones, then those that are over',
      }),
    }),
    output: z.array(MatchSummarySchema),
    paged: true,
    revision: ['matches', 'tournament:{tournamentId}'],
    limit: READ_LIMIT,
  }),

  ticker: defineAction({
    object: 'match',
    action: 'ticker',
    who: 'public',
    summary: 'List the matches that are played now, next and were played last',
    input: z.object({}),
    output: TickerSchema,
    cache: { seconds: 30, until: ['matches'] },
    revision: 'matches',
  }),

  featured: defineAction({
    object: 'match',
    action: 'featured',
    who: 'public',
    summary: 'Read the match to watch now: the streamed one, else that of the best teams',
    input: z.object({}),
    output: FeaturedMatchSchema.nullable().meta({ description: 'Null while none is played' }),
    cache: { seconds: 30, until: ['matches', 'stream'] },
    revision: 'matches',
  }),

  create: defineCall({
    method: 'POST',
    path: '/matches',
    who: 'Moderator',
    summary: 'Create a match, with its result if it was already played',
    input: EditedMatchSchema.partial().required({ teamA: true, teamB: true, bestOf: true }),
    output: MatchSchema,
  }),

  update: defineCall({
    method: 'PATCH',
    path: '/matches/{id}',
    who: 'Moderator',
    summary: 'Change a match or correct its result, after confirming what that undoes',
    input: EditedMatchSchema.partial().extend({
      id: MatchIdSchema,
      revision: RevisionSchema.meta({ description: 'The revision that the editor saw' }),
      state: z.enum(MATCH_STATES).optional(),
      forfeitedBy: ForfeitSchema.nullable().optional(),
      confirmed: z.array(MatchIdSchema).max(4_096).optional().meta({
        description: 'Later matches that may be undone, as `undoes` has named them',
      }),
    }),
    output: MatchChangeSchema,
  }),

  delete: defineAction({
    object: 'match',
    action: 'delete_match',
    value: 'id',
    who: 'Moderator',
    summary: 'Delete a match that no bracket or other result depends on',
    input: z.object({ id: MatchIdSchema }),
    output: NothingSchema,
  }),

  bestOf: defineAction({
    object: 'match',
    action: 'best_of',
    value: 'id',
    who: 'public',
    summary: 'Say how many maps a match is played over and how they are vetoed',
    input: z.object({ id: MatchIdSchema }),
    output: z.object({ bestOf: BestOfSchema, vetoFormat: VetoFormatSchema }),
    cache: { seconds: 60, until: ['match:{id}'] },
  }),

  tournamentMatchup: defineAction({
    object: 'match',
    action: 'tournament_matchup',
    value: 'tournament',
    who: 'public',
    summary: 'Find the match of two teams in a tournament, the newest unless a round is named',
    input: z.object({
      tournament: TournamentIdSchema,
      teamA: TeamNameSchema,
      teamB: TeamNameSchema,
      round: z.string().trim().max(60).optional(),
    }),
    output: MatchSchema.nullable(),
    cache: { seconds: 15, until: ['tournament:{tournament}'] },
  }),

  encounters: defineAction({
    object: 'team',
    action: 'encounters',
    value: 'team1',
    who: 'public',
    summary: 'List the matches that two teams have played against each other',
    input: z.object({ team1: TeamNameSchema, team2: TeamNameSchema }),
    output: EncountersSchema,
    cache: { seconds: 60, until: ['team:{team1}', 'team:{team2}'] },
  }),

  teamTimes: defineCall({
    method: 'GET',
    path: '/teams/{name}/match-times',
    who: 'public',
    summary: 'List when a team plays: its matches that have a time and are not over',
    input: z.object({ name: TeamNameSchema }),
    output: z.array(MatchTimeSchema),
    cache: { seconds: 30, until: ['team:{name}'] },
  }),

  reportResult: defineAction({
    object: 'match',
    action: 'report_result',
    value: 'id',
    who: 'login',
    summary:
      'Report the result of the own team’s match; the same from the other leader confirms it',
    input: z.object({
      id: MatchIdSchema,
      scoreA: SeriesScoreSchema,
      scoreB: SeriesScoreSchema,
      maps: z.array(ReportedMapSchema).max(7).default([]),
      pictures: SentPicturesSchema,
      revision: RevisionSeenSchema,
    }),
    output: ResultReportSchema,
    limit: NOTIFY_LIMIT,
  }),

  confirmResult: defineAction({
    object: 'match',
    action: 'confirm_result',
    value: 'id',
    who: 'login',
    summary: 'Confirm the result that the other leader has reported',
    input: ReportKeySchema,
    output: ResultReportSchema,
    limit: NOTIFY_LIMIT,
  }),

  disputeResult: defineAction({
    object: 'match',
    action: 'dispute_result',
    value: 'id',
    who: 'login',
    summary: 'Dispute the result that the other leader has reported, and call staff',
    input: ReportKeySchema.extend({ reason: z.string().trim().min(1).max(500) }),
    output: ResultReportSchema,
    limit: NOTIFY_LIMIT,
  }),

  withdrawReport: defineAction({
    object: 'match',
    action: 'withdraw_report',
    value: 'id',
    who: 'login',
    summary: 'Take back the own report while nobody has answered it',
    input: ReportKeySchema,
    output: ResultReportSchema,
    limit: NOTIFY_LIMIT,
  }),

  // Not cached: only the two teams and staff may see unconfirmed reports.
  reports: defineAction({
    object: 'match',
    action: 'result_reports',
    value: 'id',
    who: 'login',
    summary: 'List what the leaders have reported in a match of the own team, newest first',
    input: z.object({ id: MatchIdSchema }),
    output: z.array(ResultReportSchema),
    revision: 'match:{id}',
    limit: READ_LIMIT,
  }),

  ...disputeCalls,

  staffCalls: defineAction({
    object: 'match',
    action: 'staff_calls',
    who: 'Moderator',
    summary: 'List the matches that have called staff and wait, longest first',
    input: z.object({}),
    output: z.array(StaffCallSchema),
    revision: ['staff', 'matches'],
    limit: READ_LIMIT,
  }),

  takeStaffCall: defineAction({
    object: 'match',
    action: 'take_staff_call',
    value: 'call',
    who: 'Moderator',
    summary: 'Take a call for staff, so that nobody else goes there too',
    input: z.object({ call: UuidSchema }),
    output: NothingSchema,
  }),

  closeStaffCall: defineAction({
    object: 'match',
    action: 'close_staff_call',
    value: 'call',
    who: 'Moderator',
    summary: 'Close a call for staff that was answered',
    input: z.object({
      call: UuidSchema,
      outcome: z.enum(REQUEST_OUTCOMES).default('acted_on'),
    }),
    output: NothingSchema,
  }),

  readScreenshot: defineCall({
    method: 'POST',
    path: '/ai/screenshot',
    who: 'Moderator',
    summary: 'Read a scoreboard from a picture, for a person to confirm',
    input: z.object({
      url: z
        .string()
        .max(2_000)
        .regex(/^(https?:\/\/|\/)[^\s]+$/, 'It must be the address of a picture.'),
    }),
    output: ScoreboardReadingSchema,
    // A picture takes a worker several seconds.
    limit: { calls: 10, seconds: 60 },
  }),
};
