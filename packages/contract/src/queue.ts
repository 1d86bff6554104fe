import { z } from 'zod';
import { defineCall } from './define';
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
      queueIdentifier: z
        .string()
        .regex(/^queue-[A-Za-z0-9]{8,64}$/, 'It is queue- and random letters and digits.'),
    }),
    output: QueueItemSchema,
    available: false,
  }),
};
