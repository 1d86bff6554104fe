import { z } from 'zod';
import { type CacheRule, defineAction, defineCall } from './define';
import { OVERLAY_LIMIT, READ_LIMIT } from './limits';
import { MatchPlayerSchema, MatchSummarySchema } from './match-schemas';
import { profileCalls } from './profile';
import {
  CountrySchema,
  PlayerProfileSchema,
  PlayerSummarySchema,
  RoleSchema,
  TeamSearchSchema,
} from './profile-schemas';
import { EloSchema, EloStandingSchema } from './ratings';
import {
  FormerNameSchema,
  PageInputSchema,
  PlayerReferenceSchema,
  PlayerTeamSchema,
  TeamReferenceSchema,
} from './references';
import { InstantSchema, PlayerIdSchema, RevisionSchema, RevisionSeenSchema } from './scalars';
import {
  CountSchema,
  GameMapSchema,
  PerformanceSchema,
  PlayerTotalsSchema,
  SidesSchema,
} from './statistics';
import { StreamPlayerSchema } from './stream-schemas';
import { TournamentRecordSchema } from './tournament-schemas';
import { TEAM_REGIONS } from './vocabulary';
import { VotingBadgeSchema } from './voting-schemas';

/** `full_info`: everything public. */
export const PlayerSchema = PlayerProfileSchema.extend({
  standing: EloStandingSchema,
  totals: PlayerTotalsSchema,
});
export type Player = z.infer<typeof PlayerSchema>;

/** A match from the view of one of its players. */
export const PlayedMatchSchema = z.object({
  match: MatchSummarySchema,
  line: MatchPlayerSchema.omit({ player: true }),
});
export type PlayedMatch = z.infer<typeof PlayedMatchSchema>;

/** A period in which the player was in a team. */
export const PlayerMembershipSchema = z.object({
  team: TeamReferenceSchema,
  joinedAt: InstantSchema,
  leftAt: InstantSchema.nullable(),
});
export type PlayerMembership = z.infer<typeof PlayerMembershipSchema>;

/** The player with all other data of the page. */
export const WebsitePlayerSchema = PlayerSchema.extend({
  teamReference: TeamReferenceSchema.nullable().meta({ description: 'The team with its logo' }),
  elo: EloSchema,
  maps: z.array(PerformanceSchema.extend({ map: GameMapSchema })),
  recentMatches: z.array(PlayedMatchSchema),
  upcomingMatches: z.array(MatchSummarySchema),
  tournaments: z.array(TournamentRecordSchema.extend({ team: TeamReferenceSchema })),
  teams: z.array(PlayerMembershipSchema).meta({ description: 'Newest first' }),
  formerNames: z.array(FormerNameSchema).meta({ description: 'Newest first' }),
  votingBadges: z.array(VotingBadgeSchema).meta({ description: 'Newest season first' }),
});
export type WebsitePlayer = z.infer<typeof WebsitePlayerSchema>;

/** A player in a comparison. */
export const ComparedPlayerSchema = z.object({
  player: PlayerReferenceSchema,
  team: PlayerTeamSchema,
  standing: EloStandingSchema,
  totals: PlayerTotalsSchema,
  sides: SidesSchema,
  maps: z.array(PerformanceSchema.extend({ map: GameMapSchema })),
});
export type ComparedPlayer = z.infer<typeof ComparedPlayerSchema>;

export const FreeAgentSchema = PlayerReferenceSchema.extend({
  country: z.string().nullable(),
  looking: TeamSearchSchema,
});
export type FreeAgent = z.infer<typeof FreeAgentSchema>;

export const CountryCountSchema = z.object({ country: z.string(), players: CountSchema });
export type CountryCount = z.infer<typeof CountryCountSchema>;

export const PlayerFactsSchema = z.object({
  player: PlayerReferenceSchema,
  facts: z.string(),
  revision: RevisionSchema,
  updatedAt: InstantSchema.nullable(),
  updatedBy: PlayerReferenceSchema.nullable(),
});
export type PlayerFacts = z.infer<typeof PlayerFactsSchema>;

const OnePlayerSchema = z.object({ id: PlayerIdSchema });

const PLAYER_CACHE: CacheRule = { seconds: 60, until: ['player:{id}'] };

/** Also invalidated by matches of others, because they change ranks. */
const RANK_CACHE: CacheRule = { seconds: 60, until: ['player:{id}', 'leaderboards'] };

export const players = {
  get: defineCall({
    method: 'GET',
    path: '/players/{id}',
    who: 'public',
    summary: 'Read everything public of a player',
    input: OnePlayerSchema,
    output: PlayerSchema,
    cache: RANK_CACHE,
  }),

  fullInfo: defineAction({
    object: 'player',
    action: 'full_info',
    value: 'id',
    who: 'public',
    summary: 'Read everything public of a player',
    input: OnePlayerSchema,
    output: PlayerSchema,
    cache: RANK_CACHE,
  }),

  summary: defineCall({
    method: 'GET',
    path: '/players/{id}/info',
    who: 'public',
    summary: 'Read a summary of a player',
    input: OnePlayerSchema,
    output: PlayerSummarySchema,
    cache: PLAYER_CACHE,
  }),

  info: defineAction({
    object: 'player',
    action: 'info',
    value: 'id',
    who: 'public',
    summary: 'Read a summary of a player',
    input: OnePlayerSchema,
    output: PlayerSummarySchema,
    cache: PLAYER_CACHE,
  }),

  website: defineCall({
    method: 'GET',
    path: '/website/players/{id}',
    who: 'public',
    summary: 'Read a player with everything that the page shows',
    input: OnePlayerSchema,
    output: WebsitePlayerSchema,
    cache: RANK_CACHE,
    revision: 'player:{id}',
  }),

  streamInformation: defineAction({
    object: 'player',
    action: 'stream_information',
    value: 'id',
    who: 'public',
    summary: 'Read what scenes draw of a player',
    input: OnePlayerSchema,
    output: StreamPlayerSchema,
    cache: { seconds: 30, until: ['player:{id}', 'leaderboards', 'stream'] },
    limit: OVERLAY_LIMIT,
  }),

  recentMatches: defineAction({
    object: 'player',
    action: 'recent_matches',
    value: 'id',
    who: 'public',
    summary: 'List the matches that a player has played last, newest first',
    input: OnePlayerSchema.extend({ count: z.int().min(1).max(50).default(10) }),
    output: z.array(PlayedMatchSchema),
    cache: PLAYER_CACHE,
  }),

  compare: defineAction({
    object: 'player',
    action: 'compare',
    who: 'public',
    summary: 'Put players side by side: rating, totals, sides and maps',
    input: z.object({ players: z.array(PlayerIdSchema).min(2).max(4) }),
    output: z.array(ComparedPlayerSchema),
    cache: { seconds: 60, until: ['leaderboards'] },
  }),

  names: defineAction({
    object: 'player',
    action: 'names',
    value: 'id',
    who: 'public',
    summary: 'List the names that a player has given up, newest first',
    input: OnePlayerSchema,
    output: z.array(FormerNameSchema),
    cache: PLAYER_CACHE,
  }),

  freeAgents: defineAction({
    object: 'player',
    action: 'free_agents',
    who: 'public',
    summary: 'List the players who look for a team, newest first',
    input: PageInputSchema.extend({
      text: z.string().trim().max(64).optional().meta({ description: 'In the name or the note' }),
      region: z.enum(TEAM_REGIONS).optional(),
      country: CountrySchema.optional(),
      role: RoleSchema.optional(),
    }),
    output: z.array(FreeAgentSchema),
    paged: true,
    cache: { seconds: 60, until: ['players'] },
  }),

  countries: defineAction({
    object: 'player',
    action: 'countries',
    who: 'public',
    summary: 'Count the players of each country, most first',
    input: z.object({}),
    output: z.array(CountryCountSchema),
    cache: { seconds: 60, until: ['players'] },
  }),

  ...profileCalls,

  facts: defineAction({
    object: 'player',
    action: 'get_facts',
    value: 'target_id',
    who: 'Admin|readfacts',
    summary: 'Read what casters may say of a player',
    input: z.object({ target_id: PlayerIdSchema }),
    output: PlayerFactsSchema,
    limit: READ_LIMIT,
    revision: 'player:{target_id}',
  }),

  setFacts: defineAction({
    object: 'player',
    action: 'set_facts',
    value: 'target_id',
    who: 'Admin|readfacts',
    summary: 'Write what casters may say of a player',
    input: z.object({
      target_id: PlayerIdSchema,
      facts: z.string().trim().max(10_000),
      revision: RevisionSeenSchema,
    }),
    output: PlayerFactsSchema,
  }),
};
