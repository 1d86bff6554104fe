import { LEAGUE_NAME } from '@mes/domain/names/validity';
import { z } from 'zod';
import { type CacheRule, defineAction } from './define';
import { READ_LIMIT } from './limits';
import {
  InvitationSchema,
  LeagueSchema,
  OwnLeagueSchema,
  OwnPredictionSchema,
  PickemRankSchema,
  PickemSchema,
  PicksSchema,
  PredictionSchema,
} from './pickem-schemas';
import { PageInputSchema } from './references';
import {
  NothingSchema,
  PlayerIdSchema,
  RevisionSchema,
  TournamentIdSchema,
  UuidSchema,
} from './scalars';

const OneTournamentSchema = z.object({ id: TournamentIdSchema });
const OneLeagueSchema = z.object({ league: UuidSchema });
const InviteSchema = z.object({ invite: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });
const LeagueNameSchema = z.string().trim().min(LEAGUE_NAME.min).max(LEAGUE_NAME.max);

const UNTIL_SCORED: CacheRule = { seconds: 60, until: ['pickem:{id}'] };
const UNTIL_CHANGED: CacheRule = { seconds: 30, until: ['pickem:{id}', 'tournament:{id}'] };

/** Autosave sends a prediction after every few picks. */
const SAVE_LIMIT = { calls: 120, seconds: 60 };
const LEAGUE_LIMIT = { calls: 30, seconds: 600 };

export const pickem = {
  get: defineAction({
    object: 'pickem',
    action: 'get',
    value: 'id',
    who: 'public',
    summary: 'Read the pick’em of a tournament: its stages and teams, and until when it is open',
    input: OneTournamentSchema,
    output: PickemSchema,
    cache: UNTIL_CHANGED,
    revision: ['pickem:{id}', 'tournament:{id}'],
  }),

  own: defineAction({
    object: 'pickem',
    action: 'own',
    value: 'id',
    who: 'login',
    summary: 'Read the caller’s prediction of a tournament; null without one',
    input: OneTournamentSchema,
    output: OwnPredictionSchema.nullable(),
    limit: READ_LIMIT,
    revision: ['pickem:{id}', 'tournament:{id}'],
  }),

  save: defineAction({
    object: 'pickem',
    action: 'save',
    value: 'id',
    who: 'login',
    summary: 'Save the caller’s prediction of a tournament, complete or not, until it locks',
    input: OneTournamentSchema.extend({
      picks: PicksSchema,
      setup: z.string().max(64).meta({ description: 'As it was when the picks were made' }),
      version: RevisionSchema.meta({ description: 'That was seen; 0 for a first prediction' }),
    }),
    output: OwnPredictionSchema,
    limit: SAVE_LIMIT,
  }),

  prediction: defineAction({
    object: 'pickem',
    action: 'prediction',
    value: 'id',
    who: 'public',
    summary: 'Read somebody’s prediction of a tournament, once it is locked',
    input: OneTournamentSchema.extend({ player: PlayerIdSchema }),
    output: PredictionSchema,
    cache: UNTIL_SCORED,
    revision: 'pickem:{id}',
  }),

  leaderboard: defineAction({
    object: 'pickem',
    action: 'leaderboard',
    value: 'id',
    who: 'public',
    summary: 'List the predictions of a tournament, best first, once it is locked',
    input: OneTournamentSchema.extend({
      page: PageInputSchema.shape.page,
      size: z.int().min(1).max(100).default(15),
    }),
    output: z.array(PickemRankSchema),
    paged: true,
    cache: UNTIL_SCORED,
    revision: 'pickem:{id}',
  }),

  leagues: defineAction({
    object: 'pickem',
    action: 'leagues',
    who: 'login',
    summary: 'List the leagues that the caller is in',
    input: z.object({}),
    output: z.array(OwnLeagueSchema),
    limit: READ_LIMIT,
  }),

  league: defineAction({
    object: 'pickem',
    action: 'league',
    value: 'league',
    who: 'login',
    summary: 'Read a league of the caller with the scores of its members in a tournament',
    input: OneLeagueSchema.extend({ tournament: TournamentIdSchema }),
    output: LeagueSchema,
    limit: READ_LIMIT,
    revision: 'pickem:{tournament}',
  }),

  createLeague: defineAction({
    object: 'pickem',
    action: 'create_league',
    value: 'name',
    who: 'login',
    summary: 'Create a private league and own it',
    input: z.object({ name: LeagueNameSchema }),
    output: OwnLeagueSchema,
    limit: LEAGUE_LIMIT,
    secret: true,
  }),

  invitation: defineAction({
    object: 'pickem',
    action: 'invitation',
    value: 'invite',
    who: 'public',
    summary: 'Read the league that a link invites to, before joining it',
    input: InviteSchema,
    output: InvitationSchema,
    limit: { calls: 60, seconds: 60 },
  }),

  joinLeague: defineAction({
    object: 'pickem',
    action: 'join_league',
    value: 'invite',
    who: 'login',
    summary: 'Join the league that a link invites to',
    input: InviteSchema,
    output: OwnLeagueSchema,
    limit: LEAGUE_LIMIT,
  }),

  leaveLeague: defineAction({
    object: 'pickem',
    action: 'leave_league',
    value: 'league',
    who: 'login',
    summary: 'Leave a league; an owner passes it to its oldest member, or ends it when alone',
    input: OneLeagueSchema,
    output: NothingSchema,
  }),

  renewInvite: defineAction({
    object: 'pickem',
    action: 'renew_invite',
    value: 'league',
    who: 'login',
    summary: 'Replace the link of an owned league, so that the old one is worth nothing',
    input: OneLeagueSchema,
    output: OwnLeagueSchema,
    limit: LEAGUE_LIMIT,
    secret: true,
  }),

  removeMember: defineAction({
    object: 'pickem',
    action: 'remove_member',
    value: 'league',
    who: 'login',
    summary: 'Remove a member from an owned league',
    input: OneLeagueSchema.extend({ player: PlayerIdSchema }),
    output: NothingSchema,
  }),

  deleteLeague: defineAction({
    object: 'pickem',
    action: 'delete_league',
    value: 'league',
    who: 'login',
    summary: 'Delete an owned league; moderators may delete any',
    input: OneLeagueSchema,
    output: NothingSchema,
  }),
};
