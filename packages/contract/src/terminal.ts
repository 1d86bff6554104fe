import { z } from 'zod';
import { defineAction } from './define';
import { JsonSchema } from './scalars';

/** A failed command is a normal response, with the output up to the failure. */
export const EvaluationSchema = z.object({
  state: z.enum(['finished', 'failed', 'out_of_time', 'out_of_memory']),
  view: z.enum(['table', 'json']),
  columns: z.array(z.string()).meta({ description: 'Of a table, else empty' }),
  /** Rows of a table as objects, else any value. */
  result: JsonSchema,
  printed: z.array(z.string()),
  truncated: z.boolean().meta({ description: 'The result was too long to be sent whole' }),
  message: z.string().nullable().meta({ description: 'Why it did not finish' }),
  ms: z.number(),
});
export type Evaluation = z.infer<typeof EvaluationSchema>;

export const terminal = {
  eval: defineAction({
    object: 'admin',
    action: 'eval',
    value: 'code',
    who: 'Admin',
    summary: 'Run JavaScript in the sandbox, with the site object to read and change the site',
    input: z.object({ code: z.string().min(1).max(20_000) }),
    output: EvaluationSchema,
    // Each may take the worker two seconds.
    limit: { calls: 20, seconds: 60 },
    available: false,
  }),
};
