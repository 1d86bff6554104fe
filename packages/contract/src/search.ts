import { FITS } from '@mes/domain/search/fit';
import { SEARCH_KINDS, type SearchKind } from '@mes/domain/search/rank';
import { z } from 'zod';
import { SlugSchema } from './article-schemas';
import { defineAction, defineCall } from './define';
import { ClipKindSchema } from './highlight-schemas';
import { READ_LIMIT } from './limits';
import { MatchSummarySchema } from './match-schemas';
import { LogoSchema, PlayerTeamSchema, TournamentReferenceSchema } from './references';
import { InstantSchema, PlayerIdSchema, UuidSchema } from './scalars';
import { TournamentSummarySchema } from './tournament-schemas';
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
  /** Whoever hides results is not shown a title that tells one. */
  tellsResults: z.boolean(),
  publishedAt: InstantSchema,
});
export type FoundArticle = z.infer<typeof FoundArticleSchema>;

export const FoundClipSchema = z.object({
  id: UuidSchema,
  title: z.string(),
  kind: ClipKindSchema.nullable(),
});
export type FoundClip = z.infer<typeof FoundClipSchema>;

const EloSchema = z.int().nullable().meta({ description: 'Null before the first rated match' });

const RatedPlayerSchema = FoundPlayerSchema.extend({
  country: z.string().nullable(),
  elo: EloSchema,
});

const RatedTeamSchema = FoundTeamSchema.extend({ elo: EloSchema });

const FoundTournamentSchema = TournamentReferenceSchema.extend(
  TournamentSummarySchema.pick({ region: true, season: true, state: true, startsAt: true }).shape,
);

/** More are not counted, nor listed. */
const MOST_HITS = 20;

function groupOf<Kind extends SearchKind, Hit extends z.ZodType>(kind: Kind, hit: Hit) {
  return z.object({
    kind: z.literal(kind),
    fit: z.enum(FITS).meta({ description: 'How well the first hit fits the text' }),
    hits: z.array(hit).meta({ description: 'Best first' }),
    total: z
      .int()
      .min(0)
      .meta({ description: `All hits, of which ${MOST_HITS} at most are counted` }),
  });
}

const SearchGroupSchema = z.discriminatedUnion('kind', [
  groupOf('teams', RatedTeamSchema),
  groupOf('players', RatedPlayerSchema),
  groupOf('tournaments', FoundTournamentSchema),
  groupOf('matches', MatchSummarySchema),
  groupOf('articles', FoundArticleSchema),
  groupOf('clips', FoundClipSchema),
]);
export type SearchGroup = z.infer<typeof SearchGroupSchema>;

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

  all: defineCall({
    method: 'GET',
    path: '/website/search',
    who: 'public',
    summary: 'Find teams, players, tournaments, matches, articles and clips, the best group first',
    input: z.object({
      q: TextSchema,
      kind: z.enum(SEARCH_KINDS).optional().meta({ description: 'Only these' }),
      count: z.int().min(1).max(MOST_HITS).default(3),
    }),
    output: z.array(SearchGroupSchema).meta({ description: 'Groups without a hit are left out' }),
    cache: {
      seconds: 10,
      until: ['players', 'teams', 'tournaments', 'matches', 'articles', 'highlights'],
    },
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
