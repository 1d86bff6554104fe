import { z } from 'zod';
import { defineAction } from './define';
import {
  DisputeSchema,
  PastDisputeSchema,
  RulingChoiceSchema,
  RulingSchema,
} from './dispute-schemas';
import { READ_LIMIT } from './limits';
import { PageInputSchema } from './references';
import { MatchIdSchema, RevisionSchema, UuidSchema } from './scalars';
import { PictureContentSchema } from './support-schemas';

/** Calls about disputed results. Not cached: unconfirmed reports are for the two teams and staff. */
export const disputeCalls = {
  dispute: defineAction({
    object: 'match',
    action: 'dispute',
    value: 'id',
    who: 'Moderator',
    summary: 'Read a disputed result: both reports, the call for staff and the rulings',
    input: z.object({ id: MatchIdSchema }),
    output: DisputeSchema,
    revision: ['match:{id}', 'staff'],
    limit: READ_LIMIT,
  }),

  pastDisputes: defineAction({
    object: 'match',
    action: 'past_disputes',
    who: 'Moderator',
    summary: 'List the rulings of all matches, newest first',
    input: PageInputSchema,
    output: z.array(PastDisputeSchema),
    paged: true,
    limit: READ_LIMIT,
  }),

  // Not an address: browsers send no credentials with the pictures of a page.
  reportPicture: defineAction({
    object: 'match',
    action: 'report_picture',
    value: 'id',
    who: 'login',
    summary: 'Read a picture of a reported result, as staff or as a player of the two teams',
    input: z.object({ id: MatchIdSchema, picture: UuidSchema }),
    output: PictureContentSchema,
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
