import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import {
  PageInputSchema,
  PlayerTeamSchema,
  RosterPlayerSchema,
  TeamReferenceSchema,
} from './references';
import {
  InstantSchema,
  MatchIdSchema,
  PlayerIdSchema,
  TeamNameSchema,
  TournamentIdSchema,
} from './scalars';
import { CountSchema, LeaderboardPlayerSchema } from './statistics';
import {
  ELO_ORDERS,
  ORDER_DIRECTIONS,
  PLAYER_ORDERS,
  STATISTICS_DAYS,
  TEAM_REGIONS,
} from './vocabulary';

const EloPointsSchema = z
  .int()
  .meta({ description: '1500 at the start; kept to a thousandth, shown in whole points' });

export const SeasonSchema = z.int().min(0).max(9_999);

/** The Elo of a team or player beside its name. */
export const EloStandingSchema = z.object({
  elo: EloPointsSchema,
  rank: CountSchema.nullable().meta({ description: 'Null until the first rated series' }),
});
export type EloStanding = z.infer<typeof EloStandingSchema>;

export const EloSchema = EloStandingSchema.extend({
  history: z
    .array(
      z.object({
        at: InstantSchema,
        elo: EloPointsSchema,
        change: z.int(),
        match: MatchIdSchema,
      }),
    )
    .meta({ description: 'One entry for each rated series, oldest first' }),
});
export type Elo = z.infer<typeof EloSchema>;

const EloRowSchema = z.object({
  place: CountSchema,
  elo: EloPointsSchema,
  change: z.int().meta({ description: 'By the last series' }),
  rankChange: z
    .int()
    .nullable()
    .meta({ description: 'Places won in the last seven days; null for who is new since then' }),
  wins: CountSchema,
  losses: CountSchema,
  draws: CountSchema,
  history: z
    .array(EloPointsSchema)
    .meta({ description: 'After each of the last series, oldest first' }),
});

export const EloPlayerSchema = EloRowSchema.extend({
  player: RosterPlayerSchema,
  team: PlayerTeamSchema,
});
export type EloPlayer = z.infer<typeof EloPlayerSchema>;

export const EloTeamSchema = EloRowSchema.extend({
  team: TeamReferenceSchema,
  region: z.enum(TEAM_REGIONS),
});
export type EloTeam = z.infer<typeof EloTeamSchema>;

const SeasonInputSchema = z.object({
  season: SeasonSchema.optional().meta({
    description: 'The ladder of this season’s tournaments; of all time unless named',
  }),
});
const LeaderboardInputSchema = PageInputSchema.extend({
  ...SeasonInputSchema.shape,
  direction: z.enum(ORDER_DIRECTIONS).default('descending').meta({
    description: 'Ascending leaves out who has no such figure; places stay what they are',
  }),
});
const EloInputSchema = LeaderboardInputSchema.extend({
  region: z.enum(TEAM_REGIONS).optional().meta({ description: 'Of the team' }),
  minMatches: z.int().min(0).max(1_000).default(0),
  order: z.enum(ELO_ORDERS).default('elo').meta({ description: 'Places are those by Elo' }),
});

/** The progress of a rebuild of all ratings; null before the first. */
export const RatingRebuildSchema = z
  .object({
    startedAt: InstantSchema,
    finishedAt: InstantSchema.nullable(),
    done: CountSchema.meta({ description: 'Rated series' }),
    total: CountSchema,
  })
  .nullable();
export type RatingRebuild = z.infer<typeof RatingRebuildSchema>;

export const ratings = {
  player: defineCall({
    method: 'GET',
    path: '/players/{id}/elo',
    who: 'public',
    summary: 'Read a player’s rating, rank and how it came about',
    input: SeasonInputSchema.extend({ id: PlayerIdSchema }),
    output: EloSchema,
    cache: { seconds: 60, until: ['player:{id}', 'leaderboards'] },
  }),

  team: defineCall({
    method: 'GET',
    path: '/teams/{name}/elo',
    who: 'public',
    summary: 'Read a team’s rating, rank and how it came about',
    input: SeasonInputSchema.extend({ name: TeamNameSchema }),
    output: EloSchema,
    cache: { seconds: 60, until: ['team:{name}', 'leaderboards'] },
  }),

  topPlayers: defineCall({
    method: 'GET',
    path: '/leaderboards/players',
    who: 'public',
    summary: 'List players in the order of a captured statistic',
    input: LeaderboardInputSchema.extend({
      order: z.enum(PLAYER_ORDERS).default('rating'),
      tournament: TournamentIdSchema.optional(),
      days: z.literal(STATISTICS_DAYS).optional().meta({ description: 'The last so many days' }),
      region: z.enum(TEAM_REGIONS).optional().meta({ description: 'Of the team' }),
      minMaps: z.int().min(0).max(1_000).default(0),
    }),
    output: z.array(LeaderboardPlayerSchema),
    paged: true,
    cache: { seconds: 60, until: ['leaderboards'] },
    revision: 'leaderboards',
  }),

  playersByElo: defineCall({
    method: 'GET',
    path: '/leaderboards/elo',
    who: 'public',
    summary: 'List players by rating',
    input: EloInputSchema,
    output: z.array(EloPlayerSchema),
    paged: true,
    cache: { seconds: 60, until: ['leaderboards'] },
    revision: 'leaderboards',
  }),

  teamsByElo: defineCall({
    method: 'GET',
    path: '/leaderboards/elo-teams',
    who: 'public',
    summary: 'List teams by rating',
    input: EloInputSchema,
    output: z.array(EloTeamSchema),
    paged: true,
    cache: { seconds: 60, until: ['leaderboards'] },
    revision: 'leaderboards',
  }),

  seasons: defineAction({
    object: 'ratings',
    action: 'seasons',
    who: 'public',
    summary: 'List the seasons that have a ladder, newest first',
    input: z.object({}),
    output: z.array(SeasonSchema),
    cache: { seconds: 60, until: ['leaderboards'] },
    revision: 'leaderboards',
  }),

  rebuild: defineAction({
    object: 'ratings',
    action: 'rebuild',
    who: 'Admin',
    summary: 'Rate every series anew; its progress is told on the channel of staff',
    input: z.object({}),
    output: RatingRebuildSchema,
    limit: { calls: 5, seconds: 60 },
  }),

  rebuildProgress: defineAction({
    object: 'ratings',
    action: 'rebuild_progress',
    who: 'Admin',
    summary: 'Read how far the last rebuild of the ratings has come',
    input: z.object({}),
    output: RatingRebuildSchema,
    revision: 'staff',
    limit: READ_LIMIT,
  }),
};
