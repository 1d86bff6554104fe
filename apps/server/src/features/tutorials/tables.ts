import type { Json } from '@mes/contract/scalars';
import type { TipCategory } from '@mes/domain/tutorials/tips';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';

/** Which state one is in follows from its dates. They are few, and always read together. */
export const tips = pgTable('tips', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  category: text().$type<TipCategory>().notNull(),
  /** Cleaned when it was written. */
  html: text().notNull(),
  /** Its place in the order of all tips, from 0. */
  place: integer().notNull(),
  publishedAt: instant(),
  deletedAt: instant(),
  revision: integer().notNull().default(1),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().references(() => players.id, { onDelete: 'set null' }),
});

/** What staff edit as a whole. Without a row the page shows its defaults, with the revision 0. */
export const tutorialDocuments = pgTable('tutorial_documents', {
  page: text().$type<'weapons' | 'maps'>().primaryKey(),
  content: jsonb().$type<Json>().notNull(),
  revision: integer().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().references(() => players.id, { onDelete: 'set null' }),
});
