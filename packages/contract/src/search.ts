import { z } from 'zod';
import { SlugSchema } from './article-schemas';
import { defineAction, defineCall } from './define';
import { ClipKindSchema } from './highlight-schemas';
import { READ_LIMIT } from './limits';
import { LogoSchema, PlayerTeamSchema } from './references';
import { InstantSchema, PlayerIdSchema, UuidSchema } from './scalars';
import { TEAM_REGIONS } from './vocabulary';

const FormerNameTextSchema = z
  .string()
  .nullable()
  .meta({ description: 'The former name that was found; null if it was the current one' });

/** Existing clients expect the spelling `ID`. */
export const FoundPlayerSchema = z.object({
  ID: PlayerIdSchema,
  name: z.string(),
  photo: z.string().nullable(),
  team: PlayerTeamSchema,
  formerly: FormerNameTextSchema,
});
export type FoundPlayer = z.infer<typeof FoundPlayerSchema>;

export const FoundTeamSchema = z.object({
  name: z.string(),
  tag: z.string(),
  region: z.enum(TEAM_REGIONS),
  logo: LogoSchema.nullable(),
  formerly: FormerNameTextSchema,
});
export type FoundTeam = z.infer<typeof FoundTeamSchema>;

export const FoundArticleSchema = z.object({
  slug: SlugSchema,
  title: z.string(),
  publishedAt: InstantSchema,
});
export type FoundArticle = z.infer<typeof FoundArticleSchema>;

export const FoundClipSchema = z.object({
  id: UuidSchema,
  title: z.string(),
  kind: ClipKindSchema.nullable(),
});
export type FoundClip = z.infer<typeof FoundClipSchema>;

const TextSchema = z.string().trim().min(1).max(64);

const SearchInputSchema = z.object({
  query: TextSchema,
  count: z.int().min(1).max(50).default(10),
});

/** The search box of the site: a few results, requested at every pause in typing. */
const BoxInputSchema = z.object({
  q: TextSchema,
  count: z.int().min(1).max(10).default(3),
});

export const search = {
  players: defineCall({
    method: 'POST',
    path: '/players/search',
    who: 'public',
    summary: 'Find players by name, former name or id, best first',
    input: SearchInputSchema,
    output: z.array(FoundPlayerSchema),
    limit: READ_LIMIT,
  }),

  teams: defineCall({
    method: 'POST',
    path: '/teams/search',
    who: 'public',
    summary: 'Find teams by name, former name or tag, best first',
    input: SearchInputSchema,
    output: z.array(FoundTeamSchema),
    limit: READ_LIMIT,
  }),

  boxPlayers: defineCall({
    method: 'GET',
    path: '/website/search/players/{q}',
    who: 'public',
    summary: 'Find the few players that the search box shows',
    input: BoxInputSchema,
    output: z.array(FoundPlayerSchema),
    cache: { seconds: 10, until: ['players'] },
  }),

  boxTeams: defineCall({
    method: 'GET',
    path: '/website/search/teams/{q}',
    who: 'public',
    summary: 'Find the few teams that the search box shows',
    input: BoxInputSchema,
    output: z.array(FoundTeamSchema),
    cache: { seconds: 10, until: ['teams'] },
  }),

  boxArticles: defineAction({
    object: 'article',
    action: 'find',
    value: 'q',
    who: 'public',
    summary: 'Find the few articles that the search box shows',
    input: BoxInputSchema,
    output: z.array(FoundArticleSchema),
    cache: { seconds: 10, until: ['articles'] },
  }),

  boxClips: defineAction({
    object: 'highlight',
    action: 'find',
    value: 'q',
    who: 'public',
    summary: 'Find the few clips that the search box shows, newest first',
    input: BoxInputSchema,
    output: z.array(FoundClipSchema),
    cache: { seconds: 10, until: ['highlights'] },
  }),
};
