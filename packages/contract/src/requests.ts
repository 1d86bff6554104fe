import { z } from 'zod';
import { MAX_BATCH } from './constants';
import { defineAction, defineCall } from './define';
import { JsonSchema } from './scalars';

const EnvelopeSchema = z.object({
  object: z.string(),
  action: z.string(),
  value: JsonSchema.optional(),
  data: JsonSchema.optional(),
});

export const requests = {
  request: defineCall({
    method: 'POST',
    path: '/request',
    who: 'public',
    summary: 'Make an object/action call; what it answers and who may make it is the action’s own',
    input: EnvelopeSchema.extend({
      id: z.string().optional(),
      secret: z.string().optional(),
      version: z.literal(1).optional(),
    }),
    output: JsonSchema,
    transport: true,
  }),

  batch: defineAction({
    object: 'requests',
    action: 'batch',
    data: 'requests',
    who: 'public',
    summary: 'Make several object/action calls at once, answered in their order',
    input: z.object({ requests: z.array(EnvelopeSchema).max(MAX_BATCH) }),
    output: z.array(
      z.object({
        status: z.enum(['SUCCESS', 'ERROR']),
        data: JsonSchema.optional(),
        message: z.string().optional(),
        error: z.record(z.string(), JsonSchema).optional(),
      }),
    ),
    transport: true,
  }),
};
