import { z } from 'zod';
import { eventsOf } from './define-channel';
import { MatchSummarySchema, ResultReportSchema, TeamSlotSchema } from './match-schemas';
import { MatchIdSchema, UuidSchema } from './scalars';

const MatchIdsSchema = z.object({ matches: z.array(MatchIdSchema) });

/** Which matches of a player have another result now. */
export const matchResultEvents = eventsOf(
  ['match.changed', 'match.finished', 'match.corrected'],
  MatchIdsSchema,
);

/** On whatever lists matches: which ones are new, other or gone. */
export const matchListEvents = {
  ...matchResultEvents,
  ...eventsOf(['match.created', 'match.deleted'], MatchIdsSchema),
};

/** On the match's own channel: what it is now. */
export const matchEvents = {
  ...eventsOf(['match.changed', 'match.finished', 'match.corrected'], MatchSummarySchema),
  'match.deleted': MatchIdsSchema,
  // Without the score: everyone may listen.
  'match.report_changed': z.object({
    opponent: TeamSlotSchema,
    state: ResultReportSchema.shape.state,
  }),
};

const StaffCallSchema = z.object({ id: UuidSchema, match: MatchIdSchema });

/** The reason is read by whoever may: casters listen to the channel too. */
export const staffCallEvents = {
  'match.staff_called': StaffCallSchema,
  'match.staff_call_taken': StaffCallSchema,
  'match.staff_call_closed': MatchIdsSchema,
};

export type MatchResultEvent = keyof typeof matchResultEvents;
