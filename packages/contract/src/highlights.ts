import { z } from 'zod';
import { defineCall } from './define';
import { READ_LIMIT } from './limits';
import { MatchReferenceSchema } from './match-schemas';
import {
  PageInputSchema,
  PictureSchema,
  PlayerReferenceSchema,
  TeamReferenceSchema,
  TournamentReferenceSchema,
} from './references';
import {
  InstantSchema,
  MatchIdSchema,
  PlayerIdSchema,
  RevisionSchema,
  TeamNameSchema,
  TournamentIdSchema,
  UuidSchema,
} from './scalars';
import { GameMapSchema } from './statistics';

export const ClipSchema = z.object({
  id: UuidSchema,
  title: z.string(),
  url: z.string(),
  picture: PictureSchema.nullable(),
  seconds: z.number(),
  tagged: z.boolean(),
  tags: z.array(z.string()),
  tournament: TournamentReferenceSchema.nullable(),
  match: MatchReferenceSchema.nullable(),
  map: GameMapSchema.nullable(),
  round: z.int().nullable().meta({ description: 'The round of the map in which it happens' }),
  players: z.array(PlayerReferenceSchema),
  teams: z.array(TeamReferenceSchema),
  createdAt: InstantSchema,
  createdBy: PlayerReferenceSchema.nullable(),
  revision: RevisionSchema,
});
export type Clip = z.infer<typeof ClipSchema>;

export const highlights = {
  search: defineCall({
    method: 'POST',
    path: '/highlights/search',
    who: 'public',
    summary: 'Find clips, newest first; untagged ones only for Moderator|fullclips',
    input: PageInputSchema.extend({
      query: z.string().trim().max(200).default(''),
      tournament: TournamentIdSchema.optional(),
      match: MatchIdSchema.optional(),
      player: PlayerIdSchema.optional(),
      team: TeamNameSchema.optional(),
      map: GameMapSchema.optional(),
      tags: z.array(z.string().trim().min(1).max(40)).max(20).optional(),
      untagged: z.boolean().default(false).meta({ description: 'Only clips without tags' }),
    }),
    output: z.array(ClipSchema),
    paged: true,
    limit: READ_LIMIT,
    available: false,
  }),
};
