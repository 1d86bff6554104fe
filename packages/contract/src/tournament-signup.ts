import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { ApplicationSchema, RequirementSchema, SignupSchema } from './entry-schemas';
import { NOTIFY_LIMIT, READ_LIMIT } from './limits';
import { InstantSchema, PlayerIdSchema, TeamNameSchema, TournamentIdSchema } from './scalars';

const OneTournamentSchema = z.object({ id: TournamentIdSchema });
const RulesKeySchema = z.object({ tournament: TournamentIdSchema });

const ConfirmationSchema = z.object({
  confirmed: z.boolean(),
  confirmedAt: InstantSchema.nullable(),
});

/** The sign-up calls for leaders and players. */
export const signupCalls = {
  // Not cached, like the requirements below: it depends on the caller's team.
  signup: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/signup',
    who: 'public',
    summary: 'Read when and with how many players to sign up, and the own team’s application',
    input: OneTournamentSchema,
    output: SignupSchema,
    revision: 'tournament:{id}',
  }),

  requirements: defineAction({
    object: 'tournament',
    action: 'requirements',
    value: 'id',
    who: 'public',
    summary: 'List what a team needs to sign up, and whether the caller’s own meets it',
    input: OneTournamentSchema,
    output: z.array(RequirementSchema),
    revision: 'tournament:{id}',
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
    limit: NOTIFY_LIMIT,
  }),

  withdraw: defineAction({
    object: 'tournament',
    action: 'withdraw',
    value: 'id',
    who: 'login',
    summary: 'Take the own team out of a tournament; once it runs, its matches are forfeited',
    input: OneTournamentSchema,
    output: ApplicationSchema,
    limit: NOTIFY_LIMIT,
  }),

  checkIn: defineAction({
    object: 'tournament',
    action: 'check_in',
    value: 'id',
    who: 'login',
    summary: 'Say that the own team is there; staff may say so for any, or take it back',
    input: OneTournamentSchema.extend({
      team: TeamNameSchema.optional().meta({ description: 'Another than the own one: Moderator' }),
      present: z.boolean().default(true).meta({ description: 'False takes it back: Moderator' }),
    }),
    output: ApplicationSchema,
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
  }),

  confirmedRules: defineAction({
    object: 'team',
    action: 'confirmed_rules',
    value: 'tournament',
    who: 'login',
    summary: 'Say whether the caller has confirmed the rules of a tournament',
    input: RulesKeySchema,
    output: ConfirmationSchema,
    limit: READ_LIMIT,
    revision: 'tournament:{tournament}',
  }),

  confirmRules: defineAction({
    object: 'team',
    action: 'confirm_rules',
    value: 'tournament',
    who: 'login',
    summary: 'Confirm the rules of a tournament',
    input: RulesKeySchema,
    output: ConfirmationSchema,
  }),
};
