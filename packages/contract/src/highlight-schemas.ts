import { CLIP_KINDS, CLIP_LIMITS, CLIP_RATINGS, CLIP_STATES } from '@mes/domain/highlights/clips';
import { VIDEO_HOSTS } from '@mes/domain/highlights/video-links';
import { z } from 'zod';
import { MatchReferenceSchema } from './match-schemas';
import {
  PictureSchema,
  PlayerReferenceSchema,
  TeamReferenceSchema,
  TournamentReferenceSchema,
} from './references';
import {
  InstantSchema,
  LineSchema,
  MatchIdSchema,
  PlayerIdSchema,
  RevisionSchema,
  TournamentIdSchema,
  UuidSchema,
} from './scalars';
import { CountSchema, GameMapSchema } from './statistics';

export const ClipKindSchema = z.enum(CLIP_KINDS);
export const ClipRatingSchema = z.literal(CLIP_RATINGS);
export const RoundNumberSchema = z
  .int()
  .min(1)
  .max(200)
  .meta({ description: 'The round of the map in which it happens' });

export const ClipSchema = z.object({
  id: UuidSchema,
  title: z.string(),
  state: z.enum(CLIP_STATES),
  host: z.enum([...VIDEO_HOSTS, 'upload']),
  url: z.string().meta({ description: 'The page of the host, or the video itself' }),
  videoId: z.string().nullable().meta({ description: 'Of the host; null for uploads' }),
  start: z.int().nullable().meta({ description: 'Where to start, in seconds' }),
  type: z.string().nullable().meta({ description: 'The type of an uploaded video' }),
  picture: PictureSchema.nullable(),
  seconds: z.number().nullable().meta({ description: 'Known for uploads' }),
  kind: ClipKindSchema.nullable(),
  rating: ClipRatingSchema.nullable().meta({ description: 'By whoever tagged it' }),
  tournament: TournamentReferenceSchema.nullable(),
  match: MatchReferenceSchema.nullable(),
  map: GameMapSchema.nullable(),
  round: RoundNumberSchema.nullable(),
  players: z.array(PlayerReferenceSchema),
  teams: z.array(TeamReferenceSchema),
  likes: CountSchema,
  createdAt: InstantSchema,
  createdBy: PlayerReferenceSchema.nullable(),
  publishedAt: InstantSchema.nullable(),
  revision: RevisionSchema,
});
export type Clip = z.infer<typeof ClipSchema>;

/** What staff say about a clip, and what a proposal may suggest. */
export const ClipTagsSchema = z.object({
  title: LineSchema.max(CLIP_LIMITS.title),
  kind: ClipKindSchema.nullable().default(null),
  rating: ClipRatingSchema.nullable().default(null),
  players: z.array(PlayerIdSchema).max(CLIP_LIMITS.players).default([]),
  map: GameMapSchema.nullable().default(null),
  round: RoundNumberSchema.nullable().default(null),
  match: MatchIdSchema.nullable().default(null),
  tournament: TournamentIdSchema.nullable()
    .default(null)
    .meta({ description: 'Of clips without a match; a match has its own' }),
});
export type ClipTags = z.infer<typeof ClipTagsSchema>;

export const ClipVideoSchema = z.object({
  id: UuidSchema,
  url: z.string(),
  type: z.string(),
  seconds: z.number(),
});
export type ClipVideo = z.infer<typeof ClipVideoSchema>;

export const ClipOfTheWeekSchema = z.object({
  week: InstantSchema.meta({ description: 'Its Monday, 0:00 UTC' }),
  likes: CountSchema.meta({ description: 'Given within the week' }),
  clip: ClipSchema,
});
export type ClipOfTheWeek = z.infer<typeof ClipOfTheWeekSchema>;

export const HighlightsOverviewSchema = z.object({
  clipOfTheWeek: ClipOfTheWeekSchema.nullable().meta({ description: 'Of the last week decided' }),
  week: InstantSchema.meta({ description: 'The Monday of the running week, 0:00 UTC' }),
  best: z.array(ClipSchema).meta({ description: 'Most liked in the running week' }),
  newest: z.array(ClipSchema),
  total: CountSchema,
});
export type HighlightsOverview = z.infer<typeof HighlightsOverviewSchema>;

/** The clip that the caller tags now; nobody else gets it for two minutes. */
export const TaggingStepSchema = z.object({
  clip: ClipSchema.nullable(),
  upcoming: ClipSchema.nullable().meta({ description: 'Probably the next one, to load it early' }),
  waiting: CountSchema.meta({ description: 'With this one' }),
});
export type TaggingStep = z.infer<typeof TaggingStepSchema>;

export const MatchMomentSchema = z.object({
  kind: ClipKindSchema,
  player: PlayerReferenceSchema,
  mapIndex: z.int().min(0),
  map: GameMapSchema,
  round: RoundNumberSchema,
  kills: CountSchema,
  at: InstantSchema.meta({ description: 'The end of the round' }),
  recording: z.string().nullable().meta({
    description: 'The recording of the match from there on; null where its time is not known',
  }),
});
export type MatchMoment = z.infer<typeof MatchMomentSchema>;
