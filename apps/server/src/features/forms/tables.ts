import type { FormContent } from '@mes/contract/form-schemas';
import type { Answers } from '@mes/domain/forms/answers';
import type { KnownField } from '@mes/domain/forms/known-fields';
import type { ReviewState } from '@mes/domain/forms/state';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';
import { teams } from '../teams/tables';

/** Which state one is in follows from its times: a planned one opens by time alone. */
export const forms = pgTable(
  'forms',
  {
    /** In its address, so it never changes. In small letters. */
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    fields: jsonb().$type<FormContent['fields']>().notNull(),
    /** With those that were removed after somebody had answered. */
    knownFields: jsonb().$type<KnownField[]>().notNull(),
    anonymous: boolean().notNull(),
    changeable: boolean().notNull(),
    /** Whose players may answer; without team and tournament everyone. */
    audienceTeam: text().references(() => teams.id),
    /** No foreign key: a tournament can be deleted while it is a draft, and then nobody may answer. */
    audienceTournament: text(),
    maxResponses: integer(),
    rewardPoints: integer(),
    photoField: text(),
    opensAt: instant(),
    closesAt: instant(),
    deletedAt: instant(),
    revision: integer().notNull().default(1),
    /** The revision in which the content last changed; responses name it. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('forms_updated').on(table.updatedAt, table.id),
    index('forms_audience_team').on(table.audienceTeam),
    check(
      'forms_audience',
      sql`num_nonnulls(${table.audienceTeam}, ${table.audienceTournament}) < 2`,
    ),
    check(
      'forms_anonymous',
      sql`NOT (${table.anonymous} AND num_nonnulls(${table.rewardPoints}, ${table.photoField}) > 0)`,
    ),
  ],
);

/**
 * One response of a person to a form. In an anonymous form nothing names the person: the respondent is
 * a keyed hash, the id is random and the times are days.
 */
export const formResponses = pgTable(
  'form_responses',
  {
    id: uuid().primaryKey(),
    form: text()
      .notNull()
      .references(() => forms.id),
    /** The id of the player, or a keyed hash of it. */
    respondent: text().notNull(),
    /** Null in an anonymous form. */
    player: text().references(() => players.id),
    answers: jsonb().$type<Answers>().notNull(),
    /** The version of the form that was answered. */
    version: integer().notNull(),
    /** Counts only while the form has something to decide about. */
    review: text().$type<ReviewState>().notNull().default('pending'),
    reason: text(),
    reviewedAt: instant(),
    reviewedBy: text().references(() => players.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    index('form_responses_form').on(table.form, table.createdAt, table.id),
    index('form_responses_player').on(table.player),
    index('form_responses_reviewed_by').on(table.reviewedBy),
    /** Two responses of one person are impossible, however fast they are sent. */
    uniqueIndex('form_responses_once')
      .on(table.form, table.respondent)
      .where(sql`${table.deletedAt} IS NULL`),
  ],
);

/** Pictures in answers. Their files are outside of what the web server serves. */
export const formPictures = pgTable(
  'form_pictures',
  {
    id: uuid().primaryKey(),
    form: text()
      .notNull()
      .references(() => forms.id),
    /** As in responses. */
    respondent: text().notNull(),
    /** Null before it is sent, and again after it was replaced. */
    response: uuid().references(() => formResponses.id, { onDelete: 'set null' }),
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('form_pictures_response').on(table.response),
    index('form_pictures_unsent').on(table.createdAt).where(sql`${table.response} IS NULL`),
    index('form_pictures_respondent').on(table.respondent),
  ],
);

/** A reward is given once for each player and form, whatever happens to the response. */
export const formRewards = pgTable(
  'form_rewards',
  {
    form: text()
      .notNull()
      .references(() => forms.id),
    player: text()
      .notNull()
      .references(() => players.id),
    season: integer().notNull(),
    points: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.form, table.player] }),
    index('form_rewards_player').on(table.player),
  ],
);
