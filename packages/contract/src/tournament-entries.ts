import { DECISIONS } from '@mes/domain/roster/decisions';
import { z } from 'zod';
import { type CacheRule, defineAction, defineCall } from './define';
import {
  DraftedSeedSchema,
  FullRosterSchema,
  RegisteredTeamSchema,
  RosterSchema,
  SeedingSchema,
  StaffApplicationSchema,
  SubmittedSeedingSchema,
} from './entry-schemas';
import { READ_LIMIT } from './limits';
import { PlayerIdSchema, RevisionSeenSchema, TeamNameSchema, TournamentIdSchema } from './scalars';

const OneTournamentSchema = z.object({ id: TournamentIdSchema });
const RosterKeySchema = z.object({ team: TeamNameSchema, tournament: TournamentIdSchema });
const ReasonSchema = z.string().trim().max(500);

const UNTIL_CHANGED: CacheRule = { seconds: 60, until: ['tournament:{id}'] };
const ROSTER_CACHE: CacheRule = { seconds: 60, until: ['tournament:{tournament}', 'team:{team}'] };

/** Participants, rosters and seeding. */
export const entryCalls = {
  registered: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/teams/registered',
    who: 'public',
    summary: 'List the teams that are registered for a tournament',
    input: OneTournamentSchema,
    output: z.array(RegisteredTeamSchema),
    cache: UNTIL_CHANGED,
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
  }),

  applied: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/teams/applied',
    who: 'Moderator',
    summary: 'List every application to a tournament, whatever became of it',
    input: OneTournamentSchema,
    output: z.array(StaffApplicationSchema),
    revision: 'tournament:{id}',
  }),

  appliedTeams: defineAction({
    object: 'tournament',
    action: 'applied_teams',
    value: 'id',
    who: 'Moderator',
    summary: 'List every application to a tournament, whatever became of it',
    input: OneTournamentSchema,
    output: z.array(StaffApplicationSchema),
    limit: READ_LIMIT,
  }),

  decide: defineAction({
    object: 'tournament',
    action: 'decide',
    value: 'id',
    who: 'Moderator',
    summary: 'Register, waitlist, decline, drop or disqualify a team that has applied',
    input: OneTournamentSchema.extend({
      team: TeamNameSchema,
      state: z.enum(DECISIONS),
      reason: ReasonSchema.optional().meta({
        description: 'Told to the team; needed to decline, drop or disqualify',
      }),
    }),
    output: StaffApplicationSchema,
    // Staff decide about a list of applications one by one.
    limit: { calls: 300, seconds: 60 },
  }),

  addTeam: defineAction({
    object: 'tournament',
    action: 'add_team',
    value: 'id',
    who: 'Moderator',
    summary: 'Register a team that has not applied, as for an invitation',
    input: OneTournamentSchema.extend({
      team: TeamNameSchema,
      players: z
        .array(PlayerIdSchema)
        .max(20)
        .optional()
        .meta({ description: 'The whole team, as far as the roster holds it, unless given' }),
    }),
    output: StaffApplicationSchema,
    limit: { calls: 300, seconds: 60 },
  }),

  roster: defineCall({
    method: 'GET',
    path: '/teams/{team}/roster/{tournament}',
    who: 'public',
    summary: 'Read the roster of a team in a tournament',
    input: RosterKeySchema,
    output: RosterSchema,
    cache: ROSTER_CACHE,
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
      reason: ReasonSchema.optional(),
    }),
    output: FullRosterSchema,
  }),

  rostersFile: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/rosters.csv',
    who: 'Moderator',
    summary: 'Download every roster of a tournament as a table for spreadsheets',
    input: OneTournamentSchema,
    output: z.string(),
    file: { type: 'text/csv; charset=utf-8', name: 'rosters.csv' },
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
  }),

  seeding: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/seeding',
    who: 'public',
    summary: 'Read the final seeding of a tournament',
    input: OneTournamentSchema,
    output: SeedingSchema,
    cache: UNTIL_CHANGED,
    revision: 'tournament:{id}',
  }),

  ownSeeding: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/seeding/my',
    who: 'Moderator',
    summary: 'Read the order that the caller has submitted, null for none',
    input: OneTournamentSchema,
    output: SubmittedSeedingSchema.nullable(),
  }),

  submittedSeedings: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/seeding/submitted',
    who: 'Moderator',
    summary: 'List the orders that seeders have submitted',
    input: OneTournamentSchema,
    output: z.array(SubmittedSeedingSchema),
    revision: 'tournament:{id}',
  }),

  draftSeeding: defineAction({
    object: 'tournament',
    action: 'draft_seeding',
    value: 'id',
    who: 'Moderator',
    summary: 'Draft an order from rating, submitted orders and past placements',
    input: OneTournamentSchema,
    output: z.array(DraftedSeedSchema),
    revision: 'tournament:{id}',
    limit: READ_LIMIT,
  }),
};
