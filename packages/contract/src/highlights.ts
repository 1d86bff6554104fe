import { CLIP_STATES } from '@mes/domain/highlights/clips';
import { z } from 'zod';
import { type CacheRule, defineAction, defineCall } from './define';
import {
  ClipKindSchema,
  ClipRatingSchema,
  ClipSchema,
  ClipTagsSchema,
  ClipVideoSchema,
  HighlightsOverviewSchema,
  MatchMomentSchema,
  TaggingStepSchema,
} from './highlight-schemas';
import { OVERLAY_LIMIT, READ_LIMIT } from './limits';
import { PageInputSchema } from './references';
import {
  InstantSchema,
  MatchIdSchema,
  NothingSchema,
  PlayerIdSchema,
  RevisionSchema,
  TeamNameSchema,
  TournamentIdSchema,
  UuidSchema,
} from './scalars';
import { CountSchema, GameMapSchema } from './statistics';

const TAGS = 'Moderator|fullclips';
const PUBLIC_CACHE: CacheRule = { seconds: 60, until: ['highlights'] };

const OneClipSchema = z.object({ id: UuidSchema });
/** With the revision that the page has loaded: two people never tag over each other. */
const ClipRevisionSchema = OneClipSchema.extend({ revision: RevisionSchema });

export const highlights = {
  search: defineCall({
    method: 'POST',
    path: '/highlights/search',
    who: 'public',
    summary:
      'Find clips, counted up to 10,000; those that are not published only for Moderator|fullclips',
    input: PageInputSchema.extend({
      query: z.string().trim().max(200).default(''),
      tournament: TournamentIdSchema.optional(),
      match: MatchIdSchema.optional(),
      player: PlayerIdSchema.optional(),
      team: TeamNameSchema.optional().meta({ description: 'A part of its name is enough' }),
      map: GameMapSchema.optional(),
      kind: ClipKindSchema.optional(),
      rating: ClipRatingSchema.optional().meta({ description: 'At least this' }),
      from: InstantSchema.optional(),
      to: InstantSchema.optional(),
      state: z.enum(CLIP_STATES).default('published'),
      order: z.enum(['newest', 'best']).default('newest').meta({
        description: 'The best are those with the most likes',
      }),
    }),
    output: z.array(ClipSchema),
    paged: true,
    revision: 'highlights',
    limit: READ_LIMIT,
  }),

  overview: defineAction({
    object: 'highlight',
    action: 'overview',
    who: 'public',
    summary: 'Read the clip of the week, the best of the running week and the newest clips',
    input: z.object({}),
    output: HighlightsOverviewSchema,
    cache: PUBLIC_CACHE,
    revision: 'highlights',
  }),

  read: defineAction({
    object: 'highlight',
    action: 'read',
    value: 'id',
    who: 'public',
    summary: 'Read a published clip',
    input: OneClipSchema,
    output: ClipSchema,
    cache: PUBLIC_CACHE,
    revision: 'highlights',
  }),

  onStream: defineAction({
    object: 'stream',
    action: 'clips',
    who: 'public',
    summary: 'List the best clips of the last weeks for the scene of a break',
    input: z.object({ tournament: TournamentIdSchema.optional() }),
    output: z.array(ClipSchema),
    cache: { seconds: 30, until: ['highlights'] },
    limit: OVERLAY_LIMIT,
  }),

  liked: defineAction({
    object: 'highlight',
    action: 'liked',
    who: 'login',
    summary: 'Tell which of these clips the caller likes',
    input: z.object({ clips: z.array(UuidSchema).max(100) }),
    output: z.array(UuidSchema),
    limit: READ_LIMIT,
  }),

  like: defineAction({
    object: 'highlight',
    action: 'like',
    value: 'id',
    who: 'login',
    summary: 'Like a clip, or take that back; one like a person',
    input: OneClipSchema.extend({ liked: z.boolean() }),
    output: z.object({ likes: CountSchema }),
  }),

  upload: defineCall({
    method: 'POST',
    path: '/highlights/videos',
    who: 'login',
    summary: 'Upload a short video, MP4 or WebM, for a clip',
    input: z.object({}),
    output: ClipVideoSchema,
    upload: true,
    limit: { calls: 10, seconds: 3_600 },
  }),

  video: defineCall({
    method: 'GET',
    path: '/highlights/videos/{id}',
    who: 'public',
    summary:
      'Play an uploaded video: of a published clip for everybody, else for its sender and Moderator|fullclips',
    input: z.object({ id: UuidSchema }),
    output: z.string(),
    file: { type: 'video/*', binary: true, inline: true },
    limit: OVERLAY_LIMIT,
  }),

  create: defineAction({
    object: 'highlight',
    action: 'create',
    who: 'login',
    summary: 'Propose a clip by its link or an uploaded video; Moderator|fullclips may publish it',
    input: ClipTagsSchema.extend({
      url: z.string().trim().max(500).optional(),
      video: UuidSchema.optional().meta({ description: 'Instead of a link: an own upload' }),
      publish: z.boolean().default(false),
    }),
    output: ClipSchema,
    limit: { calls: 20, seconds: 3_600 },
  }),

  next: defineAction({
    object: 'highlight',
    action: 'next',
    who: TAGS,
    summary: 'Take the next clip that waits, or a certain one, for two minutes',
    input: z.object({
      skip: z.array(UuidSchema).max(200).default([]).meta({ description: 'Not these for now' }),
      clip: UuidSchema.optional().meta({
        description: 'This one, also if it is published or rejected',
      }),
    }),
    output: TaggingStepSchema,
    limit: READ_LIMIT,
  }),

  tag: defineAction({
    object: 'highlight',
    action: 'tag',
    value: 'id',
    who: TAGS,
    summary: 'Tag a clip, which publishes it',
    input: ClipRevisionSchema.extend(ClipTagsSchema.shape),
    output: ClipSchema,
    limit: { calls: 120, seconds: 60 },
  }),

  reject: defineAction({
    object: 'highlight',
    action: 'reject',
    value: 'id',
    who: TAGS,
    summary: 'Reject a clip; it can be taken back for a week, then it is deleted',
    input: ClipRevisionSchema,
    output: ClipSchema,
    limit: { calls: 120, seconds: 60 },
  }),

  reopen: defineAction({
    object: 'highlight',
    action: 'reopen',
    value: 'id',
    who: TAGS,
    summary: 'Let a clip wait again, whatever was decided; the caller gets it',
    input: ClipRevisionSchema,
    output: ClipSchema,
    limit: { calls: 120, seconds: 60 },
  }),

  release: defineAction({
    object: 'highlight',
    action: 'release',
    value: 'id',
    who: TAGS,
    summary: 'Leave a clip to others before the two minutes are over',
    input: OneClipSchema,
    output: NothingSchema,
    limit: { calls: 120, seconds: 60 },
  }),

  moments: defineAction({
    object: 'highlight',
    action: 'moments',
    value: 'match',
    who: 'login',
    summary:
      'List what is worth a clip in a captured match, for its players and Moderator|fullclips',
    input: z.object({ match: MatchIdSchema }),
    output: z.array(MatchMomentSchema),
    limit: READ_LIMIT,
  }),
};
