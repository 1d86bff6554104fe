import { z } from 'zod';
import { defineAction } from './define';
import { NothingSchema } from './scalars';

const DAY_MS = 86_400_000;

export const UsageSchema = z.object({
  path: z.string().min(1).max(500).startsWith('/'),
  duration: z.int().min(0).max(DAY_MS).meta({ description: 'Milliseconds on the page' }),
  identifier: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/, 'Not an identifier.')
    .meta({ description: 'Random, kept by the browser: counts visitors without naming them' }),
});
export type Usage = z.infer<typeof UsageSchema>;

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
    available: false,
  }),
};
