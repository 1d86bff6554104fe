import type { PropertyType } from '@mes/domain/properties/properties';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, jsonValue } from '../../platform/database/columns';

export const properties = pgTable('properties', {
  id: text().primaryKey(),
  type: text().$type<PropertyType>().notNull(),
  value: jsonValue(),
  description: text().notNull().default(''),
  readPermissions: text(),
  writePermissions: text(),
  /** Declared by the program, which reads it: it can be changed but not deleted. */
  builtIn: boolean().notNull().default(false),
  revision: integer().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text(),
});

export const propertyHistory = pgTable(
  'property_history',
  {
    property: text()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    value: jsonValue(),
    at: instant().notNull(),
    by: text(),
  },
  (table) => [primaryKey({ columns: [table.property, table.revision] })],
);
