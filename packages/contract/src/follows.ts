import { FOLLOW_KINDS, MOST_FOLLOWS } from '@mes/domain/follows/follows';
import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { MatchSummarySchema } from './match-schemas';
import {
  PlayerReferenceSchema,
  TeamReferenceSchema,
  TournamentReferenceSchema,
} from './references';
import { InstantSchema } from './scalars';
import { CountSchema } from './statistics';

const SubjectSchema = z.object({
  kind: z.enum(FOLLOW_KINDS),
  id: z.string().trim().min(1).max(64).meta({
    description: 'The name of a team, the id of a player, tournament or match',
  }),
});

const SinceSchema = z.object({ since: InstantSchema });

/** One of the four is what is followed. */
export const FollowSchema = z.discriminatedUnion('kind', [
  SinceSchema.extend({ kind: z.literal('team'), team: TeamReferenceSchema }),
  SinceSchema.extend({ kind: z.literal('player'), player: PlayerReferenceSchema }),
  SinceSchema.extend({ kind: z.literal('tournament'), tournament: TournamentReferenceSchema }),
  SinceSchema.extend({ kind: z.literal('match'), match: MatchSummarySchema }),
]);
export type Follow = z.infer<typeof FollowSchema>;

const FollowersSchema = z.object({ followers: CountSchema });

export const FollowedMatchesSchema = z.object({
  live: z.array(MatchSummarySchema).meta({ description: 'At most 10' }),
  upcoming: z.array(MatchSummarySchema).meta({ description: 'At most 10, soonest first' }),
  recent: z.array(MatchSummarySchema).meta({ description: 'At most 6 of the last week' }),
});
export type FollowedMatches = z.infer<typeof FollowedMatchesSchema>;

export const follows = {
  list: defineAction({
    object: 'follow',
    action: 'list',
    who: 'login',
    summary: `List what the caller follows, newest first; ${MOST_FOLLOWS} at most`,
    input: z.object({}),
    output: z.array(FollowSchema),
    limit: READ_LIMIT,
  }),

  count: defineAction({
    object: 'follow',
    action: 'count',
    value: 'id',
    who: 'public',
    summary: 'Count the followers of a team, player, tournament or match',
    input: SubjectSchema,
    output: FollowersSchema,
    cache: { seconds: 30, until: [] },
  }),

  matches: defineAction({
    object: 'follow',
    action: 'matches',
    who: 'login',
    summary: 'List live, next and last matches of what the caller follows',
    input: z.object({}),
    output: FollowedMatchesSchema,
    limit: READ_LIMIT,
    revision: 'matches',
  }),

  follow: defineAction({
    object: 'follow',
    action: 'add',
    value: 'id',
    who: 'login',
    summary:
      'Follow a team, player or tournament, or be reminded of a match; twice is the same as once',
    input: SubjectSchema,
    output: FollowersSchema,
    limit: { calls: 60, seconds: 60 },
  }),

  unfollow: defineAction({
    object: 'follow',
    action: 'remove',
    value: 'id',
    who: 'login',
    summary: 'No longer follow a team, player, tournament or match',
    input: SubjectSchema,
    output: FollowersSchema,
    limit: { calls: 60, seconds: 60 },
  }),
};
