import { z } from 'zod';
import { defineAction } from './define';
import { RosterPlayerSchema, TeamReferenceSchema } from './references';
import { InstantSchema, MALFORMED_ID, TeamNameSchema } from './scalars';
import { TRANSFER_KINDS } from './vocabulary';

/** Made of the time, the kind and the membership, so that the next page can begin behind any row. */
const TransferIdSchema = z
  .string()
  .regex(/^\d{1,15}\.(joined|left)\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, MALFORMED_ID);

export const TransferSchema = z.object({
  id: TransferIdSchema,
  at: InstantSchema,
  kind: z.enum(TRANSFER_KINDS),
  player: RosterPlayerSchema,
  team: TeamReferenceSchema,
  other: TeamReferenceSchema.nullable().meta({
    description: 'Where the player came from or went to directly: within 30 days',
  }),
});
export type Transfer = z.infer<typeof TransferSchema>;

export const transferCalls = {
  transfers: defineAction({
    object: 'transfer',
    action: 'list',
    who: 'public',
    summary: 'List who has joined and left teams, newest first',
    input: z.object({
      team: TeamNameSchema.optional(),
      kind: z.enum(TRANSFER_KINDS).optional(),
      before: TransferIdSchema.optional().meta({ description: 'Only those listed after this one' }),
      count: z.int().min(1).max(100).default(30),
    }),
    output: z.array(TransferSchema),
    cache: { seconds: 60, until: ['teams'] },
    revision: 'teams',
  }),
};
