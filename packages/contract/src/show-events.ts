import { z } from 'zod';
import { PlayerReferenceSchema } from './references';
import { PlayerIdSchema, RevisionSchema } from './scalars';
import { OperatorSchema, ProgramSchema, SourceSchema } from './show-schemas';

/** For operators. */
export const showEvents = {
  'show.changed': z.object({ revision: RevisionSchema }),
  'show.painted': SourceSchema.pick({ source: true, revision: true, latencyMs: true }),
  /** An output keeps its last picture because it cannot render the newest one; published each second. */
  'show.failed': SourceSchema.pick({ source: true }).extend({ fault: z.string() }),
  'show.attended': z.object({ operators: z.array(OperatorSchema) }),
  /** Two wrote in one field; the later text counts, and its first writer can bring theirs back. */
  'show.overwritten': z.object({
    field: z.string(),
    text: z.string().meta({ description: 'That was overwritten' }),
    of: PlayerIdSchema,
    by: PlayerReferenceSchema,
    revision: RevisionSchema,
  }),
};

/** With what outputs show, so that a take needs no further request. */
export const programEvents = { 'program.changed': ProgramSchema };
