import { CLUSTER_KINDS } from '@mes/domain/abuse/clusters';
import { SHOWN_EVIDENCE, VOID_REASON_LENGTH } from '@mes/domain/abuse/limits';
import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { PageInputSchema, PlayerReferenceSchema } from './references';
import { InstantSchema, NothingSchema, PlayerIdSchema, UuidSchema } from './scalars';

const ObservedMatchSchema = z.object({
  id: UuidSchema.meta({ description: 'The voting match' }),
  teamA: z.string(),
  teamB: z.string(),
});

/** A vote as staff see it. */
export const ReviewedVoteSchema = z.object({
  id: UuidSchema,
  match: ObservedMatchSchema,
  player: PlayerReferenceSchema,
  team: z.string(),
  points: z.int(),
  castAt: InstantSchema,
});
export type ReviewedVote = z.infer<typeof ReviewedVoteSchema>;

const ClusterKeySchema = z.string().min(1).max(200);
/** Changes with every vote that joins or leaves the evidence. */
const VersionSchema = z.string().min(1).max(60);

export const VoteClusterSchema = z.object({
  key: ClusterKeySchema,
  kinds: z.array(z.enum(CLUSTER_KINDS)).meta({ description: 'The strongest first' }),
  explanation: z.string(),
  accounts: z.int(),
  matches: z.int(),
  votes: z.int(),
  lastVoteAt: InstantSchema,
  version: VersionSchema,
  evidence: z.array(ReviewedVoteSchema).meta({
    description: `By match and time, at most ${SHOWN_EVIDENCE}`,
  }),
});
export type VoteCluster = z.infer<typeof VoteClusterSchema>;

export const VoidedVoteSchema = ReviewedVoteSchema.extend({
  reason: z.string(),
  voidedAt: InstantSchema,
  voidedBy: PlayerReferenceSchema.nullable(),
});
export type VoidedVote = z.infer<typeof VoidedVoteSchema>;

/** A cluster as the staff member saw it: with other evidence by now, it is refused. */
const SeenClusterSchema = z.object({
  key: ClusterKeySchema,
  version: VersionSchema,
});
const ReasonSchema = z.string().trim().min(1).max(VOID_REASON_LENGTH).meta({
  description: 'The players read it',
});

export const votingReview = {
  clusters: defineAction({
    object: 'voting',
    action: 'clusters',
    who: 'Moderator',
    summary: 'List accounts that may belong to one person with the evidence, newest first',
    input: PageInputSchema,
    output: z.array(VoteClusterSchema),
    paged: true,
    limit: { calls: 120, seconds: 60 },
  }),

  dismissCluster: defineAction({
    object: 'voting',
    action: 'dismiss_cluster',
    value: 'key',
    who: 'Moderator',
    summary: 'Leave a cluster alone; it comes back with new evidence only',
    input: SeenClusterSchema,
    output: NothingSchema,
  }),

  voidCluster: defineAction({
    object: 'voting',
    action: 'void_cluster',
    value: 'key',
    who: 'Moderator',
    summary: 'Void all votes that are the evidence of a cluster',
    input: SeenClusterSchema.extend({ reason: ReasonSchema }),
    output: z.object({ voided: z.int() }),
  }),

  voidVote: defineAction({
    object: 'voting',
    action: 'void_vote',
    value: 'match',
    who: 'Moderator',
    summary: 'Void the vote of one person on a voting match',
    input: z.object({ match: UuidSchema, player: PlayerIdSchema, reason: ReasonSchema }),
    output: VoidedVoteSchema,
  }),

  restoreVote: defineAction({
    object: 'voting',
    action: 'restore_vote',
    value: 'id',
    who: 'Moderator',
    summary: 'Count a voided vote again',
    input: z.object({ id: UuidSchema }),
    output: NothingSchema,
  }),

  voidedVotes: defineAction({
    object: 'voting',
    action: 'voided_votes',
    who: 'Moderator',
    summary: 'List the voided votes, last voided first',
    input: PageInputSchema,
    output: z.array(VoidedVoteSchema),
    paged: true,
    limit: READ_LIMIT,
  }),
};
