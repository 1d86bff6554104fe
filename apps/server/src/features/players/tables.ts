import type { GameIdState } from '@mes/contract/profile-schemas';
import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import type { PlayerRole } from '@mes/domain/players/roles';
import type { SocialLink } from '@mes/domain/players/social-links';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { WITHOUT_PENDING_LIST } from '../../platform/database/indexes';
import { teams } from '../teams/tables';

/** Everyone who plays or has an account. The id is short, readable and holds no dot. */
export const players = pgTable(
  'players',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** What the name looks like. Null where it looked like an older one when skeletons began. */
    nameSkeleton: text(),
    gameId: text(),
    gameIdState: text().$type<GameIdState>(),
    /** Keyed hash of the id of the device that the player plays on. */
    deviceIdHash: text(),
    country: text(),
    description: text().notNull().default(''),
    /** Content hash of the photo, or null for a drawn portrait. */
    photo: text(),
    socialLinks: jsonb().$type<SocialLink[]>().notNull().default([]),
    team: text().references((): AnyPgColumn => teams.id, { onDelete: 'set null' }),
    lookingForTeam: boolean().notNull().default(false),
    lookingSince: instant(),
    // The column is named after the search for a team, where roles were asked for first.
    roles: text('looking_roles').array().$type<PlayerRole[]>().notNull().default([]),
    lookingRegion: text().$type<(typeof TEAM_REGIONS)[number]>(),
    lookingNote: text().notNull().default(''),
    createdAt: instant().notNull(),
    /** The row of a deleted player stays without personal data, because matches refer to it. */
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('players_name').on(sql`lower(${table.name})`),
    uniqueIndex('players_name_skeleton').on(table.nameSkeleton),
    uniqueIndex('players_game_id').on(sql`lower(${table.gameId})`),
    index('players_game_id_unchecked').on(table.id).where(sql`${table.gameIdState} = 'unchecked'`),
    index('players_team').on(table.team),
    index('players_country').on(table.country),
    index('players_looking')
      .on(table.lookingSince)
      .where(sql`${table.lookingForTeam} AND ${table.team} IS NULL`),
    index('players_name_prefix').on(sql`lower(${table.name}) text_pattern_ops`),
    index('players_name_trigrams')
      .using('gin', sql`lower(${table.name}) gin_trgm_ops`)
      .with(WITHOUT_PENDING_LIST),
  ],
);

/** What a name in a list needs. */
export const referenceFields = { id: players.id, name: players.name, photo: players.photo };

/** What rosters, line-ups and scoreboards show of a player. */
export const rosterFields = { ...referenceFields, country: players.country };

/** Names that players have given up. */
export const playerNames = pgTable(
  'player_names',
  {
    id: uuid().primaryKey(),
    player: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameSkeleton: text(),
    until: instant().notNull(),
    changedBy: text(),
    /** Hidden by a moderator, such as an offensive name. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    index('player_names_player').on(table.player, table.until),
    index('player_names_skeleton').on(table.nameSkeleton),
    index('player_names_prefix')
      .on(sql`lower(${table.name}) text_pattern_ops`)
      .where(sql`NOT ${table.hidden}`),
    index('player_names_trigrams')
      .using('gin', sql`lower(${table.name}) gin_trgm_ops`)
      .with(WITHOUT_PENDING_LIST)
      .where(sql`NOT ${table.hidden}`),
  ],
);

/** What casters may say of a player. */
export const playerFacts = pgTable('player_facts', {
  player: text()
    .primaryKey()
    .references(() => players.id, { onDelete: 'cascade' }),
  facts: text().notNull(),
  revision: integer().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text(),
});
