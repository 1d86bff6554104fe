import { z } from 'zod';

/** Raised when archives get another layout. */
export const FORMAT = 1;

/** The first entry: enough to say what the archive is without reading all of it. */
export const ABOUT = 'about.json';
/** The last entry: an archive without it was not finished. */
export const MANIFEST = 'manifest.json';

const count = z.int().min(0);
const sha256 = z.string().regex(/^[\da-f]{64}$/);
const identifier = z.string().regex(/^[a-z_][a-z_\d]*$/);

export const AboutSchema = z.object({
  format: z.int(),
  /** The version of the program that made it. */
  product: z.string(),
  createdAt: count,
  /** The last migration of the database: when it was made, and the hash of its text. */
  migration: z.object({ when: count, hash: sha256 }),
});

export const ManifestSchema = AboutSchema.extend({
  tables: z.array(
    z.object({
      name: identifier,
      columns: z.array(identifier),
      rows: count,
      /** Of the rows in COPY's text format. */
      sha256,
    }),
  ),
  /** `bigint` does not fit into a number of JSON. */
  sequences: z.array(
    z.object({ name: identifier, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  files: z.array(
    z.object({
      store: z.enum(['pictures', 'private']),
      name: z.string(),
      size: count,
      sha256,
    }),
  ),
});

export type About = z.infer<typeof AboutSchema>;
export type Manifest = z.infer<typeof ManifestSchema>;
export type ManifestTable = Manifest['tables'][number];
export type ManifestFile = Manifest['files'][number];

/** Jobs that are not done; the queue has tables of its own, which its package makes. */
export const JOBS_TABLE = 'pending_jobs';
export const JOBS_COLUMNS = ['id', 'name', 'data', 'start_after'];

const TABLE_ENTRY = /^tables\/([a-z_\d]+)\.\d+$/;
const FILE_ENTRY = /^files\/([\da-f]{64})$/;

/** A table is split into parts: the size of an entry must be known before it is written. */
export const entryOfTable = (table: string, part: number) => `tables/${table}.${part}`;
export const entryOfFile = (hash: string) => `files/${hash}`;
export const tableOfEntry = (entry: string) => TABLE_ENTRY.exec(entry)?.[1] ?? null;
export const fileOfEntry = (entry: string) => FILE_ENTRY.exec(entry)?.[1] ?? null;
