/** What a signed-in person finds first: what waits for them, and what they could do next. */
import { z } from 'zod';
import { AccountSchema } from './accounts';
import { defineAction } from './define';
import { RequirementSchema, SignupSettingsSchema } from './entry-schemas';
import { READ_LIMIT } from './limits';
import { MatchSummarySchema, TeamSlotSchema } from './match-schemas';
import { PrivateChannelSchema } from './messages';
import {
  PlayerReferenceSchema,
  TeamReferenceSchema,
  TournamentReferenceSchema,
} from './references';
import { RoomSchema } from './room-schemas';
import { InstantSchema } from './scalars';
import { TournamentSummarySchema } from './tournament-schemas';
import { APPLICATION_STATES, MATCH_STEPS, TASK_KINDS, TEAM_REGIONS } from './vocabulary';

/** A match of the caller that is not over. */
export const OwnMatchSchema = RoomSchema.pick({ checkInOpensAt: true, noShowAt: true }).extend({
  match: MatchSummarySchema,
  own: TeamSlotSchema.meta({ description: 'The caller’s team in this match' }),
  isCaptain: z.boolean(),
  step: z.enum(MATCH_STEPS).meta({ description: 'What the caller is to do, or what it waits for' }),
  opponentCheckedIn: z.boolean(),
});
export type OwnMatch = z.infer<typeof OwnMatchSchema>;

/** A tournament that teams can sign up for now. */
export const OpenSignupSchema = SignupSettingsSchema.pick({ teams: true, close: true }).extend({
  tournament: TournamentSummarySchema,
  application: z
    .enum(APPLICATION_STATES)
    .nullable()
    .meta({ description: 'Of the caller’s team, if it has applied' }),
  unmet: z
    .array(RequirementSchema.omit({ met: true }))
    .meta({ description: 'What keeps the caller’s team from it; empty without a team' }),
});
export type OpenSignup = z.infer<typeof OpenSignupSchema>;

export const OwnTeamSchema = TeamReferenceSchema.extend({
  region: z.enum(TEAM_REGIONS),
  isLeader: z.boolean().meta({ description: 'Whether the caller leads it' }),
  leader: PlayerReferenceSchema.nullable(),
  players: z.array(
    PlayerReferenceSchema.extend({
      canPlay: z.boolean().meta({ description: 'False without a game id that the game knows' }),
    }),
  ),
});
export type OwnTeam = z.infer<typeof OwnTeamSchema>;

export const TaskSchema = z.object({
  kind: z.enum(TASK_KINDS),
  tournament: TournamentReferenceSchema.nullable(),
  players: z.array(z.string()).meta({ description: 'Names of those that it is about' }),
});

export const PersonalHomeSchema = z.object({
  matches: z.array(OwnMatchSchema).meta({ description: 'Soonest first' }),
  invitations: AccountSchema.shape.invitations,
  signups: z
    .array(OpenSignupSchema)
    .meta({ description: 'Those that the team meets first, then by closing date' }),
  team: OwnTeamSchema.nullable(),
  messages: z.object({
    unread: z.int(),
    channels: z.array(PrivateChannelSchema).meta({ description: 'Only with unread messages' }),
  }),
  tasks: z.array(TaskSchema).meta({ description: 'Most urgent first' }),
  now: InstantSchema.meta({ description: 'The server’s clock, to count down by' }),
});
export type PersonalHome = z.infer<typeof PersonalHomeSchema>;

export const personalHome = {
  get: defineAction({
    object: 'player',
    action: 'home',
    who: 'login',
    summary: 'Read what the caller can do next: matches, invitations, signups, messages',
    input: z.object({}),
    output: PersonalHomeSchema,
    limit: READ_LIMIT,
  }),
};
