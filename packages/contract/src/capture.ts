import { WARNINGS } from '@mes/domain/capture/warnings';
import { MAP_SLOTS } from '@mes/domain/maps/maps';
import { z } from 'zod';
import { defineAction, type RateLimit } from './define';
import { READ_LIMIT } from './limits';
import {
  MatchMapSchema,
  RoundSchema,
  ScoreSchema,
  SideSchema,
  TeamSlotSchema,
} from './match-schemas';
import { RosterPlayerSchema } from './references';
import { InstantSchema, MatchIdSchema, PlayerIdSchema, UuidSchema } from './scalars';
import { GameMapSchema, StatLineSchema } from './statistics';
import { CAPTURE_TOGGLES, WEAPON_CLASSES } from './vocabulary';

/** Events come in bursts, and an operator who was offline sends the queued ones. */
const CAPTURE_LIMIT: RateLimit = { calls: 600, seconds: 60 };

const MapIndexSchema = z
  .int()
  .min(0)
  .max(MAP_SLOTS - 1)
  .meta({ description: 'Which map of the match, in order of play' });

const EventBaseSchema = z.object({
  id: UuidSchema.meta({ description: 'Made by the sender: the same event twice counts once' }),
  at: InstantSchema.meta({ description: 'When it happened' }),
});

const EliminationSchema = EventBaseSchema.extend({
  kind: z.literal('elimination'),
  killer: PlayerIdSchema.nullable().meta({ description: 'Null for a fall or the bomb' }),
  victim: PlayerIdSchema,
  assist: PlayerIdSchema.nullable(),
  weapon: z.enum(WEAPON_CLASSES).nullable().meta({ description: 'Null where it is not captured' }),
  headshot: z.boolean(),
});
const PlantSchema = EventBaseSchema.extend({
  kind: z.literal('plant'),
  player: PlayerIdSchema,
  site: z.enum(['A', 'B']).nullable(),
});
const DefuseSchema = EventBaseSchema.extend({ kind: z.literal('defuse'), player: PlayerIdSchema });
const ExplosionSchema = EventBaseSchema.extend({ kind: z.literal('explosion') });
const TimeOverSchema = EventBaseSchema.extend({ kind: z.literal('time_over') });
const RoundEndSchema = EventBaseSchema.extend({
  kind: z.literal('round_end'),
  winner: TeamSlotSchema,
});
const SideSwapSchema = EventBaseSchema.extend({ kind: z.literal('side_swap') });

export const CaptureEventSchema = z.discriminatedUnion('kind', [
  EliminationSchema,
  PlantSchema,
  DefuseSchema,
  ExplosionSchema,
  TimeOverSchema,
  RoundEndSchema,
  SideSwapSchema,
]);
export type CaptureEvent = z.infer<typeof CaptureEventSchema>;

/** An event in the list of its map, which has no removed events. */
export const RecordedEventSchema = z.object({
  sequence: z.int().min(1),
  operator: PlayerIdSchema.nullable().meta({ description: 'Who captured it; only staff see that' }),
  event: CaptureEventSchema,
});
export type RecordedEvent = z.infer<typeof RecordedEventSchema>;

/** A sign of a capture error, for staff. */
export const CaptureWarningSchema = z.object({
  kind: z.enum(WARNINGS),
  round: z.int().min(1),
  event: UuidSchema.nullable().meta({ description: 'Null where the round as a whole is meant' }),
  player: PlayerIdSchema.nullable(),
});
export type CaptureWarning = z.infer<typeof CaptureWarningSchema>;

export const CaptureTogglesSchema = z.record(z.enum(CAPTURE_TOGGLES), z.boolean());
export type CaptureToggles = z.infer<typeof CaptureTogglesSchema>;

const AliveSchema = z.object({ A: z.array(PlayerIdSchema), B: z.array(PlayerIdSchema) });

export const CapturedMapSchema = MatchMapSchema.extend({
  sequence: z.int().min(0).meta({
    description: 'Of the newest entry, taken back or not; for visitors, of the newest event shown',
  }),
  toggles: CaptureTogglesSchema,
  lineup: z.array(z.object({ player: RosterPlayerSchema, opponent: TeamSlotSchema })),
  sideA: SideSchema.meta({ description: 'Where team A is in the round that is played' }),
  alive: AliveSchema.meta({ description: 'In the round that is played' }),
  rounds: z.array(RoundSchema),
  events: z.array(RecordedEventSchema).meta({ description: 'In the order in which they happened' }),
  warnings: z.array(CaptureWarningSchema).meta({ description: 'Only staff see them' }),
});
export type CapturedMap = z.infer<typeof CapturedMapSchema>;

/** The effect of a change on the list. The resulting state arrives on the channel. */
export const CaptureChangeSchema = z.object({
  sequence: z.int().min(0),
  recorded: z.array(RecordedEventSchema),
  removed: z.array(UuidSchema),
});
export type CaptureChange = z.infer<typeof CaptureChangeSchema>;

/**
 * The payload of `map.captured` on the channels of the match and of its capture. It has all that pages
 * need to update without a reload. Duplicate events are harmless.
 */
export const CaptureFrameSchema = CaptureChangeSchema.extend({
  match: MatchIdSchema,
  map: MapIndexSchema,
  scoreA: ScoreSchema,
  scoreB: ScoreSchema,
  winner: TeamSlotSchema.nullable(),
  sideA: SideSchema,
  round: z.int().min(1).meta({ description: 'The number of the round that is played' }),
  alive: AliveSchema,
  players: z
    .array(z.object({ player: PlayerIdSchema, line: StatLineSchema }))
    .meta({ description: 'Whose line has changed' }),
  warnings: z.array(CaptureWarningSchema).nullable().meta({ description: 'All; only for staff' }),
});
export type CaptureFrame = z.infer<typeof CaptureFrameSchema>;

const MapOfMatchSchema = z.object({ match: MatchIdSchema, map: MapIndexSchema });

const RemovalInputSchema = MapOfMatchSchema.extend({
  id: UuidSchema.meta({ description: 'Made by the sender: the same twice takes back once' }),
});

export const capture = {
  toggles: defineAction({
    object: 'data_capture',
    action: 'get_toggles',
    value: 'match',
    who: 'Moderator',
    summary: 'Read which kinds of events are captured in a match',
    input: z.object({ match: MatchIdSchema }),
    output: CaptureTogglesSchema,
    limit: READ_LIMIT,
  }),

  setToggles: defineAction({
    object: 'data_capture',
    action: 'set_toggles',
    value: 'match',
    who: 'Moderator',
    summary: 'Choose which kinds of events are captured in a match; others stay as they are',
    input: z.object({
      match: MatchIdSchema,
      toggles: z.partialRecord(z.enum(CAPTURE_TOGGLES), z.boolean()),
    }),
    output: CaptureTogglesSchema,
  }),

  createMaps: defineAction({
    object: 'data_capture',
    action: 'create_maps',
    value: 'match',
    who: 'Moderator',
    summary: 'Name the maps of a match in order of play, so that they can be captured',
    input: z.object({
      match: MatchIdSchema,
      maps: z
        .array(
          z.object({
            map: GameMapSchema,
            server: z.string().trim().max(60).nullable().default(null),
            pickedBy: TeamSlotSchema.nullable().default(null),
            startingSideA: SideSchema.nullable().default(null),
          }),
        )
        .min(1)
        .max(7),
    }),
    output: z.array(CapturedMapSchema),
  }),

  setLineup: defineAction({
    object: 'data_capture',
    action: 'set_lineup',
    value: 'match',
    who: 'Moderator',
    summary: 'Say who plays a map; everyone in the line-up plays all of its rounds',
    input: MapOfMatchSchema.extend({
      lineup: z
        .array(z.object({ player: PlayerIdSchema, opponent: TeamSlotSchema }))
        .min(2)
        .max(10),
    }),
    output: CapturedMapSchema,
  }),

  // Not cached: staff read it without the stream delay, others with it.
  maps: defineAction({
    object: 'data_capture',
    action: 'get_maps',
    value: 'match',
    who: 'public',
    summary: 'Read the captured maps of a match with their events and what follows from them',
    input: z.object({ match: MatchIdSchema, map: MapIndexSchema.optional() }),
    output: z.array(CapturedMapSchema),
  }),

  record: defineAction({
    object: 'data_capture',
    action: 'record',
    value: 'match',
    who: 'Moderator',
    summary: 'Append events to a map; those that it already holds are skipped',
    input: MapOfMatchSchema.extend({
      events: z.array(CaptureEventSchema).min(1).max(200),
      now: InstantSchema.meta({ description: 'What time it is for the sender: clocks differ' }),
    }),
    output: CaptureChangeSchema,
    limit: CAPTURE_LIMIT,
  }),

  undo: defineAction({
    object: 'data_capture',
    action: 'undo',
    value: 'match',
    who: 'Moderator',
    summary: 'Take back the caller’s own last event on a map',
    input: RemovalInputSchema,
    output: CaptureChangeSchema,
    limit: CAPTURE_LIMIT,
  }),

  remove: defineAction({
    object: 'data_capture',
    action: 'remove',
    value: 'match',
    who: 'Moderator',
    summary: 'Take back one event of a map',
    input: RemovalInputSchema.extend({ event: UuidSchema }),
    output: CaptureChangeSchema,
    limit: CAPTURE_LIMIT,
  }),

  removeByTime: defineAction({
    object: 'data_capture',
    action: 'remove_by_time',
    value: 'match',
    who: 'Moderator',
    summary: 'Take back the events of a map that happened in a span of time',
    input: RemovalInputSchema.extend({ from: InstantSchema, to: InstantSchema }),
    output: CaptureChangeSchema,
  }),

  removePlayer: defineAction({
    object: 'data_capture',
    action: 'remove_player',
    value: 'match',
    who: 'Moderator',
    summary: 'Take back the events of a map that name a player',
    input: RemovalInputSchema.extend({ player: PlayerIdSchema }),
    output: CaptureChangeSchema,
  }),

  clear: defineAction({
    object: 'data_capture',
    action: 'clear',
    value: 'match',
    who: 'Moderator',
    summary: 'Take back every event of a map',
    input: RemovalInputSchema,
    output: CaptureChangeSchema,
  }),

  finishMap: defineAction({
    object: 'data_capture',
    action: 'finish_map',
    value: 'match',
    who: 'Moderator',
    summary: 'End a map as it stands; one that its score decides ends by itself',
    input: MapOfMatchSchema,
    output: CapturedMapSchema,
  }),

  reopenMap: defineAction({
    object: 'data_capture',
    action: 'reopen_map',
    value: 'match',
    who: 'Moderator',
    summary: 'Go on capturing a map that was over, after confirming what that undoes',
    input: MapOfMatchSchema.extend({
      confirmed: z.array(MatchIdSchema).max(4_096).optional().meta({
        description: 'Later matches that may be undone, as the refusal has named them',
      }),
    }),
    output: CapturedMapSchema,
  }),
};
