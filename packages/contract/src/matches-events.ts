import { z } from 'zod';
import { eventsOf } from './define-channel';
import { ResultReportSchema } from './dispute-schemas';
import { MatchSummarySchema, TeamSlotSchema } from './match-schemas';
import { MatchIdSchema, UuidSchema } from './scalars';

const MatchIdsSchema = z.object({ matches: z.array(MatchIdSchema) });

/** The matches of a player whose result changed. */
export const matchResultEvents = eventsOf(
  ['match.changed', 'match.finished', 'match.corrected'],
  MatchIdsSchema,
);

/** On channels with lists of matches: which ones were added, changed or removed. */
export const matchListEvents = {
  ...matchResultEvents,
  ...eventsOf(['match.created', 'match.deleted'], MatchIdsSchema),
};

/** On the channel of the match, with its new state. */
export const matchEvents = {
  ...eventsOf(['match.changed', 'match.finished', 'match.corrected'], MatchSummarySchema),
  'match.deleted': MatchIdsSchema,
  // Without the score, because the channel is public.
  'match.report_changed': z.object({
    opponent: TeamSlotSchema,
    state: ResultReportSchema.shape.state,
  }),
};

const StaffCallSchema = z.object({ id: UuidSchema, match: MatchIdSchema });

/** Without the reason, because casters may subscribe to the channel, too. */
export const staffCallEvents = {
  'match.staff_called': StaffCallSchema,
  'match.staff_call_taken': StaffCallSchema,
  'match.staff_call_closed': MatchIdsSchema,
};

export type MatchResultEvent = keyof typeof matchResultEvents;
