import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { PageInputSchema } from './references';
import { InstantSchema, JsonSchema, NothingSchema, UuidSchema } from './scalars';

const StateSchema = z.enum(['finished', 'failed', 'out_of_time', 'out_of_memory', 'stopped']);

/** A failed command is a normal response, with the output up to the failure. */
export const EvaluationSchema = z.object({
  state: StateSchema,
  view: z.enum(['table', 'json']),
  columns: z.array(z.string()).meta({ description: 'Of a table, else empty' }),
  /** Rows of a table as objects, else any value. */
  result: JsonSchema,
  printed: z.array(z.string()),
  truncated: z.boolean().meta({ description: 'The result was too long to be sent whole' }),
  message: z.string().nullable().meta({ description: 'Why it did not finish' }),
  line: z.int().nullable().meta({ description: 'Of the code, where it failed' }),
  calls: z
    .array(
      z.object({
        name: z.string().meta({ description: 'As in the site object: teams.info' }),
        count: z.int(),
        failed: z.int(),
        wrote: z.boolean().meta({ description: 'At least one of them changed something' }),
      }),
    )
    .meta({ description: 'What the command called, in the order of the first call' }),
  ms: z.number(),
});
export type Evaluation = z.infer<typeof EvaluationSchema>;

/** Null where the server stopped before the command did. */
export const CommandSchema = z.object({
  id: UuidSchema,
  at: InstantSchema,
  code: z.string(),
  state: StateSchema.nullable(),
  ms: z.number().nullable(),
  message: z.string().nullable(),
});
export type Command = z.infer<typeof CommandSchema>;

export const CallDescriptionSchema = z.object({
  name: z.string().meta({ description: 'As in the site object: teams.info' }),
  sentAs: z.string().meta({ description: 'As in logs: GET /teams/{team}/info' }),
  summary: z.string(),
  who: z.string(),
  paged: z.boolean(),
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.string().meta({ description: 'As TypeScript would write it' }),
      required: z.boolean(),
      description: z.string().nullable(),
      values: z
        .array(z.string())
        .meta({ description: 'The only possible texts, if there are some' }),
    }),
  ),
});
export type CallDescription = z.infer<typeof CallDescriptionSchema>;

export const terminal = {
  eval: defineAction({
    object: 'admin',
    action: 'eval',
    value: 'code',
    who: 'Admin',
    summary: 'Run JavaScript in the sandbox, with the site object to read and change the site',
    input: z.object({
      code: z.string().min(1).max(20_000),
      id: UuidSchema.optional().meta({
        description: 'A new one that the sender chooses, with which it can be stopped',
      }),
    }),
    output: EvaluationSchema,
    // Each may take the worker two seconds.
    limit: { calls: 20, seconds: 60 },
    // Whatever a call answers, a new API key too.
    secret: true,
  }),

  stop: defineAction({
    object: 'admin',
    action: 'stop_eval',
    value: 'id',
    who: 'Admin',
    summary: 'Stop an own command that runs; calls that it has begun still end',
    input: z.object({ id: UuidSchema }),
    output: NothingSchema,
    limit: { calls: 60, seconds: 60 },
  }),

  history: defineAction({
    object: 'admin',
    action: 'terminal_history',
    who: 'Admin',
    summary: 'List the own commands of the terminal, newest first',
    input: PageInputSchema,
    output: z.array(CommandSchema),
    paged: true,
    limit: READ_LIMIT,
  }),

  calls: defineAction({
    object: 'admin',
    action: 'terminal_calls',
    who: 'Admin',
    summary: 'Describe the calls of the site object, for completion and help',
    input: z.object({}),
    output: z.array(CallDescriptionSchema),
    limit: READ_LIMIT,
  }),
};
