import type { TIME_PROPOSAL_STATES } from '@mes/contract/vocabulary';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { Veto } from '@mes/domain/veto/veto';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { matches } from '../matches/tables';
import { players } from '../players/tables';

export type TimeProposalState = (typeof TIME_PROPOSAL_STATES)[number];
type Role = TeamSlot | 'staff';

/** The state of a match room beside its match. A room that nobody has entered yet has no row. */
export const matchRooms = pgTable('match_rooms', {
  match: text()
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  /** Since when each team is ready for what comes next: the veto, then the match. */
  readyA: instant(),
  readyB: instant(),
  /** Whether staff were called because a team is not there. */
  noShowTold: boolean().notNull().default(false),
});

export const matchVetoes = pgTable(
  'match_vetoes',
  {
    match: text()
      .primaryKey()
      .references(() => matches.id, { onDelete: 'cascade' }),
    state: jsonb().$type<Veto>().notNull(),
    /** The deadline that the ticker acts on; null while paused and after the end. */
    turnEndsAt: instant(),
    /** What each team has banned, for its statistics. */
    bansA: text().array().$type<DefuseMap[]>().notNull(),
    bansB: text().array().$type<DefuseMap[]>().notNull(),
    /** When the first choice was made that is not published yet; null if all are. */
    heldSince: instant(),
  },
  (table) => [
    index('match_vetoes_turn_ends_at')
      .on(table.turnEndsAt)
      .where(sql`${table.turnEndsAt} IS NOT NULL`),
    index('match_vetoes_held_since').on(table.heldSince).where(sql`${table.heldSince} IS NOT NULL`),
  ],
);

export const roomMessages = pgTable(
  'room_messages',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** The teams of the match then: teams that replace them later must not read this. */
    pairing: text().notNull(),
    by: text().references(() => players.id, { onDelete: 'set null' }),
    role: text().$type<Role>().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
    /** Stored for moderators, not shown to others. */
    deletedAt: instant(),
    deletedBy: text(),
  },
  (table) => [
    index('room_messages_match').on(table.match, table.id),
    index('room_messages_by').on(table.by),
    // For what staff wrote in a period, which is little among what everyone wrote.
    index('room_messages_staff').on(table.by, table.sentAt).where(sql`role = 'staff'`),
  ],
);

/** Another time for a match, as one captain proposes it to the other. */
export const timeProposals = pgTable(
  'time_proposals',
  {
    id: uuid().primaryKey(),
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    opponent: text().$type<TeamSlot>().notNull(),
    by: text().references(() => players.id, { onDelete: 'set null' }),
    startsAt: instant().notNull(),
    state: text().$type<TimeProposalState>().notNull(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
    answeredBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('time_proposals_match').on(table.match, table.id),
    // However many press at once, one proposal of a match waits for its answer.
    uniqueIndex('time_proposals_pending').on(table.match).where(sql`state = 'pending'`),
  ],
);
