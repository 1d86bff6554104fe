import { CLUSTER_KINDS } from '@mes/domain/abuse/clusters';
import { SHOWN_EVIDENCE, VOID_REASON_LENGTH } from '@mes/domain/abuse/limits';
import { z } from 'zod';
import { defineAction } from './define';
import { PageInputSchema, PlayerReferenceSchema } from './references';
import { InstantSchema, NothingSchema, PlayerIdSchema, UuidSchema } from './scalars';

export const EntryClusterSchema = z.object({
  key: z.string(),
  kinds: z.array(z.enum(CLUSTER_KINDS)).meta({ description: 'The strongest first' }),
  explanation: z.string(),
  accounts: z.int(),
  evidence: z
    .array(z.object({ player: PlayerReferenceSchema, enteredAt: InstantSchema }))
    .meta({ description: `In the order of time, at most ${SHOWN_EVIDENCE}` }),
});
export type EntryCluster = z.infer<typeof EntryClusterSchema>;

const OneGiveawaySchema = z.object({ id: UuidSchema });

/** Until the draw: afterwards nothing about it changes any more. */
export const giveawayReview = {
  clusters: defineAction({
    object: 'giveaway',
    action: 'clusters',
    value: 'id',
    who: 'Admin',
    summary: 'List accounts in a giveaway that may belong to one person with the evidence',
    input: OneGiveawaySchema.extend(PageInputSchema.shape),
    output: z.array(EntryClusterSchema),
    paged: true,
    limit: { calls: 120, seconds: 60 },
  }),

  voidEntries: defineAction({
    object: 'giveaway',
    action: 'void_entries',
    value: 'id',
    who: 'Admin',
    summary: 'Take entries out of a giveaway that has not been drawn',
    input: OneGiveawaySchema.extend({
      players: z.array(PlayerIdSchema).min(1).max(SHOWN_EVIDENCE),
      reason: z.string().trim().min(1).max(VOID_REASON_LENGTH).meta({
        description: 'The players read it',
      }),
    }),
    output: z.object({ voided: z.int().meta({ description: 'How many counted until now' }) }),
  }),

  restoreEntry: defineAction({
    object: 'giveaway',
    action: 'restore_entry',
    value: 'id',
    who: 'Admin',
    summary: 'Let a voided entry take part again, before the draw',
    input: OneGiveawaySchema.extend({ player: PlayerIdSchema }),
    output: NothingSchema,
  }),
};
