import { z } from 'zod';
import { PlayerIdSchema } from './scalars';

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

/** A page of a list: counted from 0, ten rows unless asked otherwise. */
export const PageInputSchema = z.object({
  page: z.int().min(0).max(100_000).default(0),
  size: z.int().min(1).max(100).default(10),
});
