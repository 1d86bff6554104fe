import type { TicketCategory, TicketSide, TicketState } from '@mes/domain/support/tickets';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { matches, matchReports } from '../matches/tables';
import { bans } from '../moderation/tables';
import { players } from '../players/tables';

export const tickets = pgTable(
  'tickets',
  {
    /** A number that people can quote; a text on the wire. */
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    category: text().$type<TicketCategory>().notNull(),
    subject: text().notNull(),
    state: text().$type<TicketState>().notNull().default('open'),
    /** Null where the server called staff, and once the account is gone. */
    player: text().references(() => players.id, { onDelete: 'set null' }),
    assignee: text().references(() => players.id, { onDelete: 'set null' }),
    match: text().references(() => matches.id, { onDelete: 'set null' }),
    /** The player that it is about. */
    about: text().references(() => players.id, { onDelete: 'set null' }),
    /** Of an appeal: a ban is appealed once. */
    ban: uuid().references(() => bans.id, { onDelete: 'set null' }),
    /** The staff call or report that the ticket belongs to, by its category. */
    source: uuid(),
    /** Its messages are shown in that one, but they stay its own. */
    mergedInto: integer().references((): AnyPgColumn => tickets.id, { onDelete: 'set null' }),
    /** At Discord. */
    channel: text(),
    archived: boolean().notNull().default(false),
    messages: integer().notNull().default(0),
    /** The last message of each side, and the last that each side has seen. */
    lastByPlayer: uuid(),
    lastByStaff: uuid(),
    seenByPlayer: uuid(),
    seenByStaff: uuid(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    firstAnswerAt: instant(),
    firstAnswerBy: text().references(() => players.id, { onDelete: 'set null' }),
    closedAt: instant(),
    closedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('tickets_player').on(table.player, table.id),
    index('tickets_state').on(table.state, table.updatedAt, table.id),
    index('tickets_updated').on(table.updatedAt, table.id),
    index('tickets_unresolved')
      .on(table.updatedAt, table.id)
      .where(sql`state <> 'closed' AND merged_into IS NULL`),
    index('tickets_assignee')
      .on(table.assignee, table.updatedAt, table.id)
      .where(sql`${table.assignee} IS NOT NULL`),
    index('tickets_match').on(table.match).where(sql`${table.match} IS NOT NULL`),
    index('tickets_about').on(table.about).where(sql`${table.about} IS NOT NULL`),
    index('tickets_created').on(table.createdAt),
    index('tickets_closed').on(table.closedAt),
    index('tickets_merged').on(table.mergedInto).where(sql`${table.mergedInto} IS NOT NULL`),
    index('tickets_first_answer_by').on(table.firstAnswerBy),
    index('tickets_closed_by').on(table.closedBy),
    index('tickets_subject_words').using('gin', sql`to_tsvector('simple', ${table.subject})`),
    uniqueIndex('tickets_ban').on(table.ban),
    uniqueIndex('tickets_source').on(table.source),
    uniqueIndex('tickets_channel').on(table.channel),
    check('tickets_closed_at', sql`(${table.state} = 'closed') = (${table.closedAt} IS NOT NULL)`),
    check('tickets_not_into_itself', sql`${table.mergedInto} <> ${table.id}`),
  ],
);

/** What the player and staff write to each other. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    ticket: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    by: text().references(() => players.id, { onDelete: 'set null' }),
    side: text().$type<TicketSide>().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
    /** When the mirror at Discord took it over, or found that it need not. */
    mirroredAt: instant(),
  },
  (table) => [
    index('ticket_messages_unmirrored').on(table.id).where(sql`${table.mirroredAt} IS NULL`),
    index('ticket_messages_ticket').on(table.ticket, table.id),
    index('ticket_messages_by').on(table.by, table.sentAt),
    index('ticket_messages_sent').on(table.sentAt),
    index('ticket_messages_words').using('gin', sql`to_tsvector('simple', ${table.text})`),
  ],
);

/** For staff alone. A table of its own, so that no read of messages can contain one. */
export const ticketNotes = pgTable(
  'ticket_notes',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    ticket: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    by: text().references(() => players.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('ticket_notes_ticket').on(table.ticket, table.id),
    index('ticket_notes_by').on(table.by),
  ],
);

/**
 * The files are in the private store. Sent with a message, or with the report of a result; with neither
 * until then.
 */
export const ticketPictures = pgTable(
  'ticket_pictures',
  {
    id: uuid().primaryKey(),
    uploadedBy: text().references(() => players.id, { onDelete: 'set null' }),
    message: uuid().references(() => ticketMessages.id, { onDelete: 'cascade' }),
    /** Null again once the match is gone: then nothing needs the picture. */
    report: uuid().references(() => matchReports.id, { onDelete: 'set null' }),
    /** As the person called it. */
    name: text().notNull(),
    /** Its name in the private store. */
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('ticket_pictures_message').on(table.message),
    index('ticket_pictures_report').on(table.report),
    index('ticket_pictures_uploaded_by').on(table.uploadedBy),
    index('ticket_pictures_file').on(table.file),
    index('ticket_pictures_unsent')
      .on(table.createdAt)
      .where(sql`${table.message} IS NULL AND ${table.report} IS NULL`),
  ],
);

/** Answers that staff give often. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    text: text().notNull(),
    revision: integer().notNull().default(1),
    updatedAt: instant().notNull(),
    updatedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('canned_answers_title').on(sql`lower(${table.title})`)],
);
