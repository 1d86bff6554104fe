import { DEVICES } from '@mes/domain/telemetry/limits';
import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { InstantSchema, NothingSchema } from './scalars';
import {
  ActiveNowSchema,
  ParticipationSchema,
  QueueHistorySchema,
  RegistrationsSchema,
  RetentionSchema,
  TrafficSchema,
} from './telemetry-schemas';

const DAY_MS = 86_400_000;

export const UsageSchema = z.object({
  path: z.string().min(1).max(500).startsWith('/'),
  duration: z.int().min(0).max(DAY_MS).meta({ description: 'Milliseconds on the page' }),
  identifier: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/, 'Not an identifier.')
    .meta({ description: 'Random, kept by the browser: counts visitors without naming them' }),
  device: z.enum(DEVICES).optional(),
});
export type Usage = z.infer<typeof UsageSchema>;

/** Whole days in UTC: those of both times, and all between them. */
const PeriodSchema = z.object({
  start: InstantSchema.optional().meta({ description: 'Thirty days before the end unless given' }),
  end: InstantSchema.optional().meta({ description: 'Today unless given' }),
});

export const telemetry = {
  appUsage: defineAction({
    object: 'telemetry',
    action: 'app_usage',
    who: 'public',
    summary: 'Report how long a page was looked at',
    input: UsageSchema,
    output: NothingSchema,
    // One for each page view, for all users behind one IP address.
    limit: { calls: 240, seconds: 60 },
  }),

  traffic: defineAction({
    object: 'statistics',
    action: 'traffic',
    who: 'Admin',
    summary: 'Count visits, visitors and page views of a period, and of the period before',
    input: PeriodSchema,
    output: TrafficSchema,
    limit: READ_LIMIT,
  }),

  activeNow: defineAction({
    object: 'statistics',
    action: 'active_now',
    who: 'Admin',
    summary: 'Count who is on the site and in the queue at this moment',
    input: z.object({}),
    output: ActiveNowSchema,
    limit: READ_LIMIT,
  }),

  queueHistory: defineAction({
    object: 'statistics',
    action: 'queue',
    who: 'Admin',
    summary: 'Count arrivals, admissions and waits of the queue in a period, by day',
    input: PeriodSchema,
    output: QueueHistorySchema,
    limit: READ_LIMIT,
  }),

  registrations: defineAction({
    object: 'statistics',
    action: 'registrations',
    who: 'Admin',
    summary: 'Count new accounts of a period, by day and country, and how far they have come',
    input: PeriodSchema,
    output: RegistrationsSchema,
    limit: READ_LIMIT,
  }),

  retention: defineAction({
    object: 'statistics',
    action: 'retention',
    who: 'Admin',
    summary: 'Count who came back, by the week of their registration',
    input: PeriodSchema,
    output: RetentionSchema,
    limit: READ_LIMIT,
  }),

  participation: defineAction({
    object: 'statistics',
    action: 'participation',
    who: 'Admin',
    summary: 'Count sign-ups, no-shows and disputes of a period, by day and tournament',
    input: PeriodSchema,
    output: ParticipationSchema,
    limit: READ_LIMIT,
  }),
};
