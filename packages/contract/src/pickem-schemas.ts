import { PICK_STATES } from '@mes/domain/pickem/score';
import { z } from 'zod';
import {
  PlayerReferenceSchema,
  TeamReferenceSchema,
  TournamentReferenceSchema,
} from './references';
import { InstantSchema, RevisionSchema, UuidSchema } from './scalars';
import { CountSchema } from './statistics';
import { StageSchema } from './tournament-schemas';

/**
 * - `soon`: the teams and seeds are not final yet
 * - `open`: everyone can predict, and nobody sees the picks of others
 * - `locked`: matches are played, and all picks are public
 * - `unavailable`: there is none, for the reason beside it
 */
const PICKEM_STATES = ['soon', 'open', 'locked', 'unavailable'] as const;

const TeamIdSchema = z.string().min(1).max(64);

/** Ids of teams by question: `0-upper-1-3` is a match of the first stage, `0-group-2` a group. */
export const PicksSchema = z
  .record(
    z.string().regex(/^\d{1,2}-[a-z_]{1,20}(-\d{1,4}){0,2}$/),
    z.array(TeamIdSchema).min(1).max(128),
  )
  .meta({
    description: 'The winner of each match, and the teams of each group from first to last',
  });

export const PickemSchema = z.object({
  tournament: TournamentReferenceSchema,
  state: z.enum(PICKEM_STATES),
  reason: z.string().nullable().meta({ description: 'Why there is none' }),
  locksAt: InstantSchema.nullable().meta({
    description: 'When the first match is to start; a match that begins earlier locks it as well',
  }),
  setup: z.string().meta({ description: 'Changes with the teams, the seeds and the stages' }),
  stages: z.array(StageSchema),
  teams: z
    .array(TeamReferenceSchema.extend({ id: TeamIdSchema }))
    .meta({ description: 'In order of seed' }),
  mostPoints: CountSchema,
  predictions: CountSchema.meta({ description: 'How many accounts have predicted it' }),
});
export type Pickem = z.infer<typeof PickemSchema>;

const PickMarkSchema = z.object({
  question: z.string(),
  team: TeamIdSchema,
  state: z.enum(PICK_STATES),
  points: CountSchema,
  possible: CountSchema.meta({ description: 'Points that it can still earn' }),
});

export const PredictionSchema = z.object({
  player: PlayerReferenceSchema,
  picks: PicksSchema,
  isComplete: z.boolean(),
  points: CountSchema,
  possible: CountSchema.meta({ description: 'Most points that can still come' }),
  correct: CountSchema,
  rank: CountSchema.nullable().meta({ description: 'Null before it locks, and while banned' }),
  marks: z.array(PickMarkSchema).meta({ description: 'Empty before it locks' }),
  savedAt: InstantSchema,
});
export type Prediction = z.infer<typeof PredictionSchema>;

export const OwnPredictionSchema = PredictionSchema.extend({
  version: RevisionSchema.meta({ description: 'Grows with every change' }),
  needsAttention: z
    .boolean()
    .meta({ description: 'The bracket has changed since, and some picks were removed' }),
});
export type OwnPrediction = z.infer<typeof OwnPredictionSchema>;

export const PickemRankSchema = z.object({
  rank: CountSchema,
  player: PlayerReferenceSchema,
  points: CountSchema,
  possible: CountSchema,
  correct: CountSchema,
  champion: TeamReferenceSchema.nullable().meta({ description: 'Whom they picked to win' }),
});
export type PickemRank = z.infer<typeof PickemRankSchema>;

export const LeagueSummarySchema = z.object({
  id: UuidSchema,
  name: z.string(),
  owner: PlayerReferenceSchema,
  members: CountSchema,
});
export type LeagueSummary = z.infer<typeof LeagueSummarySchema>;

export const OwnLeagueSchema = LeagueSummarySchema.extend({
  invite: z
    .string()
    .nullable()
    .meta({ description: 'The secret of the link by which others join; for the owner only' }),
});
export type OwnLeague = z.infer<typeof OwnLeagueSchema>;

/** Someone of a league; without a prediction of the tournament the numbers are null. */
const LeagueMemberSchema = z.object({
  player: PlayerReferenceSchema,
  hasPredicted: z.boolean(),
  rank: CountSchema.nullable().meta({ description: 'Within the league; null before it locks' }),
  points: CountSchema.nullable(),
  possible: CountSchema.nullable(),
  correct: CountSchema.nullable(),
});
export type LeagueMember = z.infer<typeof LeagueMemberSchema>;

export const LeagueSchema = OwnLeagueSchema.extend({ standings: z.array(LeagueMemberSchema) });
export type League = z.infer<typeof LeagueSchema>;

export const InvitationSchema = LeagueSummarySchema.extend({
  isMember: z.boolean().meta({ description: 'Whether the caller is in it already' }),
});
export type LeagueInvitation = z.infer<typeof InvitationSchema>;
