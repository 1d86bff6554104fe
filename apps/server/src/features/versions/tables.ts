import type { Json } from '@mes/contract/scalars';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';

/**
 * Earlier contents of what staff write, for every kind in one table. A version is saved when the
 * content changes; only the newest remain.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text().$type<ContentKind>().notNull(),
    subjectId: text().notNull(),
    revision: integer().notNull(),
    title: text().notNull(),
    content: jsonb().$type<Json>().notNull(),
    at: instant().notNull(),
    by: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.revision] }),
    index('content_versions_by').on(table.by),
  ],
);

export type ContentKind = 'article' | 'announcement' | 'form' | 'tutorial';
