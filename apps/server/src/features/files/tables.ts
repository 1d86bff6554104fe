import type { UPLOAD_PURPOSES } from '@mes/contract/files';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** For which purposes a picture was uploaded. Its name is a content hash and does not contain it. */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    name: text().notNull(),
    purpose: text().$type<(typeof UPLOAD_PURPOSES)[number]>().notNull(),
    uploadedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.purpose] })],
);
