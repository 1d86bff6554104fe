import { DEVICES } from '@mes/domain/telemetry/limits';
import { z } from 'zod';
import { InstantSchema, TournamentIdSchema } from './scalars';

const DaySchema = InstantSchema.meta({ description: 'The start of a day in UTC' });
/** A period before 1970 has days before it. */
const EarlierDaySchema = z.int().meta({ description: 'The start of a day in UTC' });
const MedianSchema = z
  .int()
  .nullable()
  .meta({ description: 'Milliseconds, of steps of 25 %; null without page views' });

const VisitsSchema = z.object({
  visits: z.int(),
  visitors: z.int().meta({ description: 'Browsers; in a sum each counts once a day' }),
  newVisitors: z.int().meta({ description: 'Browsers that were not here in the 30 days before' }),
  signedIn: z.int().meta({ description: 'Browsers with somebody signed in; each once a day' }),
  views: z.int(),
  time: z.int().meta({ description: 'Milliseconds on all pages' }),
  median: MedianSchema.meta({ description: 'Time on a page, of steps of 25 %' }),
});

const SharesSchema = z.array(z.object({ value: z.string(), visits: z.int() }));

export const TrafficSchema = z.object({
  start: DaySchema,
  end: DaySchema.meta({ description: 'The last day, which may be today' }),
  totals: VisitsSchema,
  previous: VisitsSchema.meta({ description: 'Of the period before, which is as long' }),
  days: z.array(VisitsSchema.extend({ day: DaySchema })),
  previousDays: z.array(VisitsSchema.extend({ day: EarlierDaySchema })),
  pages: z
    .array(
      z.object({
        route: z.string().meta({ description: 'With `:value` in place of ids; empty for others' }),
        views: z.int(),
        previousViews: z.int(),
        time: z.int(),
        median: MedianSchema,
      }),
    )
    .meta({ description: 'The most viewed first' }),
  devices: z.array(z.object({ value: z.enum([...DEVICES, 'unknown']), visits: z.int() })),
  countries: SharesSchema.meta({ description: 'Of signed-in visits, by country of the account' }),
  hours: z.array(z.int()).length(24).meta({ description: 'Visits by hour of their start in UTC' }),
});
export type Traffic = z.infer<typeof TrafficSchema>;

export const ActiveNowSchema = z.object({
  active: z.int().meta({ description: 'Browsers and accounts of the last five minutes' }),
  queue: z.object({
    waiting: z.int(),
    reserved: z.int().meta({ description: 'May come in, and have not come yet' }),
    admitted: z.int(),
  }),
});
export type ActiveNow = z.infer<typeof ActiveNowSchema>;

const QueueCountsSchema = z.object({
  arrivals: z.int().meta({ description: 'Visitors who got a place' }),
  admitted: z.int(),
  mostWaiting: z.int().meta({ description: 'At one moment' }),
  longestWait: z.int().meta({ description: 'Milliseconds, of those who came in' }),
});

export const QueueHistorySchema = z.object({
  start: DaySchema,
  end: DaySchema,
  totals: QueueCountsSchema,
  previous: QueueCountsSchema,
  days: z.array(QueueCountsSchema.extend({ day: DaySchema })),
  previousDays: z.array(QueueCountsSchema.extend({ day: EarlierDaySchema })),
  busiestHours: z
    .array(QueueCountsSchema.extend({ hour: InstantSchema }))
    .max(10)
    .meta({ description: 'With the most waiting first' }),
});
export type QueueHistory = z.infer<typeof QueueHistorySchema>;

const FunnelSchema = z.object({
  newVisitors: z.int(),
  registered: z.int(),
  joinedTeam: z.int(),
  signedUp: z.int().meta({ description: 'On a roster of a tournament' }),
  played: z.int().meta({ description: 'A match of a tournament' }),
});

export const RegistrationsSchema = z.object({
  start: DaySchema,
  end: DaySchema,
  funnel: FunnelSchema.meta({
    description: 'Visitors of the period, then the accounts of the period until today',
  }),
  previousFunnel: FunnelSchema,
  days: z.array(z.object({ day: DaySchema, registered: z.int() })),
  previousDays: z.array(z.object({ day: EarlierDaySchema, registered: z.int() })),
  countries: z.array(
    z.object({
      country: z.string().nullable().meta({ description: 'Null where the account has none' }),
      registered: z.int(),
      previous: z.int(),
    }),
  ),
});
export type Registrations = z.infer<typeof RegistrationsSchema>;

const CameBackSchema = z.object({
  registered: z.int(),
  cameBack: z.int().meta({ description: 'In any week after that of their registration' }),
});

export const RetentionSchema = z.object({
  start: DaySchema.meta({ description: 'A Monday' }),
  end: DaySchema.meta({ description: 'The Monday of the last week' }),
  totals: CameBackSchema,
  previous: CameBackSchema,
  cohorts: z
    .array(
      z.object({
        week: DaySchema,
        registered: z.int(),
        active: z
          .array(z.int())
          .meta({ description: 'Accounts that were here: in their first week, in the second …' }),
      }),
    )
    .meta({ description: 'The oldest first' }),
});
export type Retention = z.infer<typeof RetentionSchema>;

const ParticipationCountsSchema = z.object({
  signups: z.int(),
  matches: z.int().meta({ description: 'Finished or forfeited' }),
  forfeits: z.int(),
  noShows: z.int().meta({ description: 'Teams that did not come to a match' }),
  disputes: z.int().meta({ description: 'Matches with a disputed result' }),
});
export type ParticipationCounts = z.infer<typeof ParticipationCountsSchema>;

export const ParticipationSchema = z.object({
  start: DaySchema,
  end: DaySchema,
  totals: ParticipationCountsSchema,
  previous: ParticipationCountsSchema,
  days: z.array(ParticipationCountsSchema.extend({ day: DaySchema })),
  previousDays: z.array(ParticipationCountsSchema.extend({ day: EarlierDaySchema })),
  tournaments: z.array(
    ParticipationCountsSchema.extend({
      id: TournamentIdSchema.nullable().meta({ description: 'Null for matches outside of one' }),
      name: z.string().nullable(),
    }),
  ),
});
export type Participation = z.infer<typeof ParticipationSchema>;
