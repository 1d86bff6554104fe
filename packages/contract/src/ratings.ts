import { z } from 'zod';
import { defineCall } from './define';
import {
  PageInputSchema,
  PlayerReferenceSchema,
  PlayerTeamSchema,
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
import { PLAYER_ORDERS, TEAM_REGIONS } from './vocabulary';

const EloPointsSchema = z
  .int()
  .meta({ description: '1500 at the start; kept to a thousandth, shown in whole points' });

export const SeasonSchema = z.int().min(0).max(9_999);

/** Where a team or player stands, as other views show it beside the name. */
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
  change: z.int().meta({ description: 'Since the series before the last' }),
  wins: CountSchema,
  losses: CountSchema,
});

export const EloPlayerSchema = EloRowSchema.extend({
  player: PlayerReferenceSchema,
  team: PlayerTeamSchema,
});
export type EloPlayer = z.infer<typeof EloPlayerSchema>;

export const EloTeamSchema = EloRowSchema.extend({
  team: TeamReferenceSchema,
  region: z.enum(TEAM_REGIONS),
});
export type EloTeam = z.infer<typeof EloTeamSchema>;

const SeasonInputSchema = z.object({
  season: SeasonSchema.optional().meta({ description: 'The current one unless named' }),
});
const LeaderboardInputSchema = PageInputSchema.extend(SeasonInputSchema.shape);

export const ratings = {
  player: defineCall({
    method: 'GET',
    path: '/players/{id}/elo',
    who: 'public',
    summary: 'Read a player’s rating, rank and how it came about',
    input: SeasonInputSchema.extend({ id: PlayerIdSchema }),
    output: EloSchema,
    cache: { seconds: 60, until: ['player:{id}', 'leaderboards'] },
    available: false,
  }),

  team: defineCall({
    method: 'GET',
    path: '/teams/{name}/elo',
    who: 'public',
    summary: 'Read a team’s rating, rank and how it came about',
    input: SeasonInputSchema.extend({ name: TeamNameSchema }),
    output: EloSchema,
    cache: { seconds: 60, until: ['team:{name}', 'leaderboards'] },
    available: false,
  }),

  topPlayers: defineCall({
    method: 'GET',
    path: '/leaderboards/players',
    who: 'public',
    summary: 'List players in the order of a captured statistic',
    input: LeaderboardInputSchema.extend({
      order: z.enum(PLAYER_ORDERS).default('rating'),
      tournament: TournamentIdSchema.optional(),
      minMaps: z.int().min(0).max(1_000).default(0),
    }),
    output: z.array(LeaderboardPlayerSchema),
    paged: true,
    cache: { seconds: 60, until: ['leaderboards'] },
    available: false,
  }),

  playersByElo: defineCall({
    method: 'GET',
    path: '/leaderboards/elo',
    who: 'public',
    summary: 'List players by rating',
    input: LeaderboardInputSchema,
    output: z.array(EloPlayerSchema),
    paged: true,
    cache: { seconds: 60, until: ['leaderboards'] },
    available: false,
  }),

  teamsByElo: defineCall({
    method: 'GET',
    path: '/leaderboards/elo-teams',
    who: 'public',
    summary: 'List teams by rating',
    input: LeaderboardInputSchema.extend({ region: z.enum(TEAM_REGIONS).optional() }),
    output: z.array(EloTeamSchema),
    paged: true,
    cache: { seconds: 60, until: ['leaderboards'] },
    available: false,
  }),
};
