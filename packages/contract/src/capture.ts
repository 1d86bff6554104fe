import { MAP_SLOTS } from '@mes/domain/maps/maps';
import { z } from 'zod';
import { defineAction, type RateLimit } from './define';
import { READING } from './limits';
import { MatchMapSchema, OpponentSchema, RoundSchema, SideSchema } from './match-schemas';
import { PlayerReferenceSchema } from './references';
import { InstantSchema, MatchIdSchema, PlayerIdSchema, UuidSchema } from './scalars';
import { GameMapSchema } from './statistics';
import { CAPTURE_TOGGLES, WEAPON_CLASSES } from './vocabulary';

/** Events come in bursts, and an operator who was offline sends what was queued. */
const CAPTURING: RateLimit = { calls: 600, seconds: 60 };

const MapIndexSchema = z
  .int()
  .min(0)
  .max(MAP_SLOTS - 1)
  .meta({ description: 'Which map of the match, in order of play' });

const HappenedSchema = z.object({
  id: UuidSchema.meta({ description: 'Made by the sender: the same event twice counts once' }),
  at: InstantSchema.meta({ description: 'When it happened' }),
});

const EliminationSchema = HappenedSchema.extend({
  kind: z.literal('elimination'),
  killer: PlayerIdSchema.nullable().meta({ description: 'Null for a fall or the bomb' }),
  victim: PlayerIdSchema,
  assist: PlayerIdSchema.nullable(),
  weapon: z.enum(WEAPON_CLASSES).nullable().meta({ description: 'Null where it is not captured' }),
  headshot: z.boolean(),
});
const PlantSchema = HappenedSchema.extend({
  kind: z.literal('plant'),
  player: PlayerIdSchema,
  site: z.enum(['A', 'B']).nullable(),
});
const DefuseSchema = HappenedSchema.extend({ kind: z.literal('defuse'), player: PlayerIdSchema });
const ExplosionSchema = HappenedSchema.extend({ kind: z.literal('explosion') });
const TimeOverSchema = HappenedSchema.extend({ kind: z.literal('time_over') });
const RoundEndSchema = HappenedSchema.extend({
  kind: z.literal('round_end'),
  winner: OpponentSchema,
});
const SideSwapSchema = HappenedSchema.extend({ kind: z.literal('side_swap') });

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

/** An event in the list of its map. Events that were taken back are not in it. */
export const RecordedEventSchema = z.object({
  sequence: z.int().min(1),
  event: CaptureEventSchema,
});
export type RecordedEvent = z.infer<typeof RecordedEventSchema>;

export const CapturedMapSchema = MatchMapSchema.extend({
  sequence: z.int().min(0).meta({ description: 'Of the newest entry, taken back or not' }),
  lineup: z.array(z.object({ player: PlayerReferenceSchema, opponent: OpponentSchema })),
  rounds: z.array(RoundSchema),
  events: z.array(RecordedEventSchema),
});
export type CapturedMap = z.infer<typeof CapturedMapSchema>;

/** What a change did to the list; what follows from it arrives on the channel. */
export const CaptureChangeSchema = z.object({
  sequence: z.int().min(0),
  recorded: z.array(RecordedEventSchema),
  removed: z.array(UuidSchema),
});
export type CaptureChange = z.infer<typeof CaptureChangeSchema>;

export const CaptureTogglesSchema = z.record(z.enum(CAPTURE_TOGGLES), z.boolean());
export type CaptureToggles = z.infer<typeof CaptureTogglesSchema>;

const MapOfMatchSchema = z.object({ match: MatchIdSchema, map: MapIndexSchema });

export const capture = {
  toggles: defineAction({
    object: 'data_capture',
    action: 'get_toggles',
    value: 'match',
    who: 'Moderator',
    summary: 'Read which kinds of events are captured in a match',
    input: z.object({ match: MatchIdSchema }),
    output: CaptureTogglesSchema,
    limit: READING,
    available: false,
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
    available: false,
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
            pickedBy: OpponentSchema.nullable().default(null),
            startingSideA: SideSchema.nullable().default(null),
          }),
        )
        .min(1)
        .max(7),
    }),
    output: z.array(CapturedMapSchema),
    available: false,
  }),

  // Not cached: staff read it without the stream delay, everyone else with it.
  maps: defineAction({
    object: 'data_capture',
    action: 'get_maps',
    value: 'match',
    who: 'public',
    summary: 'Read the captured maps of a match with their events and what follows from them',
    input: z.object({ match: MatchIdSchema, map: MapIndexSchema.optional() }),
    output: z.array(CapturedMapSchema),
    available: false,
  }),

  record: defineAction({
    object: 'data_capture',
    action: 'record',
    value: 'match',
    who: 'Moderator',
    summary: 'Append events to a map; those that it already holds are skipped',
    input: MapOfMatchSchema.extend({ events: z.array(CaptureEventSchema).min(1).max(200) }),
    output: CaptureChangeSchema,
    limit: CAPTURING,
    available: false,
  }),

  undo: defineAction({
    object: 'data_capture',
    action: 'undo',
    value: 'match',
    who: 'Moderator',
    summary: 'Take back the caller’s own last event on a map',
    input: MapOfMatchSchema,
    output: CaptureChangeSchema,
    limit: CAPTURING,
    available: false,
  }),

  remove: defineAction({
    object: 'data_capture',
    action: 'remove',
    value: 'match',
    who: 'Moderator',
    summary: 'Take back one event of a map',
    input: MapOfMatchSchema.extend({ event: UuidSchema }),
    output: CaptureChangeSchema,
    limit: CAPTURING,
    available: false,
  }),

  removeByTime: defineAction({
    object: 'data_capture',
    action: 'remove_by_time',
    value: 'match',
    who: 'Moderator',
    summary: 'Take back the events of a map that happened in a span of time',
    input: MapOfMatchSchema.extend({ from: InstantSchema, to: InstantSchema }),
    output: CaptureChangeSchema,
    available: false,
  }),

  removePlayer: defineAction({
    object: 'data_capture',
    action: 'remove_player',
    value: 'match',
    who: 'Moderator',
    summary: 'Take back the events of a map that name a player',
    input: MapOfMatchSchema.extend({ player: PlayerIdSchema }),
    output: CaptureChangeSchema,
    available: false,
  }),

  clear: defineAction({
    object: 'data_capture',
    action: 'clear',
    value: 'match',
    who: 'Moderator',
    summary: 'Take back every event of a map',
    input: MapOfMatchSchema,
    output: CaptureChangeSchema,
    available: false,
  }),
};
