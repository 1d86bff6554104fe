import { REGIONS } from '@mes/domain/tournament/name/tournament-name';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READ_LIMIT, UPLOAD_LIMIT } from './limits';
import { SeasonSchema } from './ratings';
import { PageInputSchema, PictureUploadSchema } from './references';
import {
  InstantSchema,
  NothingSchema,
  RevisionSchema,
  RevisionSeenSchema,
  TournamentIdSchema,
} from './scalars';
import { entryCalls } from './tournament-entries';
import { resultCalls } from './tournament-results';
import {
  EditedTournamentSchema,
  ListedTournamentSchema,
  PastSeriesSchema,
  TournamentChangeSchema,
  TournamentSchema,
  TournamentSettingsSchema,
  WebsiteTournamentSchema,
} from './tournament-schemas';
import { signupCalls } from './tournament-signup';
import { TOURNAMENT_STATES } from './vocabulary';

const OneTournamentSchema = z.object({ id: TournamentIdSchema });
const NameSchema = TournamentSettingsSchema.shape.name;

const ListInputSchema = PageInputSchema.extend({
  state: z.enum(TOURNAMENT_STATES).optional(),
  finished: z
    .boolean()
    .optional()
    .meta({ description: 'Only those that are over, or only the others' }),
  season: SeasonSchema.optional(),
  region: z.enum(REGIONS).optional(),
  named: z.string().trim().min(2).max(100).optional().meta({
    description: 'A part of the name, whatever its case: Embers',
  }),
});

export const tournaments = {
  get: defineCall({
    method: 'GET',
    path: '/tournaments/{ids}',
    who: 'public',
    summary: 'Read tournaments by their ids, separated by commas',
    input: z.object({ ids: z.array(TournamentIdSchema).min(1).max(50) }),
    output: z.array(TournamentSchema),
    cache: { seconds: 60, until: ['tournaments'] },
  }),

  list: defineCall({
    method: 'GET',
    path: '/tournaments/game/CriticalOps',
    who: 'public',
    summary: 'List the tournaments that have been announced, newest first',
    input: ListInputSchema,
    output: z.array(ListedTournamentSchema),
    paged: true,
    cache: { seconds: 60, until: ['tournaments'] },
    revision: 'tournaments',
  }),

  pastSeries: defineAction({
    object: 'tournament',
    action: 'past_series',
    who: 'public',
    summary: 'List the finished tournaments by series, the series that was played last first',
    input: ListInputSchema.pick({ season: true, region: true, named: true }).extend({
      series: z.string().max(100).optional().meta({
        description: 'Only this one with its tournaments; the others with their number alone',
      }),
      count: z.int().min(1).max(100).default(4).meta({ description: 'Tournaments of each series' }),
    }),
    output: z.array(PastSeriesSchema),
    cache: { seconds: 60, until: ['tournaments'] },
    revision: 'tournaments',
  }),

  website: defineCall({
    method: 'GET',
    path: '/website/tournaments/{id}',
    who: 'public',
    summary: 'Read a tournament with everything that its page shows',
    input: OneTournamentSchema,
    output: WebsiteTournamentSchema,
    cache: { seconds: 60, until: ['tournament:{id}'] },
    revision: 'tournament:{id}',
  }),

  listAll: defineAction({
    object: 'tournament',
    action: 'list_all',
    who: 'Moderator',
    summary: 'List every tournament, also drafts and those that are archived',
    input: ListInputSchema.extend({ archived: z.boolean().default(false) }),
    output: z.array(ListedTournamentSchema),
    paged: true,
    revision: 'tournaments',
    limit: READ_LIMIT,
  }),

  edited: defineAction({
    object: 'tournament',
    action: 'editor',
    value: 'id',
    who: 'Moderator',
    summary: 'Read a tournament for its editor, with the steps that it can take',
    input: OneTournamentSchema,
    output: EditedTournamentSchema,
    revision: 'tournament:{id}',
    limit: READ_LIMIT,
  }),

  create: defineCall({
    method: 'POST',
    path: '/tournaments',
    who: 'Admin',
    summary: 'Create a tournament as a draft; what is not sent gets the usual setting',
    input: TournamentChangeSchema.required({ name: true }).extend(OneTournamentSchema.shape),
    output: EditedTournamentSchema,
  }),

  update: defineCall({
    method: 'PATCH',
    path: '/tournaments/{id}',
    who: 'Admin',
    summary: 'Change the settings of a tournament, or take it a step on or back in its life',
    input: TournamentChangeSchema.extend({
      id: TournamentIdSchema,
      revision: RevisionSchema.meta({ description: 'The revision that the editor saw' }),
      state: z.enum(TOURNAMENT_STATES).optional(),
    }),
    output: EditedTournamentSchema,
  }),

  duplicate: defineAction({
    object: 'tournament',
    action: 'duplicate',
    value: 'id',
    who: 'Admin',
    summary: 'Make a draft with the settings of another tournament',
    input: OneTournamentSchema.extend({
      newId: TournamentIdSchema,
      name: NameSchema,
      startsAt: InstantSchema.nullable().default(null).meta({
        description: 'Moves every other date by as much; null leaves the dates open',
      }),
    }),
    output: EditedTournamentSchema,
  }),

  editPicture: defineAction({
    object: 'tournament',
    action: 'edit_picture',
    value: 'id',
    who: 'Admin',
    summary: 'Change the picture of a tournament, or take it away',
    input: OneTournamentSchema.extend({ picture: PictureUploadSchema.nullable() }),
    output: EditedTournamentSchema,
    limit: UPLOAD_LIMIT,
  }),

  archive: defineAction({
    object: 'tournament',
    action: 'archive',
    value: 'id',
    who: 'Admin',
    summary: 'Take a tournament that does not run out of every list, or bring it back',
    input: OneTournamentSchema.extend({ archived: z.boolean().default(true) }),
    output: EditedTournamentSchema,
  }),

  delete: defineAction({
    object: 'tournament',
    action: 'delete',
    value: 'id',
    who: 'Admin',
    summary: 'Delete a draft that no team has applied to',
    input: OneTournamentSchema.extend({ revision: RevisionSeenSchema }),
    output: NothingSchema,
  }),

  ...signupCalls,
  ...entryCalls,
  ...resultCalls,
};
