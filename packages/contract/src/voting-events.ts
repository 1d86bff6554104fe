import { z } from 'zod';
import { UuidSchema } from './scalars';

const StakesSchema = z.object({ votes: z.int(), points: z.int() });
export const PoolSchema = z.object({ teamA: StakesSchema, teamB: StakesSchema });
export type Pool = z.infer<typeof PoolSchema>;

const MatchSchema = z.object({ match: UuidSchema.meta({ description: 'The voting match' }) });

export const votingEvents = {
  'voting.created': MatchSchema,
  'voting.changed': MatchSchema,
  'voting.deleted': MatchSchema,
  /** Its pool was paid out, or paid out anew after a correction. */
  'voting.settled': MatchSchema,
};

/** The pools of all matches that are open, by id of the voting match. */
export const VotingPoolsSchema = z.object({ pools: z.record(UuidSchema, PoolSchema) });
export type VotingPools = z.infer<typeof VotingPoolsSchema>;
