import { EMBED_KINDS, MAX_EMBEDS } from '@mes/domain/embeds/embeds';
import { z } from 'zod';
import { defineAction } from './define';
import { ClipSchema } from './highlight-schemas';
import { READ_LIMIT } from './limits';
import { MatchSummarySchema } from './match-schemas';
import {
  PlayerReferenceSchema,
  PlayerTeamSchema,
  TeamReferenceSchema,
  TournamentReferenceSchema,
} from './references';
import { InstantSchema } from './scalars';
import { CountSchema } from './statistics';
import { TEAM_REGIONS, TOURNAMENT_STATES } from './vocabulary';

const EmbedRequestSchema = z.object({
  kind: z.enum(EMBED_KINDS),
  id: z.string().trim().min(1).max(100).meta({ description: 'A team may be named instead' }),
});

/** What an article names, as it is stored. */
export const EmbedKeySchema = z.object({ kind: z.enum(EMBED_KINDS), id: z.string() });

const foundFields = {
  asked: z.string().meta({ description: 'The id of the request' }),
  id: z.string().meta({ description: 'The id that stays when a name changes' }),
};

export const EmbedSchema = z.discriminatedUnion('kind', [
  z.object({
    ...foundFields,
    kind: z.literal('player'),
    player: PlayerReferenceSchema.extend({
      country: z.string().nullable(),
      team: PlayerTeamSchema,
    }),
  }),
  z.object({
    ...foundFields,
    kind: z.literal('team'),
    team: TeamReferenceSchema.extend({ region: z.enum(TEAM_REGIONS), disbanded: z.boolean() }),
  }),
  z.object({ ...foundFields, kind: z.literal('match'), match: MatchSummarySchema }),
  z.object({ ...foundFields, kind: z.literal('clip'), clip: ClipSchema }),
  z.object({
    ...foundFields,
    kind: z.literal('bracket'),
    tournament: TournamentReferenceSchema.extend({
      state: z.enum(TOURNAMENT_STATES),
      startsAt: InstantSchema.nullable(),
      winner: TeamReferenceSchema.nullable(),
    }),
    total: CountSchema.meta({ description: 'Matches of the bracket' }),
    played: CountSchema,
    matches: z
      .array(MatchSummarySchema)
      .meta({ description: 'At most three: those under way, else the last played or the next' }),
  }),
]);
export type Embed = z.infer<typeof EmbedSchema>;

export const embeds = {
  find: defineAction({
    object: 'embed',
    action: 'find',
    who: 'public',
    summary: 'Read players, teams, matches, brackets and clips for the cards in a text',
    input: z.object({ subjects: z.array(EmbedRequestSchema).max(MAX_EMBEDS) }),
    output: z.array(EmbedSchema).meta({ description: 'Without those that do not exist' }),
    cache: { seconds: 60, until: ['matches', 'teams', 'players', 'tournaments', 'highlights'] },
    revision: 'matches',
    limit: READ_LIMIT,
  }),
};
