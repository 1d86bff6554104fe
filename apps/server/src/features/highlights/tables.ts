import type { ClipKind, ClipRating, ClipState } from '@mes/domain/highlights/clips';
import type { VideoHost } from '@mes/domain/highlights/video-links';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { matches } from '../matches/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';

const textSearchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Uploaded videos. One that no clip uses is deleted after a day. */
export const clipVideos = pgTable(
  'clip_videos',
  {
    id: uuid().primaryKey(),
    /** In the private store. */
    storedName: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    seconds: real().notNull(),
    /** Content hash of a picture of it, or null. */
    poster: text(),
    createdAt: instant().notNull(),
    createdBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('clip_videos_stored_name').on(table.storedName),
    index('clip_videos_created_at').on(table.createdAt),
    index('clip_videos_created_by').on(table.createdBy),
  ],
);

export const clips = pgTable(
  'clips',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    state: text().$type<ClipState>().notNull(),
    title: text().notNull(),
    /** Either a link, or a video. */
    linkHost: text().$type<VideoHost>(),
    linkId: text(),
    linkStart: integer(),
    video: uuid().references(() => clipVideos.id),
    kind: text().$type<ClipKind>(),
    rating: smallint().$type<ClipRating>(),
    map: text().$type<DefuseMap>(),
    round: smallint(),
    tournament: text().references(() => tournaments.id, { onDelete: 'set null' }),
    match: text().references(() => matches.id, { onDelete: 'set null' }),
    likes: integer().notNull().default(0),
    /** The number that was last published. */
    publishedLikes: integer().notNull().default(0),
    /** The title, and the names of what it is tagged with, as they were then. */
    searchText: text().notNull(),
    search: textSearchVector().generatedAlwaysAs(
      sql`to_tsvector('simple'::regconfig, "search_text")`,
    ),
    createdAt: instant().notNull(),
    createdBy: text().references(() => players.id, { onDelete: 'set null' }),
    publishedAt: instant(),
    rejectedAt: instant(),
    /** Who tags it now, and until when nobody else gets it. */
    claimedBy: text().references(() => players.id, { onDelete: 'set null' }),
    claimedUntil: instant(),
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('clips_link')
      .on(table.linkHost, table.linkId, sql`coalesce(${table.linkStart}, 0)`)
      .where(sql`${table.state} <> 'rejected'`),
    uniqueIndex('clips_video').on(table.video),
    index('clips_published')
      .on(table.publishedAt, table.id)
      .where(sql`${table.state} = 'published'`),
    index('clips_best')
      .on(table.likes, table.publishedAt, table.id)
      .where(sql`${table.state} = 'published'`),
    index('clips_unpublished_likes')
      .on(table.id)
      .where(sql`${table.likes} <> ${table.publishedLikes}`),
    index('clips_waiting').on(table.id).where(sql`${table.state} = 'waiting'`),
    index('clips_rejected').on(table.rejectedAt).where(sql`${table.state} = 'rejected'`),
    index('clips_tournament').on(table.tournament, table.publishedAt),
    index('clips_match').on(table.match),
    index('clips_map').on(table.map, table.publishedAt),
    index('clips_kind').on(table.kind, table.publishedAt),
    index('clips_created_by').on(table.createdBy),
    index('clips_claimed_by').on(table.claimedBy),
    index('clips_search').using('gin', table.search),
  ],
);

export const clipPlayers = pgTable(
  'clip_players',
  {
    clip: uuid()
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    player: text()
      .notNull()
      .references(() => players.id),
    /** In the order in which they were named: the first one is whom it is about. */
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clip, table.player] }),
    index('clip_players_player').on(table.player, table.clip),
  ],
);

/** The teams that the players were in then. */
export const clipTeams = pgTable(
  'clip_teams',
  {
    clip: uuid()
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    team: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.clip, table.team] }),
    index('clip_teams_team').on(table.team, table.clip),
  ],
);

/** Their number stands in the clip, too. The times decide the clip of the week. */
export const clipLikes = pgTable(
  'clip_likes',
  {
    clip: uuid()
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    player: text()
      .notNull()
      .references(() => players.id),
    likedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clip, table.player] }),
    index('clip_likes_player').on(table.player),
    index('clip_likes_liked_at').on(table.likedAt, table.clip),
  ],
);

/** Weeks that are over and decided. The clip is null for a week without likes, or if it was deleted. */
export const clipWeeks = pgTable(
  'clip_weeks',
  {
    /** Monday, 0:00 UTC. */
    week: instant().primaryKey(),
    clip: uuid().references(() => clips.id, { onDelete: 'set null' }),
    likes: integer().notNull(),
    decidedAt: instant().notNull(),
  },
  (table) => [index('clip_weeks_clip').on(table.clip)],
);
