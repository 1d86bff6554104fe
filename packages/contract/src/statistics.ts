import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import {
  PageInputSchema,
  PlayerTeamSchema,
  RosterPlayerSchema,
  TeamReferenceSchema,
} from './references';
import {
  CentsSchema,
  InstantSchema,
  MatchIdSchema,
  PlayerIdSchema,
  TeamNameSchema,
  TournamentIdSchema,
} from './scalars';
import { PLAYER_ORDERS, ROUND_ENDINGS, SIDES } from './vocabulary';

/** Rounds with a kill or an assist, survived or traded, and of how many rounds that is known. */
const KAST = {
  kastRounds: z
    .int()
    .min(0)
    .meta({ description: 'With a kill or an assist, survived, or traded within five seconds' }),
  kastOf: z.int().min(0).meta({
    description: 'Rounds whose kills and assists were captured: KAST is a share of these',
  }),
};

export const GameMapSchema = z.enum(DEFUSE_MAPS);

export const CountSchema = z.int().min(0).max(1_000_000_000);

export const RatingSchema = z
  .number()
  .min(0)
  .max(100)
  .nullable()
  .meta({ description: 'HLTV 1.0, or null where no rounds were captured' });

/** The statistics of a player, on one map or over many. */
export const StatLineSchema = z.object({
  rounds: CountSchema,
  kills: CountSchema,
  deaths: CountSchema,
  assists: CountSchema,
  headshots: CountSchema,
  plants: CountSchema,
  defuses: CountSchema,
  openingKills: CountSchema,
  openingDeaths: CountSchema,
  multiKills: z
    .object({ two: CountSchema, three: CountSchema, four: CountSchema, five: CountSchema })
    .meta({ description: 'Rounds with exactly that many kills' }),
  clutches: CountSchema,
  rating: RatingSchema,
});
export type StatLine = z.infer<typeof StatLineSchema>;

export const PlayerTotalsSchema = StatLineSchema.extend({
  maps: CountSchema,
  mapWins: CountSchema,
  mapLosses: CountSchema,
  roundWins: CountSchema,
  roundLosses: CountSchema,
  capturedKills: CountSchema.meta({
    description: 'Kills on maps whose rounds were captured: headshots are a share of these',
  }),
  ...KAST,
});
export type PlayerTotals = z.infer<typeof PlayerTotalsSchema>;

export const LeaderboardPlayerSchema = PlayerTotalsSchema.extend({
  place: CountSchema,
  player: RosterPlayerSchema,
  team: PlayerTeamSchema,
});
export type LeaderboardPlayer = z.infer<typeof LeaderboardPlayerSchema>;

export const PerformanceSchema = z.object({
  mapWins: CountSchema,
  mapLosses: CountSchema,
  kills: CountSchema,
  deaths: CountSchema,
  roundWins: CountSchema,
  roundLosses: CountSchema,
  rating: RatingSchema,
});
export type Performance = z.infer<typeof PerformanceSchema>;

/** The same counts, split by the side of the player's team. */
export const SidesSchema = z.object({ coalition: StatLineSchema, breach: StatLineSchema });
export type Sides = z.infer<typeof SidesSchema>;

export const MapStatisticsSchema = z.object({
  map: GameMapSchema,
  played: CountSchema,
  won: CountSchema,
  lost: CountSchema,
  roundWins: CountSchema,
  roundLosses: CountSchema,
  coalitionRoundWins: CountSchema,
  breachRoundWins: CountSchema,
  picked: CountSchema,
  vetoes: CountSchema.meta({ description: 'Vetoes of the team with the map in the pool' }),
  banned: CountSchema,
  bannedByOthers: CountSchema,
  pickedInVeto: CountSchema,
  pickVetoes: CountSchema.meta({ description: 'Those of the vetoes in which it had a pick' }),
});
export type MapStatistics = z.infer<typeof MapStatisticsSchema>;

export const TeamStatisticsSchema = z.object({
  wins: CountSchema,
  losses: CountSchema,
  draws: CountSchema,
  mapWins: CountSchema,
  mapLosses: CountSchema,
  roundWins: CountSchema,
  roundLosses: CountSchema,
  kills: CountSchema,
  deaths: CountSchema,
  streak: z.int().meta({ description: 'Series won in a row; below 0, lost in a row' }),
  form: z.array(z.enum(['W', 'L', 'D'])).meta({ description: 'The last ten series, newest first' }),
  tournaments: CountSchema,
  earnings: CentsSchema,
});
export type TeamStatistics = z.infer<typeof TeamStatisticsSchema>;

const TournamentPlayerSchema = z.object({
  player: RosterPlayerSchema,
  team: PlayerTeamSchema.meta({ description: 'That the player played most maps of it for' }),
  maps: CountSchema,
  rounds: CountSchema,
  rating: RatingSchema,
  kills: CountSchema,
  deaths: CountSchema,
  headshots: CountSchema,
  openingKills: CountSchema,
  openingDeaths: CountSchema,
  multiKillRounds: CountSchema.meta({ description: 'Rounds with two kills or more' }),
  ...KAST,
  clutches: CountSchema,
});
export type TournamentPlayer = z.infer<typeof TournamentPlayerSchema>;

const UpsetTeamSchema = TeamReferenceSchema.extend({
  elo: z.int().meta({ description: 'Before the match' }),
  score: CountSchema.meta({ description: 'Maps won' }),
});

/** Only of captured rounds, except upsets and attendance. */
export const TournamentStatisticsSchema = z.object({
  matches: CountSchema.meta({ description: 'Series that were played, without forfeits' }),
  maps: CountSchema,
  rounds: CountSchema,
  players: z.array(TournamentPlayerSchema).meta({ description: 'Best rating first' }),
  vetoes: CountSchema.meta({ description: 'Of series that were played' }),
  gameMaps: z
    .array(
      z.object({
        map: GameMapSchema,
        played: CountSchema,
        coalitionRounds: CountSchema.meta({ description: 'Won by Coalition' }),
        breachRounds: CountSchema,
        picked: CountSchema.meta({ description: 'Vetoes in which a team picked it' }),
        banned: CountSchema,
      }),
    )
    .meta({ description: 'Most played first' }),
  endings: z.array(
    z.object({
      side: z.enum(SIDES).meta({ description: 'That won the round' }),
      ending: z.enum(ROUND_ENDINGS),
      rounds: CountSchema,
    }),
  ),
  upsets: z.object({
    count: CountSchema.meta({ description: 'Series won by the team with the lower Elo' }),
    rated: CountSchema.meta({ description: 'Series with a winner and an Elo of both teams' }),
    biggest: z
      .array(
        z.object({
          match: MatchIdSchema,
          winner: UpsetTeamSchema,
          loser: UpsetTeamSchema,
          chance: z.number().min(0).max(1).meta({ description: 'That the winner had' }),
        }),
      )
      .meta({ description: 'The smallest chance first' }),
  }),
  attendance: z.object({
    teams: CountSchema.meta({ description: 'Registered, with those that left later' }),
    checkedIn: CountSchema.meta({ description: 'Teams that checked in; 0 without a check-in' }),
    playedTeams: CountSchema.meta({ description: 'Teams that played a series' }),
    rostered: CountSchema.meta({ description: 'Players of all rosters' }),
    playedPlayers: CountSchema.meta({ description: 'Players of captured maps' }),
    series: CountSchema.meta({ description: 'Series that were played or forfeited' }),
    forfeits: CountSchema.meta({ description: 'Series in which a team did not play' }),
  }),
});
export type TournamentStatistics = z.infer<typeof TournamentStatisticsSchema>;

const PeriodSchema = z.object({
  startDate: InstantSchema.optional(),
  endDate: InstantSchema.optional(),
  tournaments: z.array(TournamentIdSchema).max(50).optional(),
});

export const statistics = {
  performance: defineCall({
    method: 'GET',
    path: '/players/{id}/performance',
    who: 'public',
    summary: 'Sum up how a player did in a period, on a map, in tournaments or against a team',
    input: PeriodSchema.extend({
      id: PlayerIdSchema,
      map: GameMapSchema.optional(),
      versus: TeamNameSchema.optional(),
    }),
    output: PerformanceSchema,
    cache: { seconds: 60, until: ['player:{id}'] },
    revision: 'player:{id}',
  }),

  sides: defineAction({
    object: 'player',
    action: 'sides',
    value: 'id',
    who: 'public',
    summary: 'Sum up how a player did on each side, where rounds were captured',
    input: PeriodSchema.extend({
      id: PlayerIdSchema,
      map: GameMapSchema.optional(),
      versus: TeamNameSchema.optional(),
    }),
    output: SidesSchema,
    cache: { seconds: 60, until: ['player:{id}'] },
  }),

  teamMaps: defineAction({
    object: 'team',
    action: 'mapstats',
    value: 'team',
    who: 'public',
    summary: 'Sum up how a team did on each map that it has played, picked or banned',
    input: PeriodSchema.extend({ team: TeamNameSchema, versus: TeamNameSchema.optional() }),
    output: z.array(MapStatisticsSchema),
    cache: { seconds: 60, until: ['team:{team}'] },
  }),

  teamPerformance: defineAction({
    object: 'team',
    action: 'performance',
    value: 'team',
    who: 'public',
    summary: 'Sum up how a team did in a period, on a map, in tournaments or against a team',
    input: PeriodSchema.extend({
      team: TeamNameSchema,
      map: GameMapSchema.optional(),
      versus: TeamNameSchema.optional(),
    }),
    output: PerformanceSchema,
    cache: { seconds: 60, until: ['team:{team}'] },
    revision: 'team:{team}',
  }),

  team: defineAction({
    object: 'team',
    action: 'statistics',
    value: 'team',
    who: 'public',
    summary: 'Sum up the results of a team',
    input: PeriodSchema.extend({ team: TeamNameSchema }),
    output: TeamStatisticsSchema,
    cache: { seconds: 60, until: ['team:{team}'] },
  }),

  tournamentPlayers: defineAction({
    object: 'tournament',
    action: 'leaderboards',
    value: 'id',
    who: 'public',
    summary: 'List the players of a tournament in the order of a statistic',
    input: PageInputSchema.extend({
      id: TournamentIdSchema,
      order: z.enum(PLAYER_ORDERS).default('rating'),
    }),
    output: z.array(LeaderboardPlayerSchema),
    paged: true,
    cache: { seconds: 60, until: ['tournament:{id}'] },
    revision: 'tournament:{id}',
  }),

  tournament: defineAction({
    object: 'tournament',
    action: 'statistics',
    value: 'id',
    who: 'public',
    summary: 'Sum up a tournament: players, maps, sides, round endings, upsets and attendance',
    input: z.object({ id: TournamentIdSchema }),
    output: TournamentStatisticsSchema,
    cache: { seconds: 60, until: ['tournament:{id}'] },
    revision: 'tournament:{id}',
  }),

  tournamentFile: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/statistics.csv',
    who: 'public',
    summary: 'Download the statistics of all players of a tournament',
    input: z.object({ id: TournamentIdSchema }),
    output: z.string(),
    file: { type: 'text/csv; charset=utf-8', name: 'statistics.csv' },
    cache: { seconds: 60, until: ['tournament:{id}'] },
  }),
};
