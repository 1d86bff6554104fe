import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { WITHOUT_PENDING_LIST } from '../../platform/database/indexes';
import { players } from '../players/tables';

/** News. Which state one is in follows from its dates: a planned one appears by time alone. */
export const articles = pgTable(
  'articles',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    /** Of deleted ones too: one that is brought back finds its address free. */
    slug: text().notNull().unique(),
    /** From its first publication on people have the address; before, it follows the title. */
    slugFixed: boolean().notNull().default(false),
    title: text().notNull(),
    summary: text().notNull(),
    /** Cleaned when it was written. */
    html: text().notNull(),
    /** Content hash of the cover, or null for a drawn one. */
    picture: text(),
    tags: text().array().notNull(),
    /** What it is about, from its embeds when it was written: `team:…`, `tournament:…`. */
    subjects: text().array().notNull().default([]),
    readingMinutes: integer().notNull(),
    author: text().references(() => players.id, { onDelete: 'set null' }),
    publishedAt: instant(),
    deletedAt: instant(),
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('articles_published')
      .on(table.publishedAt, table.id)
      .where(sql`${table.deletedAt} IS NULL AND ${table.publishedAt} IS NOT NULL`),
    index('articles_updated').on(table.updatedAt, table.id),
    index('articles_author').on(table.author),
    index('articles_tags').using('gin', table.tags),
    index('articles_subjects').using('gin', table.subjects),
    index('articles_title_trigrams')
      .using('gin', sql`lower(${table.title}) gin_trgm_ops`)
      .with(WITHOUT_PENDING_LIST),
  ],
);
