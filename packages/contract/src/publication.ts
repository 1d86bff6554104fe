import { PUBLICATION_STATES } from '@mes/domain/publication/state';
import { z } from 'zod';
import { PlayerReferenceSchema } from './references';
import { InstantSchema, RevisionSchema } from './scalars';

export const PublicationStateSchema = z.enum(PUBLICATION_STATES);

/** An earlier version of what staff have written, or the current one. */
export const ContentVersionSchema = z.object({
  revision: RevisionSchema,
  title: z.string(),
  at: InstantSchema,
  by: PlayerReferenceSchema.nullable(),
});
export type ContentVersion = z.infer<typeof ContentVersionSchema>;
