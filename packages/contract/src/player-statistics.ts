import { CAREER_HIGHS } from '@mes/domain/statistics/player-page';
import { z } from 'zod';
import { defineAction } from './define';
import { MatchSummarySchema, TeamSlotSchema } from './match-schemas';
import { TeamReferenceSchema, TournamentReferenceSchema } from './references';
import {
  InstantSchema,
  MatchIdSchema,
  PlayerIdSchema,
  TeamNameSchema,
  TournamentIdSchema,
} from './scalars';
import {
  CountSchema,
  GameMapSchema,
  PlayerTotalsSchema,
  RatingSchema,
  StatLineSchema,
} from './statistics';
import { STATISTICS_DAYS, WEAPON_CLASSES } from './vocabulary';

/** A map that the player has played, from the view of the player's team. */
export const PlayedMapSchema = z.object({
  match: MatchIdSchema,
  index: z.int().min(0).meta({ description: 'In order of play' }),
  map: GameMapSchema,
  at: InstantSchema,
  versus: TeamReferenceSchema.nullable(),
  won: z.boolean().nullable().meta({ description: 'Null after a draw' }),
  roundWins: CountSchema,
  roundLosses: CountSchema,
});
export type PlayedMap = z.infer<typeof PlayedMapSchema>;

const ComparisonSchema = z
  .object({
    betterThan: z.int().min(0).max(100).meta({ description: 'Percent of those players' }),
    median: z.number(),
  })
  .nullable();

/** The place of each figure among all players with enough maps. */
export const FigureComparisonsSchema = z.object({
  players: CountSchema,
  rating: ComparisonSchema,
  killsPerDeath: ComparisonSchema,
  killsPerRound: ComparisonSchema,
  kast: ComparisonSchema,
  headshots: ComparisonSchema,
  openingDuels: ComparisonSchema,
  clutches: ComparisonSchema,
});
export type FigureComparisons = z.infer<typeof FigureComparisonsSchema>;

const SideFiguresSchema = z.object({
  line: StatLineSchema,
  roundWins: CountSchema.meta({ description: 'Of the team, with the player on the map' }),
  roundLosses: CountSchema,
});
export type SideFigures = z.infer<typeof SideFiguresSchema>;

/** A series that the player played, with the maps of it that pass the filters. */
export const PlayedSeriesSchema = z.object({
  match: MatchSummarySchema,
  opponent: TeamSlotSchema.meta({ description: 'The team that the player played for' }),
  totals: PlayerTotalsSchema,
  maps: z.array(PlayedMapSchema.pick({ map: true, roundWins: true, roundLosses: true })),
});
export type PlayedSeries = z.infer<typeof PlayedSeriesSchema>;

export const CareerHighSchema = z.object({
  kind: z.enum(CAREER_HIGHS),
  value: z.number(),
  on: PlayedMapSchema,
});
export type CareerHigh = z.infer<typeof CareerHighSchema>;

/** All figures of the page of a player, over the maps that pass the filters. */
export const PlayerStatisticsSchema = z.object({
  totals: PlayerTotalsSchema,
  compared: FigureComparisonsSchema.nullable().meta({
    description: 'Null where too few maps pass the filters',
  }),
  form: z
    .array(PlayedMapSchema.extend({ rating: z.number() }))
    .meta({ description: 'The last ten captured maps, oldest first' }),
  history: z.object({
    meanOf: CountSchema.meta({ description: 'Each point is the mean of so many maps' }),
    points: z.array(z.object({ at: InstantSchema, rating: z.number() })),
  }),
  maps: z
    .array(z.object({ map: GameMapSchema, totals: PlayerTotalsSchema }))
    .meta({ description: 'The best rating first' }),
  weapons: z
    .array(z.object({ weapon: z.enum(WEAPON_CLASSES), kills: CountSchema }))
    .meta({ description: 'Kills whose weapon was captured, most first' }),
  sides: z.object({ coalition: SideFiguresSchema, breach: SideFiguresSchema }),
  matches: z.array(PlayedSeriesSchema).meta({ description: 'The last ten, newest first' }),
  tournaments: z.array(
    z.object({
      id: TournamentIdSchema,
      maps: CountSchema,
      mapWins: CountSchema,
      mapLosses: CountSchema,
      rating: RatingSchema,
    }),
  ),
  highs: z.array(CareerHighSchema),
  choices: z
    .object({
      tournaments: z.array(TournamentReferenceSchema),
      opponents: z.array(z.string()),
      maps: z.array(GameMapSchema),
    })
    .meta({ description: 'What the player has played, for the filters' }),
});
export type PlayerStatistics = z.infer<typeof PlayerStatisticsSchema>;

export const playerStatistics = {
  get: defineAction({
    object: 'player',
    action: 'statistics',
    value: 'id',
    who: 'public',
    summary: 'Read all figures of a player, over a period, a tournament, an opponent or a map',
    input: z.object({
      id: PlayerIdSchema,
      days: z.literal(STATISTICS_DAYS).optional().meta({ description: 'The last so many days' }),
      tournament: TournamentIdSchema.optional(),
      against: TeamNameSchema.optional(),
      map: GameMapSchema.optional(),
    }),
    output: PlayerStatisticsSchema,
    cache: { seconds: 60, until: ['player:{id}'] },
    revision: 'player:{id}',
  }),
};
