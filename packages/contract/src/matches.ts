import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READING } from './limits';
import {
  EncountersSchema,
  MatchChangeSchema,
  MatchSchema,
  MatchSummarySchema,
  MatchTimeSchema,
  OpponentSchema,
  ScoreboardReadingSchema,
  ScoreSchema,
  SideSchema,
  VetoFormatSchema,
  WebsiteMatchSchema,
} from './match-schemas';
import { PageInputSchema } from './references';
import {
  BestOfSchema,
  InstantSchema,
  MatchIdSchema,
  NothingSchema,
  PlayerIdSchema,
  TeamNameSchema,
  TournamentIdSchema,
} from './scalars';
import { GameMapSchema } from './statistics';
import { MATCH_STATES } from './vocabulary';

const EditedCountSchema = z.int().min(0).max(500);

/** Statistics typed in by hand or read from a picture: what a scoreboard shows, and no more. */
const EditedPlayerSchema = z.object({
  player: PlayerIdSchema,
  opponent: OpponentSchema,
  kills: EditedCountSchema,
  deaths: EditedCountSchema,
  assists: EditedCountSchema,
});

const EditedMapSchema = z.object({
  map: GameMapSchema,
  scoreA: ScoreSchema.optional(),
  scoreB: ScoreSchema.optional(),
  winner: OpponentSchema.nullable().optional().meta({ description: 'Follows from the score' }),
  server: z.string().trim().max(60).nullable().optional(),
  pickedBy: OpponentSchema.nullable().optional(),
  startingSideA: SideSchema.nullable().optional(),
  players: z.array(EditedPlayerSchema).max(20).optional(),
});

/** Without defaults: in a change, a field that is not sent stays as it is. */
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
  maps: z.array(EditedMapSchema).max(7),
});

export const matches = {
  get: defineCall({
    method: 'GET',
    path: '/match/{id}',
    who: 'public',
    summary: 'Read a match with its maps, veto and statistics',
    input: z.object({ id: MatchIdSchema }),
    output: MatchSchema,
    cache: { seconds: 30, until: ['match:{id}'] },
    available: false,
  }),

  website: defineCall({
    method: 'GET',
    path: '/website/matches/{id}',
    who: 'public',
    summary: 'Read a match with everything that its page shows',
    input: z.object({ id: MatchIdSchema }),
    output: WebsiteMatchSchema,
    cache: { seconds: 30, until: ['match:{id}'] },
    available: false,
  }),

  find: defineCall({
    method: 'POST',
    path: '/matches/find',
    who: 'public',
    summary: 'Find matches, newest first',
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
    }),
    output: z.array(MatchSummarySchema),
    paged: true,
    limit: READING,
    available: false,
  }),

  create: defineCall({
    method: 'POST',
    path: '/matches',
    who: 'Moderator',
    summary: 'Create a match, with its result if it was already played',
    input: EditedMatchSchema.partial().required({ teamA: true, teamB: true, bestOf: true }),
    output: MatchSchema,
    available: false,
  }),

  update: defineCall({
    method: 'PATCH',
    path: '/matches/{id}',
    who: 'Moderator',
    summary: 'Change a match or correct its result, after confirming what that undoes',
    input: EditedMatchSchema.partial().extend({
      id: MatchIdSchema,
      revision: z.int().meta({ description: 'The revision that the editor saw' }),
      state: z.enum(MATCH_STATES).optional(),
      forfeitedBy: OpponentSchema.nullable().optional(),
      confirmed: z
        .boolean()
        .optional()
        .meta({ description: 'Go ahead although later matches are undone' }),
    }),
    output: MatchChangeSchema,
    available: false,
  }),

  delete: defineAction({
    object: 'match',
    action: 'delete_match',
    value: 'id',
    who: 'Moderator',
    summary: 'Delete a match that no bracket or other result depends on',
    input: z.object({ id: MatchIdSchema }),
    output: NothingSchema,
    available: false,
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
    available: false,
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
    available: false,
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
    available: false,
  }),

  teamTimes: defineCall({
    method: 'GET',
    path: '/teams/{name}/match-times',
    who: 'public',
    summary: 'List when a team plays: its matches that have a time and are not over',
    input: z.object({ name: TeamNameSchema }),
    output: z.array(MatchTimeSchema),
    cache: { seconds: 30, until: ['team:{name}'] },
    available: false,
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
    // One picture keeps a worker busy for seconds.
    limit: { calls: 10, seconds: 60 },
    available: false,
  }),
};
