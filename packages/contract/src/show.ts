/** The show: cues, takes and the run of show, for operators, and what outputs show of it. */
import { z } from 'zod';
import { defineAction } from './define';
import { OVERLAY_LIMIT, READ_LIMIT } from './limits';
import { InstantSchema, RevisionSchema, RevisionSeenSchema } from './scalars';
import {
  ActIdSchema,
  CueSchema,
  LogEntrySchema,
  OperatorSchema,
  PlaceSchema,
  ProgramSchema,
  ShowActSchema,
  ShowDeskSchema,
  SourceNameSchema,
  SourceSchema,
} from './show-schemas';

const OPERATORS = 'Admin|editstream';
/** Keys are pressed quickly, and rooms report that they are there. */
const OPERATOR_LIMIT = { calls: 480, seconds: 60 };

/** Every source reports each second, and a whole studio shares one IP address. */
const SOURCE_LIMIT = { calls: 1_200, seconds: 60 };

export const show = {
  // Under the object `stream`, because that is exempt from the access queue.
  program: defineAction({
    object: 'stream',
    action: 'program',
    who: 'public',
    summary: 'Read what the program output shows: cue, transition and overlay channels',
    input: z.object({}),
    output: ProgramSchema,
    cache: { seconds: 60, until: ['stream'] },
    revision: 'stream',
    limit: OVERLAY_LIMIT,
  }),

  painted: defineAction({
    object: 'stream',
    action: 'painted',
    who: 'public',
    summary: 'Report what an output has painted; the key of its address says that it is one',
    input: z.object({
      key: z.string().min(1).max(100),
      source: SourceNameSchema,
      instance: z.string().regex(/^[\w-]{1,40}$/, 'It must be a short name of the page.'),
      revision: RevisionSchema,
      isShown: z.boolean(),
      fault: z
        .string()
        .max(300)
        .nullable()
        .default(null)
        .meta({ description: 'What keeps the scene from being rendered, for as long as it does' }),
    }),
    output: z.object({
      revision: RevisionSchema.meta({ description: 'Of what is on air' }),
      preview: CueSchema.nullable().meta({
        description: 'What the next take shows, so that the output can prepare it',
      }),
    }),
    limit: SOURCE_LIMIT,
  }),

  desk: defineAction({
    object: 'show',
    action: 'desk',
    who: OPERATORS,
    summary: 'Read the whole show: preview, program, run of show with its times, channels',
    input: z.object({}),
    output: ShowDeskSchema,
    // The times of the run change by themselves.
    cacheFor: { fields: {}, seconds: 1, until: ['show', 'stream'] },
    revision: 'show',
    limit: READ_LIMIT,
  }),

  act: defineAction({
    object: 'show',
    action: 'act',
    who: OPERATORS,
    summary: 'Do one thing to the show: prepare, take, cut, bring a channel in, change the run',
    input: z.object({
      act: ShowActSchema,
      revision: RevisionSeenSchema,
      acknowledged: RevisionSchema.optional().meta({
        description: 'The revision that a refused take has named: it is pressed again',
      }),
    }),
    output: ShowDeskSchema,
    limit: OPERATOR_LIMIT,
  }),

  log: defineAction({
    object: 'show',
    action: 'log',
    who: OPERATORS,
    summary: 'List what operators did, newest first, with what an undo of it would remove',
    input: z.object({}),
    output: z.array(LogEntrySchema),
    revision: 'show',
    limit: READ_LIMIT,
  }),

  undo: defineAction({
    object: 'show',
    action: 'undo',
    who: OPERATORS,
    summary: 'Undo an act of the log, or else the last one of the operator; a take is cut back',
    input: z.object({
      act: ActIdSchema.optional(),
      also: z
        .array(ActIdSchema)
        .max(200)
        .default([])
        .meta({ description: 'Later acts that may be removed too; without them it is refused' }),
    }),
    output: ShowDeskSchema,
    limit: OPERATOR_LIMIT,
  }),

  redo: defineAction({
    object: 'show',
    action: 'redo',
    who: OPERATORS,
    summary: 'Do again what the operator has undone last, if nobody has changed the same since',
    input: z.object({}),
    output: ShowDeskSchema,
    limit: OPERATOR_LIMIT,
  }),

  attend: defineAction({
    object: 'show',
    action: 'attend',
    who: OPERATORS,
    summary: 'Say that the operator is there, every few seconds, with what they have in hand',
    input: z.object({
      place: PlaceSchema.nullable(),
      isStreaming: z
        .boolean()
        .default(false)
        .meta({ description: 'Whether the OBS of this room streams: then nothing is rehearsed' }),
    }),
    output: z.array(OperatorSchema),
    limit: OPERATOR_LIMIT,
  }),

  leave: defineAction({
    object: 'show',
    action: 'leave',
    who: OPERATORS,
    summary: 'Say that the operator has closed the room',
    input: z.object({}),
    output: z.array(OperatorSchema),
    limit: OPERATOR_LIMIT,
  }),

  sources: defineAction({
    object: 'show',
    action: 'sources',
    who: OPERATORS,
    summary: 'List the outputs with what they have painted, and the key of their addresses',
    input: z.object({}),
    output: z.object({
      key: z.string(),
      sources: z.array(SourceSchema),
      now: InstantSchema.meta({ description: 'By the clock that the times above are of' }),
    }),
    // Rooms read it every second.
    limit: OPERATOR_LIMIT,
  }),

  renewSourceKey: defineAction({
    object: 'show',
    action: 'renew_source_key',
    who: OPERATORS,
    summary: 'Make the addresses of outputs that got out useless for reports',
    input: z.object({}),
    output: z.object({ key: z.string() }),
    secret: true,
  }),
};
