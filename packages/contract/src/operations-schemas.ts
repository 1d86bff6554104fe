import { PART_STATES, PARTS } from '@mes/domain/operations/parts';
import { SWITCHES } from '@mes/domain/operations/switches';
import { z } from 'zod';
import { PlayerReferenceSchema } from './references';
import { InstantSchema, RevisionSchema, UuidSchema } from './scalars';
import { CountSchema } from './statistics';

export const BackupRunSchema = z
  .object({
    startedAt: InstantSchema,
    /** Null while it runs. */
    finishedAt: InstantSchema.nullable(),
    done: CountSchema.meta({ description: 'Tables that are copied' }),
    total: CountSchema.meta({ description: '0 until the first table' }),
    /** The file, or null if there is none. */
    fileName: z.string().nullable(),
    size: z.int().nullable(),
    rows: z.int().nullable(),
    files: z.int().nullable(),
    /** Why it failed. */
    problem: z.string().nullable(),
    isScheduled: z.boolean(),
  })
  .meta({ id: 'BackupRun' });

export const BackupsSchema = z
  .object({
    /** Null if none are made by themselves. */
    everyHours: z.number().nullable(),
    kept: z.int(),
    last: BackupRunSchema.nullable(),
    files: z.array(
      z
        .object({
          name: z.string(),
          size: z.int(),
          createdAt: InstantSchema,
          version: z
            .string()
            .nullable()
            .meta({ description: 'Of the program; null if the command line made it' }),
        })
        .meta({ id: 'Backup' }),
    ),
  })
  .meta({ id: 'Backups' });

const MillisecondsSchema = z.number().min(0);

export const PartHealthSchema = z
  .object({
    part: z.enum(PARTS),
    state: z.enum(PART_STATES),
    since: InstantSchema,
    ms: MillisecondsSchema.nullable().meta({ description: 'How long its last answer took' }),
    problem: z.string().nullable().meta({ description: 'The last one, also if it is over' }),
    problemAt: InstantSchema.nullable(),
  })
  .meta({ id: 'PartHealth' });

export const ServerProcessSchema = z
  .object({
    id: UuidSchema,
    host: z.string(),
    pid: z.int(),
    version: z.string(),
    startedAt: InstantSchema,
    seenAt: InstantSchema,
    isLive: z.boolean().meta({ description: 'False if it has ended without saying so' }),
    memory: z.int().meta({ description: 'Bytes' }),
    loopDelay: MillisecondsSchema.meta({
      description: 'By how much 1 % of its timers were late at least, in milliseconds',
    }),
    sockets: CountSchema,
  })
  .meta({ id: 'ServerProcess' });

export const ServerHealthSchema = z.object({
  parts: z.array(PartHealthSchema),
  processes: z.array(ServerProcessSchema),
});

const CallTimesSchema = z.object({
  call: z.string(),
  count: CountSchema,
  failed: CountSchema.meta({ description: 'Answered with an error of the server' }),
  refused: CountSchema.meta({ description: 'Answered with another error' }),
  p50: MillisecondsSchema,
  p95: MillisecondsSchema,
  max: MillisecondsSchema,
});

const ServerErrorSchema = z.object({
  id: UuidSchema,
  at: InstantSchema,
  call: z.string(),
  requestId: z.string().meta({ description: 'The log has the whole error under it' }),
  summary: z.string().meta({ description: 'Without values, which could be secret' }),
  place: z.string().nullable().meta({ description: 'Where in the program' }),
});

export const CallReportSchema = z.object({
  since: InstantSchema,
  calls: z.array(CallTimesSchema).meta({ description: 'Slowest first' }),
  errors: z.array(ServerErrorSchema).meta({ description: 'Newest first, at most 50' }),
});

export const JobReportSchema = z.object({
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: CountSchema,
      running: CountSchema,
      failed: CountSchema,
      oldestAt: InstantSchema.nullable().meta({
        description: 'Since when the oldest one waits that could run',
      }),
    }),
  ),
  failed: z.array(
    z.object({
      id: UuidSchema,
      name: z.string(),
      createdAt: InstantSchema,
      failedAt: InstantSchema.nullable(),
      attempts: CountSchema,
      problem: z.string(),
    }),
  ),
});

export const SwitchStateSchema = z.object({
  switch: z.enum(SWITCHES),
  title: z.string(),
  about: z.string().meta({ description: 'What people do while it is on' }),
  isOn: z.boolean(),
  property: z.string().meta({ description: 'The property to write' }),
  revision: RevisionSchema,
  changedAt: InstantSchema.nullable().meta({ description: 'Null if nobody has used it' }),
  editor: PlayerReferenceSchema.nullable(),
});

export const ProductSchema = z.object({
  version: z.string(),
  migrations: CountSchema.meta({ description: 'That the database has got' }),
  releases: z.array(
    z.object({
      version: z.string(),
      date: z.string().nullable(),
      sections: z.array(z.object({ title: z.string(), changes: z.array(z.string()) })),
    }),
  ),
});

export type BackupRun = z.infer<typeof BackupRunSchema>;
export type Backups = z.infer<typeof BackupsSchema>;
export type PartHealth = z.infer<typeof PartHealthSchema>;
export type ServerProcess = z.infer<typeof ServerProcessSchema>;
export type ServerHealth = z.infer<typeof ServerHealthSchema>;
export type CallTimes = z.infer<typeof CallTimesSchema>;
export type ServerError = z.infer<typeof ServerErrorSchema>;
export type CallReport = z.infer<typeof CallReportSchema>;
export type JobReport = z.infer<typeof JobReportSchema>;
export type SwitchState = z.infer<typeof SwitchStateSchema>;
export type Product = z.infer<typeof ProductSchema>;
