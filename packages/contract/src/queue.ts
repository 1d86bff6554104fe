import { IDENTIFIER } from '@mes/domain/queue/visitor';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { InstantSchema } from './scalars';

export const QueueItemSchema = z.object({
  time: InstantSchema.meta({ description: 'When the visitor may enter; 0 or past for now' }),
  estimate: z.boolean().meta({
    description: 'Whether the time is expected only; otherwise it never moves later',
  }),
});
export type QueueItem = z.infer<typeof QueueItemSchema>;

export const queue = {
  enter: defineCall({
    method: 'GET',
    path: '/queue/enter/{queueIdentifier}',
    who: 'public',
    summary: 'Enter the queue, or read the place that the identifier already has',
    input: z.object({
      queueIdentifier: z.string().regex(IDENTIFIER, 'It is queue- and random letters and digits.'),
      whitelist: z.string().max(200).optional().meta({
        description: 'From a link that staff handed out; one that does not count is ignored',
      }),
    }),
    output: QueueItemSchema,
    // Enough for a venue behind one IP address, too low to fill the queue by script.
    limit: { calls: 120, seconds: 60 },
  }),

  whitelist: defineAction({
    object: 'queue',
    action: 'whitelist',
    who: 'Admin',
    summary: 'Make a link whose visitors pass the queue for some days',
    input: z.object({ days: z.int().min(1).max(90).default(7) }),
    output: z.object({ url: z.string(), expiresAt: InstantSchema }),
    secret: true,
  }),
};
