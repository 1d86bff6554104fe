import { cleanLine } from '@mes/domain/messages/text';
import { BEST_OFS } from '@mes/domain/series/best-of';
import { z } from 'zod';

/** The end of the year 9999. The database cannot parse later ISO dates. */
export const LAST_INSTANT = 253_402_300_799_999;

/** Wire schemas are plain JSON: epoch milliseconds, integer cents, no dates, no transforms. */
export const InstantSchema = z
  .int()
  .min(0)
  .max(LAST_INSTANT)
  .meta({ description: 'Epoch milliseconds' });
export const CentsSchema = z.int().meta({ description: 'Money in cents' });

/** By this message the server knows that an id is malformed, and not any other field. */
export const MALFORMED_ID = 'Malformed ID';

export const PlayerIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, MALFORMED_ID);

/** A title, subject or label of one line; `max` is up to its feature. */
export const LineSchema = z.string().overwrite(cleanLine).min(1);

export const NewTeamNameSchema = z.string().trim().min(2).max(32);
/** Names a team. Wider than what a team may be called: a name that no team can have is not found. */
export const TeamNameSchema = z.string().trim().min(1).max(100);
export const TournamentIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,48}$/, MALFORMED_ID);
export const UuidSchema = z.uuid(MALFORMED_ID);

/** The id of a series, on its page, in its room and in its channel. */
export const MatchIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,48}$/, MALFORMED_ID);
export const BestOfSchema = z.literal(BEST_OFS);

/** An id of Discord: an account, a server, a channel … */
export const SnowflakeSchema = z.string().regex(/^\d{1,20}$/, MALFORMED_ID);

/** Counts the changes of an object that several people may edit. A 32-bit column. */
export const RevisionSchema = z.int().min(0).max(2_147_483_647);
export const RevisionSeenSchema = RevisionSchema.optional().meta({
  description: 'The revision that the editor saw; an older one than the current is refused',
});

/** Any JSON value. */
export const JsonSchema: z.ZodType<Json> = z.json();
// Registered instead of `meta({ id })`, which clones: the schema refers to itself, not to a clone.
z.globalRegistry.add(JsonSchema, { id: 'Json' });
export type Json = z.core.util.JSONType;

export const NothingSchema = z.object({}).meta({ description: 'Nothing to say' });
