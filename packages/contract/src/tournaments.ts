import { REGIONS } from '@mes/domain/tournament-name/tournament-name';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READING } from './limits';
import { SeasonSchema } from './ratings';
import { PageInputSchema } from './references';
import {
  InstantSchema,
  PlayerIdSchema,
  RevisionSeenSchema,
  TeamNameSchema,
  TournamentIdSchema,
} from './scalars';
import {
  ApplicationSchema,
  FullRosterSchema,
  RegisteredTeamSchema,
  RequirementSchema,
  RosterSchema,
  SeedingSchema,
  SignupSchema,
  SubmittedSeedingSchema,
  TournamentRankSchema,
  TournamentSchema,
  TournamentSettingsSchema,
  TournamentSummarySchema,
  WebsiteTournamentSchema,
} from './tournament-schemas';
import { TOURNAMENT_STATES } from './vocabulary';

const OneTournamentSchema = z.object({ id: TournamentIdSchema });
const RosterKeySchema = z.object({ team: TeamNameSchema, tournament: TournamentIdSchema });
const RulesKeySchema = z.object({ tournament: TournamentIdSchema });

const ConfirmationSchema = z.object({
  confirmed: z.boolean(),
  confirmedAt: InstantSchema.nullable(),
});

const UNTIL_CHANGED = { seconds: 60, until: ['tournament:{id}'] };
const ROSTER_CACHE = { seconds: 60, until: ['tournament:{tournament}', 'team:{team}'] };

export const tournaments = {
  get: defineCall({
    method: 'GET',
    path: '/tournaments/{ids}',
    who: 'public',
    summary: 'Read tournaments by their ids, separated by commas',
    input: z.object({ ids: z.array(TournamentIdSchema).min(1).max(50) }),
    output: z.array(TournamentSchema),
    cache: { seconds: 60, until: ['tournaments'] },
    available: false,
  }),

  list: defineCall({
    method: 'GET',
    path: '/tournaments/game/CriticalOps',
    who: 'public',
    summary: 'List the tournaments that have been announced, newest first',
    input: PageInputSchema.extend({
      state: z.enum(TOURNAMENT_STATES).optional(),
      season: SeasonSchema.optional(),
      region: z.enum(REGIONS).optional(),
    }),
    output: z.array(TournamentSummarySchema),
    paged: true,
    cache: { seconds: 60, until: ['tournaments'] },
    available: false,
  }),

  website: defineCall({
    method: 'GET',
    path: '/website/tournaments/{id}',
    who: 'public',
    summary: 'Read a tournament with everything that its page shows',
    input: OneTournamentSchema,
    output: WebsiteTournamentSchema,
    cache: UNTIL_CHANGED,
    available: false,
  }),

  create: defineCall({
    method: 'POST',
    path: '/tournaments',
    who: 'Admin',
    summary: 'Create a tournament as a draft; what is not sent gets the usual setting',
    input: TournamentSettingsSchema.partial()
      .required({ name: true })
      .extend(OneTournamentSchema.shape),
    output: TournamentSchema,
    available: false,
  }),

  update: defineCall({
    method: 'PATCH',
    path: '/tournaments/{id}',
    who: 'Admin',
    summary: 'Change the settings of a tournament, or take it a step on or back in its life',
    input: TournamentSettingsSchema.partial().extend({
      id: TournamentIdSchema,
      revision: z.int().meta({ description: 'The revision that the editor saw' }),
      state: z.enum(TOURNAMENT_STATES).optional(),
    }),
    output: TournamentSchema,
    available: false,
  }),

  registered: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/teams/registered',
    who: 'public',
    summary: 'List the teams that are registered for a tournament',
    input: OneTournamentSchema,
    output: z.array(RegisteredTeamSchema),
    cache: UNTIL_CHANGED,
    available: false,
  }),

  registeredTeams: defineAction({
    object: 'tournament',
    action: 'registered_teams',
    value: 'id',
    who: 'public',
    summary: 'List the teams that are registered for a tournament',
    input: OneTournamentSchema,
    output: z.array(RegisteredTeamSchema),
    cache: UNTIL_CHANGED,
    available: false,
  }),

  applied: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/teams/applied',
    who: 'Moderator',
    summary: 'List every application to a tournament, whatever became of it',
    input: OneTournamentSchema,
    output: z.array(ApplicationSchema),
    available: false,
  }),

  appliedTeams: defineAction({
    object: 'tournament',
    action: 'applied_teams',
    value: 'id',
    who: 'Moderator',
    summary: 'List every application to a tournament, whatever became of it',
    input: OneTournamentSchema,
    output: z.array(ApplicationSchema),
    limit: READING,
    available: false,
  }),

  // Not cached, like the requirements below: it knows the caller's own team.
  signup: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/signup',
    who: 'public',
    summary: 'Read when and with how many players to sign up, and the own team’s application',
    input: OneTournamentSchema,
    output: SignupSchema,
    available: false,
  }),

  requirements: defineAction({
    object: 'tournament',
    action: 'requirements',
    value: 'id',
    who: 'public',
    summary: 'List what a team needs to sign up, and whether the caller’s own meets it',
    input: OneTournamentSchema,
    output: z.array(RequirementSchema),
    available: false,
  }),

  apply: defineAction({
    object: 'player',
    action: 'apply',
    value: 'id',
    who: 'login',
    summary: 'Sign the own team up for a tournament, or change the roster while signup is open',
    input: z.object({
      id: TournamentIdSchema.meta({ description: 'The tournament’s id' }),
      players: z.array(PlayerIdSchema).min(1).max(20),
    }),
    output: ApplicationSchema,
    limit: { calls: 20, seconds: 60 },
    available: false,
  }),

  requiresRules: defineAction({
    object: 'team',
    action: 'requires_rules',
    value: 'tournament',
    who: 'public',
    summary: 'Say whether players have to confirm the rules of a tournament',
    input: RulesKeySchema,
    output: z.object({ required: z.boolean() }),
    cache: { seconds: 60, until: ['tournament:{tournament}'] },
    available: false,
  }),

  confirmedRules: defineAction({
    object: 'team',
    action: 'confirmed_rules',
    value: 'tournament',
    who: 'login',
    summary: 'Say whether the caller has confirmed the rules of a tournament',
    input: RulesKeySchema,
    output: ConfirmationSchema,
    limit: READING,
    available: false,
  }),

  confirmRules: defineAction({
    object: 'team',
    action: 'confirm_rules',
    value: 'tournament',
    who: 'login',
    summary: 'Confirm the rules of a tournament',
    input: RulesKeySchema,
    output: ConfirmationSchema,
    available: false,
  }),

  roster: defineCall({
    method: 'GET',
    path: '/teams/{team}/roster/{tournament}',
    who: 'public',
    summary: 'Read the roster of a team in a tournament',
    input: RosterKeySchema,
    output: RosterSchema,
    cache: ROSTER_CACHE,
    available: false,
  }),

  getRoster: defineAction({
    object: 'team',
    action: 'get_roster',
    value: 'team',
    who: 'public',
    summary: 'Read the roster of a team in a tournament',
    input: RosterKeySchema,
    output: RosterSchema,
    cache: ROSTER_CACHE,
    available: false,
  }),

  fullRoster: defineAction({
    object: 'team',
    action: 'get_full_roster',
    value: 'team',
    who: 'public',
    summary: 'Read the roster of a team in a tournament with everything public of its players',
    input: RosterKeySchema,
    output: FullRosterSchema,
    cache: ROSTER_CACHE,
    available: false,
  }),

  editRoster: defineAction({
    object: 'roster',
    action: 'edit_roster',
    value: 'team',
    who: 'Moderator',
    summary: 'Add a player to a roster or remove one, also after it is locked',
    input: z.object({
      team: TeamNameSchema,
      id: TournamentIdSchema.meta({ description: 'The tournament’s id' }),
      target_id: PlayerIdSchema,
      action: z.enum(['add', 'remove']),
      reason: z.string().trim().max(500).optional(),
    }),
    output: FullRosterSchema,
    available: false,
  }),

  submitSeeding: defineCall({
    method: 'POST',
    path: '/tournaments/{id}/seeding',
    who: 'Moderator',
    summary: 'Submit the own order of the teams, or make an order the final one',
    input: z.object({
      id: TournamentIdSchema,
      teams: z
        .array(TeamNameSchema)
        .min(1)
        .max(4_096)
        .meta({ description: 'Every registered team, strongest first' }),
      final: z.boolean().default(false),
      separate: z
        .boolean()
        .default(false)
        .meta({ description: 'Move final seeds so that group rivals and rematches meet late' }),
      revision: RevisionSeenSchema,
    }),
    output: z.object({ own: SubmittedSeedingSchema.nullable(), seeding: SeedingSchema }),
    available: false,
  }),

  seeding: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/seeding',
    who: 'public',
    summary: 'Read the final seeding of a tournament',
    input: OneTournamentSchema,
    output: SeedingSchema,
    cache: UNTIL_CHANGED,
    available: false,
  }),

  ownSeeding: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/seeding/my',
    who: 'Moderator',
    summary: 'Read the order that the caller has submitted, null for none',
    input: OneTournamentSchema,
    output: SubmittedSeedingSchema.nullable(),
    available: false,
  }),

  submittedSeedings: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/seeding/submitted',
    who: 'Moderator',
    summary: 'List the orders that seeders have submitted',
    input: OneTournamentSchema,
    output: z.array(SubmittedSeedingSchema),
    available: false,
  }),

  rankLeaderboard: defineAction({
    object: 'other',
    action: 'tournament_rank_leaderboard',
    who: 'public',
    summary: 'List teams by the points of their tournament placements',
    input: PageInputSchema.extend({
      season: SeasonSchema.optional(),
      region: z.enum(REGIONS).optional(),
    }),
    output: z.array(TournamentRankSchema),
    paged: true,
    cache: { seconds: 60, until: ['tournaments', 'leaderboards'] },
    available: false,
  }),
};
