import type { ROSTER_CHANGES } from '@mes/contract/team-schemas';
import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import type { ProposalDirection } from '@mes/domain/teams/proposals';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { WITHOUT_PENDING_LIST } from '../../platform/database/indexes';
import { players } from '../players/tables';

/** People know a team by its unique name; the id stays the same when the name changes. */
export const teams = pgTable(
  'teams',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** What the name looks like. Null where it looked like an older one when skeletons began. */
    nameSkeleton: text(),
    tag: text().notNull(),
    region: text().$type<(typeof TEAM_REGIONS)[number]>().notNull(),
    description: text().notNull().default(''),
    /** Content hash of the logo, or null for a drawn emblem. */
    logo: text(),
    leader: text().references((): AnyPgColumn => players.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    disbandedAt: instant(),
  },
  (table) => [
    // Of disbanded teams too: their pages and matches stay under their names.
    uniqueIndex('teams_name').on(sql`lower(${table.name})`),
    uniqueIndex('teams_name_skeleton').on(table.nameSkeleton),
    // Scenes show the tag in place of a long name, so it must be unique.
    uniqueIndex('teams_tag').on(sql`lower(${table.tag})`).where(sql`${table.disbandedAt} IS NULL`),
    index('teams_name_prefix').on(sql`lower(${table.name}) text_pattern_ops`),
    index('teams_name_trigrams')
      .using('gin', sql`lower(${table.name}) gin_trgm_ops`)
      .with(WITHOUT_PENDING_LIST),
  ],
);

/** Names that teams have given up. */
export const teamNames = pgTable(
  'team_names',
  {
    id: uuid().primaryKey(),
    team: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameSkeleton: text(),
    until: instant().notNull(),
    changedBy: text(),
    /** Hidden by a moderator, such as an offensive name. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    index('team_names_team').on(table.team, table.until),
    index('team_names_skeleton').on(table.nameSkeleton),
    index('team_names_prefix')
      .on(sql`lower(${table.name}) text_pattern_ops`)
      .where(sql`NOT ${table.hidden}`),
    index('team_names_trigrams')
      .using('gin', sql`lower(${table.name}) gin_trgm_ops`)
      .with(WITHOUT_PENDING_LIST)
      .where(sql`NOT ${table.hidden}`),
  ],
);

/** Who was in a team and when. The one without `leftAt` agrees with `players.team`. */
export const teamMemberships = pgTable(
  'team_memberships',
  {
    id: uuid().primaryKey(),
    team: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    player: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    joinedAt: instant().notNull(),
    leftAt: instant(),
    leftBy: text().$type<(typeof ROSTER_CHANGES)[number]>(),
  },
  (table) => [
    uniqueIndex('team_memberships_open').on(table.player).where(sql`${table.leftAt} IS NULL`),
    index('team_memberships_team').on(table.team, table.joinedAt),
    index('team_memberships_player').on(table.player, table.joinedAt),
    // The feed of transfers of all teams.
    index('team_memberships_joined_at').on(table.joinedAt, table.id),
    index('team_memberships_left_at')
      .on(table.leftAt, table.id)
      .where(sql`${table.leftAt} IS NOT NULL`),
  ],
);

/**
 * A membership that one side proposes: a team invites a player, or a player asks to join. Open until it is
 * accepted, declined, withdrawn or expired. Declined ones stay for a while, so that nobody is asked again
 * and again.
 */
export const teamProposals = pgTable(
  'team_proposals',
  {
    team: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    player: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    direction: text().$type<ProposalDirection>().notNull(),
    proposedBy: text(),
    proposedAt: instant().notNull(),
    declinedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.team, table.player, table.direction] }),
    index('team_proposals_player').on(table.player),
    index('team_proposals_proposed_at').on(table.proposedAt),
  ],
);

/** Whoever has the token can join the team; each team has one link at most. */
export const teamInvitationLinks = pgTable('team_invitation_links', {
  team: text()
    .primaryKey()
    .references(() => teams.id, { onDelete: 'cascade' }),
  token: text().notNull(),
  createdAt: instant().notNull(),
});

/** What casters may say of a team, line by line. */
export const teamInformation = pgTable(
  'team_information',
  {
    team: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    addedAt: instant().notNull(),
    addedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.team, table.text] })],
);

export type TeamRow = typeof teams.$inferSelect;
