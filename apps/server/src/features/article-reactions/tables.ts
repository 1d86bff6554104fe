import type { Reaction } from '@mes/domain/articles/reactions';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { articles } from '../articles/tables';
import { players } from '../players/tables';

/** One for each reader. */
export const articleReactions = pgTable(
  'article_reactions',
  {
    article: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    player: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    reaction: text().$type<Reaction>().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.article, table.player] }),
    index('article_reactions_player').on(table.player),
  ],
);
