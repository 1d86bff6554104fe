import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { DisputeSchema, RulingChoiceSchema, RulingSchema } from './match-schemas';
import { MatchIdSchema, RevisionSchema, UuidSchema } from './scalars';

/** Calls of referees. Not cached: unconfirmed reports are for the two teams and staff. */
export const disputeCalls = {
  dispute: defineAction({
    object: 'match',
    action: 'dispute',
    value: 'id',
    who: 'Moderator',
    summary: 'Read a disputed result: both reports, the call for staff and the rulings',
    input: z.object({ id: MatchIdSchema }),
    output: DisputeSchema,
    revision: 'match:{id}',
    limit: READ_LIMIT,
  }),

  ruleDispute: defineAction({
    object: 'match',
    action: 'rule_dispute',
    value: 'id',
    who: 'Moderator',
    summary: 'Decide a disputed result; it can be undone for ten minutes',
    input: z.object({
      id: MatchIdSchema,
      choice: RulingChoiceSchema,
      reason: z.string().trim().min(1).max(500).meta({ description: 'Shown to both teams' }),
      revision: RevisionSchema.meta({ description: 'The revision of the match that was seen' }),
    }),
    output: RulingSchema,
  }),

  undoRuling: defineAction({
    object: 'match',
    action: 'undo_ruling',
    value: 'id',
    who: 'Moderator',
    summary: 'Take back the last ruling of a match, so that its result is disputed again',
    input: z.object({ id: MatchIdSchema, ruling: UuidSchema }),
    output: RulingSchema,
  }),
};
