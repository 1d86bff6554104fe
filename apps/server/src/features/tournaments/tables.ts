import type { SignupSettings } from '@mes/contract/entry-schemas';
import type { Prize, Stage } from '@mes/contract/tournament-schemas';
import type { TIE_BREAKS, TOURNAMENT_THEMES } from '@mes/contract/vocabulary';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { ApplicationState, TournamentState } from '@mes/domain/tournament/lifecycle/states';
import type { Region } from '@mes/domain/tournament/name/tournament-name';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { WITHOUT_PENDING_LIST } from '../../platform/database/indexes';
import { players } from '../players/tables';
import { teams } from '../teams/tables';

/** The deadlines of signup are columns of their own, because the ticker queries them. */
type SignupRules = Pick<SignupSettings, 'min' | 'max' | 'teams' | 'automatic' | 'regions'>;

export const tournaments = pgTable(
  'tournaments',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    region: text().$type<Region>().notNull(),
    season: integer().notNull(),
    state: text().$type<TournamentState>().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    description: text().notNull().default(''),
    rules: text().notNull().default(''),
    rulesRequired: boolean().notNull().default(false),
    streamLink: text(),
    captainRoleId: text(),
    /** Content hash of the picture, or null for the theme's own. */
    picture: text(),
    theme: text().$type<(typeof TOURNAMENT_THEMES)[number]>(),
    /** `#rrggbb`, in broadcast scenes. */
    accent: text(),
    signup: jsonb().$type<SignupRules>().notNull(),
    signupOpen: instant(),
    signupClose: instant(),
    checkInOpen: instant(),
    checkInClose: instant(),
    rosterLock: instant(),
    /** Whether the roster lock was published; rosters are locked by the time itself. */
    lockAnnounced: boolean('lock_told').notNull().default(false),
    /** Whether leaders were reminded that check-in is about to close. */
    closingReminded: boolean('closing_told').notNull().default(false),
    stages: jsonb().$type<Stage[]>().notNull(),
    mapPool: text().array().$type<DefuseMap[]>().notNull(),
    tieBreaks: text().array().$type<(typeof TIE_BREAKS)[number][]>().notNull(),
    prizes: jsonb().$type<Prize[]>().notNull(),
    points: jsonb().$type<{ from: number; to: number; points: number }[]>().notNull(),
    winner: text().references(() => teams.id, { onDelete: 'set null' }),
    /** Whether a seeding is published that covers every registered team. */
    seeded: boolean().notNull().default(false),
    /** Rises when a seeding is published, and when registrations change a published one. */
    seedingRevision: integer().notNull().default(0),
    /** Hidden from all lists. */
    archived: boolean().notNull().default(false),
    revision: integer().notNull(),
    createdAt: instant().notNull(),
    createdBy: text(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('tournaments_id').on(sql`lower(${table.id})`),
    index('tournaments_searched')
      .using('gin', sql`${textOf(table)} gin_trgm_ops`)
      .with(WITHOUT_PENDING_LIST),
    index('tournaments_newest').on(sql`${table.startsAt} DESC NULLS FIRST`, table.id),
    // For the ticker, so that finished tournaments do not slow it down.
    index('tournaments_unfinished').on(table.state).where(sql`state <> 'finished'`),
  ],
);

/** What a search looks at, in lower case: “embers of victory s4 embersvictorys4eu eu s4 season 4”. */
export const searchedText = textOf(tournaments);

function textOf({
  name,
  id,
  region,
  season,
}: Record<'name' | 'id' | 'region' | 'season', SQLWrapper>): SQL<string> {
  return sql`lower(${name} || ' ' || ${id} || ' ' || ${region} || ' s' || ${season}::text || ' season ' || ${season}::text)`;
}

/** The application of a team, in whatever state. */
export const tournamentTeams = pgTable(
  'tournament_teams',
  {
    tournament: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    team: text()
      .notNull()
      .references(() => teams.id),
    state: text().$type<ApplicationState>().notNull(),
    /** Why it was declined, dropped or disqualified. */
    reason: text(),
    seed: integer(),
    checkedInAt: instant(),
    appliedAt: instant().notNull(),
    appliedBy: text(),
    updatedAt: instant().notNull(),
    /** Who decided last; null for the team's own signup and for the server. */
    decidedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.tournament, table.team] }),
    uniqueIndex('tournament_teams_seed').on(table.tournament, table.seed),
    index('tournament_teams_team').on(table.team),
  ],
);

export const rosterPlayers = pgTable(
  'roster_players',
  {
    tournament: text().notNull(),
    team: text().notNull(),
    player: text()
      .notNull()
      .references(() => players.id),
    /** Added by staff after the lock. */
    substitute: boolean().notNull().default(false),
    /** Players of an inactive roster, such as that of a declined team, can be on another one. */
    active: boolean().notNull().default(true),
    addedAt: instant().notNull(),
    addedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.tournament, table.team, table.player] }),
    foreignKey({
      columns: [table.tournament, table.team],
      foreignColumns: [tournamentTeams.tournament, tournamentTeams.team],
    }).onDelete('cascade'),
    // At most one active roster per player, also when two leaders sign up at the same time.
    uniqueIndex('roster_players_once').on(table.tournament, table.player).where(sql`active`),
    index('roster_players_player').on(table.player),
  ],
);

export const rulesConfirmations = pgTable(
  'rules_confirmations',
  {
    tournament: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    player: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.player] })],
);

/** The latest order of each seeder, strongest first. */
export const submittedSeedings = pgTable(
  'submitted_seedings',
  {
    tournament: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    seeder: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    /** Ids of teams. */
    teams: text().array().notNull(),
    submittedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.seeder] })],
);

/** The final place of a team with its prize and points; `from` and `to` differ if it is shared. */
export const placements = pgTable(
  'placements',
  {
    tournament: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    team: text()
      .notNull()
      .references(() => teams.id),
    from: integer().notNull(),
    to: integer().notNull(),
    /** Cents. */
    prize: integer().notNull(),
    points: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tournament, table.team] }),
    index('placements_team').on(table.team),
  ],
);

export type TournamentRow = typeof tournaments.$inferSelect;
