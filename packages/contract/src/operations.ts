import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import {
  BackupRunSchema,
  BackupsSchema,
  CallReportSchema,
  JobReportSchema,
  ProductSchema,
  ServerHealthSchema,
  SwitchStateSchema,
} from './operations-schemas';
import { UuidSchema } from './scalars';
import { CountSchema } from './statistics';

/** Without ids all that have failed. */
const JobSelectionSchema = z.object({ ids: z.array(UuidSchema).min(1).max(100).optional() });

export const operations = {
  backups: defineAction({
    object: 'operations',
    action: 'backups',
    who: 'Admin',
    summary: 'List the backups, newest first, and how the last one went',
    input: z.object({}),
    output: BackupsSchema,
    revision: 'operations',
    limit: READ_LIMIT,
  }),

  backUpNow: defineAction({
    object: 'operations',
    action: 'backup_now',
    who: 'Admin',
    summary: 'Start a backup; refused while one runs and right after one',
    input: z.object({}),
    output: BackupRunSchema,
    limit: { calls: 5, seconds: 600 },
  }),

  health: defineAction({
    object: 'operations',
    action: 'health',
    who: 'Admin',
    summary: 'Say how the parts that the server needs are doing, and which processes run',
    input: z.object({}),
    output: ServerHealthSchema,
    revision: 'operations',
    limit: READ_LIMIT,
  }),

  calls: defineAction({
    object: 'operations',
    action: 'calls',
    who: 'Admin',
    summary: 'Count the calls of the last day with their times, and list errors of the server',
    input: z.object({}),
    output: CallReportSchema,
    revision: 'operations',
    limit: READ_LIMIT,
  }),

  jobs: defineAction({
    object: 'operations',
    action: 'jobs',
    who: 'Admin',
    summary: 'Count the jobs of the server by kind, and list up to 100 that have failed',
    input: z.object({}),
    output: JobReportSchema,
    revision: 'operations',
    limit: READ_LIMIT,
  }),

  retryJobs: defineAction({
    object: 'operations',
    action: 'retry_jobs',
    who: 'Admin',
    summary: 'Run failed jobs again',
    input: JobSelectionSchema,
    output: z.object({ count: CountSchema }),
    limit: { calls: 20, seconds: 60 },
  }),

  discardJobs: defineAction({
    object: 'operations',
    action: 'discard_jobs',
    who: 'Admin',
    summary: 'Delete failed jobs: what they should have done is never done',
    input: JobSelectionSchema,
    output: z.object({ count: CountSchema }),
    limit: { calls: 20, seconds: 60 },
  }),

  switches: defineAction({
    object: 'operations',
    action: 'switches',
    who: 'Admin',
    summary: 'List the parts of the site that can be turned off; each is a property',
    input: z.object({}),
    output: z.array(SwitchStateSchema),
    revision: 'properties',
    limit: READ_LIMIT,
  }),

  product: defineAction({
    object: 'operations',
    action: 'product',
    who: 'Admin',
    summary: 'Say which version runs, and what each version has brought',
    input: z.object({}),
    output: ProductSchema,
    limit: READ_LIMIT,
  }),
};
