import { z } from 'zod';
import { InstantSchema, PlayerIdSchema, TournamentIdSchema } from './scalars';

/** How entities name each other: enough to draw a row and link to the page. */
export const LogoSchema = z.object({
  filename: z.string(),
  url: z.string(),
  placeholder: z.string(),
});

export const TeamReferenceSchema = z.object({
  name: z.string(),
  tag: z.string(),
  logo: LogoSchema.nullable(),
});

export const PlayerReferenceSchema = z.object({
  id: PlayerIdSchema,
  name: z.string(),
  photo: z.string().nullable(),
});

/** A player's team wherever a player is shown; null for a free agent. */
export const PlayerTeamSchema = z.object({ name: z.string(), tag: z.string() }).nullable();

export const TournamentReferenceSchema = z.object({ id: TournamentIdSchema, name: z.string() });

/** A name that a player or team has given up. */
export const FormerNameSchema = z.object({ name: z.string(), until: InstantSchema });
export type FormerName = z.infer<typeof FormerNameSchema>;

/** A picture as it is sent; it is read back as a logo or an address. */
export const PictureUploadSchema = z.object({
  filename: z.string().min(1).max(200),
  // Only the length is judged here: decoding tells what it is, and a pattern over 11 MB costs 40 ms.
  data: z
    .string()
    .min(1)
    .max(11_000_000)
    .meta({ description: 'At most 8 MB as base64, bare or as a data URL' }),
});

/** A stored picture, and a tiny version to draw while it loads. */
export const PictureSchema = z.object({
  url: z.string(),
  placeholder: z.string(),
});

/** A page of a list: counted from 0, ten rows unless asked otherwise. */
export const PageInputSchema = z.object({
  page: z.int().min(0).max(100_000).default(0),
  size: z.int().min(1).max(100).default(10),
});
