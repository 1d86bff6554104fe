/** What happens when two leaders do not agree: reports, disputes, rulings and calls for staff. */
import { z } from 'zod';
import {
  ForfeitSchema,
  MatchReferenceSchema,
  MatchSummarySchema,
  ScoreSchema,
  TeamSlotSchema,
} from './match-schemas';
import { PlayerReferenceSchema } from './references';
import { InstantSchema, MatchIdSchema, RevisionSchema, UuidSchema } from './scalars';
import { GameMapSchema } from './statistics';
import { TicketIdSchema, TicketPictureSchema } from './support-schemas';
import { RESULT_REPORT_STATES } from './vocabulary';

/** The result that a leader reports. */
export const ResultReportSchema = z.object({
  id: UuidSchema,
  match: MatchIdSchema,
  opponent: TeamSlotSchema.meta({ description: 'The team whose leader reported' }),
  by: PlayerReferenceSchema.nullable(),
  state: z.enum(RESULT_REPORT_STATES),
  scoreA: ScoreSchema,
  scoreB: ScoreSchema,
  maps: z.array(z.object({ map: GameMapSchema, scoreA: ScoreSchema, scoreB: ScoreSchema })),
  reason: z.string().nullable().meta({ description: 'Why it is disputed' }),
  pictures: z.array(TicketPictureSchema).meta({ description: 'Screenshots of the scoreboard' }),
  createdAt: InstantSchema,
  answeredAt: InstantSchema.nullable(),
});
export type ResultReport = z.infer<typeof ResultReportSchema>;

/** What staff can make of a disputed result. */
export const RulingChoiceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), report: UuidSchema }).meta({
    description: 'The result as one leader reported it',
  }),
  z.object({ kind: z.literal('replay') }).meta({
    description: 'Maps that both report alike stand; the match goes on after them',
  }),
  z.object({
    kind: z.literal('result'),
    scoreA: z.int().min(0).max(4),
    scoreB: z.int().min(0).max(4),
    maps: z
      .array(z.object({ map: GameMapSchema, scoreA: ScoreSchema, scoreB: ScoreSchema }))
      .max(7)
      .default([]),
  }),
  z.object({ kind: z.literal('forfeit'), by: ForfeitSchema }),
]);
export type RulingChoice = z.infer<typeof RulingChoiceSchema>;

export const RulingSchema = z.object({
  id: UuidSchema,
  by: PlayerReferenceSchema.nullable(),
  kind: z.enum(['report', 'replay', 'result', 'forfeit']),
  reason: z.string().meta({ description: 'Shown to both teams' }),
  createdAt: InstantSchema,
  undoUntil: InstantSchema,
  undoneAt: InstantSchema.nullable(),
});
export type Ruling = z.infer<typeof RulingSchema>;

/** A disputed result as the referee sees it. */
export const DisputeSchema = z.object({
  isOpen: z.boolean().meta({ description: 'It waits for a ruling' }),
  revision: RevisionSchema.meta({ description: 'Of the match' }),
  reports: z.array(ResultReportSchema).meta({ description: 'Newest first' }),
  latest: z
    .object({ A: ResultReportSchema.nullable(), B: ResultReportSchema.nullable() })
    .meta({ description: 'What each team last reported, if that is in dispute' }),
  call: z
    .object({
      id: UuidSchema,
      by: PlayerReferenceSchema.nullable(),
      reason: z.string(),
      createdAt: InstantSchema,
      takenBy: PlayerReferenceSchema.nullable(),
      takenAt: InstantSchema.nullable(),
      ticket: TicketIdSchema.nullable(),
    })
    .nullable()
    .meta({ description: 'The open call for staff' }),
  rulings: z.array(RulingSchema).meta({ description: 'Newest first' }),
  holdsUp: z
    .object({ matches: z.array(MatchReferenceSchema), nextRound: z.boolean() })
    .meta({ description: 'Matches that wait for its teams; whether a round of Swiss does' }),
});
export type Dispute = z.infer<typeof DisputeSchema>;

/** A decided dispute in the list of staff. */
export const PastDisputeSchema = z.object({
  match: MatchSummarySchema,
  ruling: RulingSchema,
});
export type PastDispute = z.infer<typeof PastDisputeSchema>;

export const StaffCallSchema = z.object({
  id: UuidSchema,
  match: MatchSummarySchema,
  by: PlayerReferenceSchema.nullable().meta({ description: 'Null for the server' }),
  reason: z.string(),
  noShow: ForfeitSchema.nullable().meta({ description: 'Who did not come, if that is why' }),
  disputed: z.boolean().meta({ description: 'The leaders disagree about the result' }),
  createdAt: InstantSchema,
  takenBy: PlayerReferenceSchema.nullable(),
  takenAt: InstantSchema.nullable(),
  ticket: TicketIdSchema.nullable().meta({ description: 'Null for calls from before tickets' }),
});
export type StaffCall = z.infer<typeof StaffCallSchema>;
