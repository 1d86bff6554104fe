import { z } from 'zod';
import { InstantSchema, PlayerIdSchema, TournamentIdSchema } from './scalars';

/** References between entities: enough to show a row and link to the page. */
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

/** A player as rosters, line-ups and scoreboards show them: with a flag. */
export const RosterPlayerSchema = PlayerReferenceSchema.extend({
  country: z.string().nullable().meta({ description: 'ISO 3166, two letters' }),
});
export type RosterPlayer = z.infer<typeof RosterPlayerSchema>;

/** The team of a player; null for a free agent. */
export const PlayerTeamSchema = z.object({ name: z.string(), tag: z.string() }).nullable();

export const TournamentReferenceSchema = z.object({ id: TournamentIdSchema, name: z.string() });

/** A former name of a player or team. */
export const FormerNameSchema = z.object({ name: z.string(), until: InstantSchema });
export type FormerName = z.infer<typeof FormerNameSchema>;

/** A picture to upload. Responses have a logo or a URL instead. */
export const PictureUploadSchema = z.object({
  filename: z.string().min(1).max(200),
  // Checks only the length: a pattern over 11 MB takes 40 ms, and decoding validates it anyway.
  data: z
    .string()
    .min(1)
    .max(11_000_000)
    .meta({ description: 'At most 8 MB as base64, bare or as a data URL' }),
});

/** A stored picture, and a tiny version to show while it loads. */
export const PictureSchema = z.object({
  url: z.string(),
  placeholder: z.string(),
});

/** A page of a list, counted from 0; ten rows by default. */
export const PageInputSchema = z.object({
  page: z.int().min(0).max(100_000).default(0),
  size: z.int().min(1).max(100).default(10),
});
