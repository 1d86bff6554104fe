import { IDENTIFIER } from '@mes/domain/queue/visitor';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { PlayerReferenceSchema } from './references';
import { InstantSchema, NothingSchema, UuidSchema } from './scalars';

export const QueueItemSchema = z.object({
  time: InstantSchema.meta({ description: 'When the visitor may enter; 0 or past for now' }),
  estimate: z.boolean().meta({
    description: 'Whether the time is expected only; otherwise it never moves later',
  }),
});
export type QueueItem = z.infer<typeof QueueItemSchema>;

export const QueueLinkSchema = z.object({
  id: UuidSchema,
  label: z.string().meta({ description: 'For whom it was made' }),
  createdAt: InstantSchema,
  createdBy: PlayerReferenceSchema.nullable(),
  expiresAt: InstantSchema,
  uses: z.int().meta({ description: 'How many browsers came in by it' }),
  maxUses: z.int().nullable(),
  lastUsedAt: InstantSchema.nullable(),
  revokedAt: InstantSchema.nullable(),
});
export type QueueLink = z.infer<typeof QueueLinkSchema>;

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
    who: 'Admin|editstream',
    summary: 'Make a link whose visitors pass the queue for some days',
    input: z.object({
      label: z.string().trim().max(80).default('').meta({ description: 'For whom it is' }),
      days: z.int().min(1).max(90).default(7),
      maxUses: z.int().min(1).max(10_000).nullable().default(null).meta({
        description: 'How many browsers may come in by it; null for any number',
      }),
    }),
    output: z.object({ url: z.string(), expiresAt: InstantSchema }),
    secret: true,
  }),

  whitelistLinks: defineAction({
    object: 'queue',
    action: 'whitelist_links',
    who: 'Admin|editstream',
    summary: 'List the links that let people pass the queue, newest first',
    input: z.object({}),
    output: z.array(QueueLinkSchema),
    revision: 'queue',
  }),

  revokeWhitelist: defineAction({
    object: 'queue',
    action: 'revoke_whitelist',
    value: 'id',
    who: 'Admin|editstream',
    summary: 'End a link, also for those who came in by it',
    input: z.object({ id: UuidSchema }),
    output: NothingSchema,
  }),
};
