/** How teams get into a tournament: signup, rosters, seeding. */
import { z } from 'zod';
import {
  PlayerReferenceSchema,
  TeamReferenceSchema,
  TournamentReferenceSchema,
} from './references';
import { InstantSchema, RevisionSchema } from './scalars';
import { CountSchema } from './statistics';
import {
  APPLICATION_STATES,
  REQUIREMENT_KINDS,
  TEAM_REGIONS,
  TOURNAMENT_STATES,
} from './vocabulary';

export const PlaceSchema = z.int().min(1).max(4_096);

export const SignupSettingsSchema = z.object({
  open: InstantSchema.nullable().meta({ description: 'Null: opens soon' }),
  close: InstantSchema.nullable(),
  min: z.int().min(1).max(20),
  max: z.int().min(1).max(20),
  teams: z.int().min(2).max(4_096).nullable().meta({ description: 'Others wait; null: no limit' }),
  automatic: z.boolean().meta({ description: 'Registered without staff while there is room' }),
  checkInOpen: InstantSchema.nullable(),
  checkInClose: InstantSchema.nullable(),
  rosterLock: InstantSchema.nullable().meta({ description: 'Null: rosters lock with signup' }),
  regions: z.array(z.enum(TEAM_REGIONS)).max(4).meta({ description: 'Empty: every region' }),
});
export type SignupSettings = z.infer<typeof SignupSettingsSchema>;

export const RequirementSchema = z.object({
  kind: z.enum(REQUIREMENT_KINDS),
  text: z.string(),
  met: z.boolean().nullable().meta({ description: 'By the caller’s team; null without one' }),
});
export type Requirement = z.infer<typeof RequirementSchema>;

export const RegisteredTeamSchema = z.object({
  team: TeamReferenceSchema,
  region: z.enum(TEAM_REGIONS),
  state: z.enum(['registered', 'dropped', 'disqualified']),
  seed: PlaceSchema.nullable(),
  checkedIn: z.boolean(),
  roster: z.array(PlayerReferenceSchema),
});
export type RegisteredTeam = z.infer<typeof RegisteredTeamSchema>;

/** For the team and for staff; the public sees only registered teams. */
export const ApplicationSchema = RegisteredTeamSchema.extend({
  state: z.enum(APPLICATION_STATES),
  reason: z.string().nullable().meta({ description: 'Why it was declined or taken out' }),
  waitlistPlace: PlaceSchema.nullable().meta({ description: 'From 1, while it is waitlisted' }),
  appliedAt: InstantSchema,
  updatedAt: InstantSchema,
});
export type Application = z.infer<typeof ApplicationSchema>;

export const SignupSchema = SignupSettingsSchema.extend({
  state: z.enum(TOURNAMENT_STATES),
  registered: CountSchema,
  rosterLocked: z.boolean().meta({ description: 'Leaders can no longer change their roster' }),
  application: ApplicationSchema.nullable().meta({ description: 'Of the caller’s own team' }),
});
export type Signup = z.infer<typeof SignupSchema>;

export const RosterSchema = z.object({
  team: TeamReferenceSchema,
  tournament: TournamentReferenceSchema,
  state: z.enum(APPLICATION_STATES),
  locked: z.boolean(),
  players: z.array(PlayerReferenceSchema),
});
export type Roster = z.infer<typeof RosterSchema>;

const RosterPlayerSchema = PlayerReferenceSchema.extend({
  gameId: z.string().nullable(),
  country: z.string().nullable(),
  isLeader: z.boolean(),
  substitute: z.boolean().meta({ description: 'Added by staff after the lock' }),
  addedAt: InstantSchema,
});

export const FullRosterSchema = RosterSchema.extend({ players: z.array(RosterPlayerSchema) });
export type FullRoster = z.infer<typeof FullRosterSchema>;

/** An application with what staff need to decide about it. */
export const StaffApplicationSchema = ApplicationSchema.extend({
  elo: z.int(),
  roster: z.array(RosterPlayerSchema.extend({ confirmedRules: z.boolean() })),
  problems: z.array(z.string()).meta({ description: 'What speaks against the roster as it is' }),
});
export type StaffApplication = z.infer<typeof StaffApplicationSchema>;

export const SeedingSchema = z.object({
  state: z.enum(['open', 'final']).meta({ description: 'Open: no order is published yet' }),
  revision: RevisionSchema,
  teams: z.array(z.object({ seed: PlaceSchema, team: TeamReferenceSchema, elo: z.int() })),
});
export type Seeding = z.infer<typeof SeedingSchema>;

/** A seed of the draft, with the values it was computed from. */
export const DraftedSeedSchema = z.object({
  seed: PlaceSchema,
  team: TeamReferenceSchema,
  elo: z.int(),
  meanPlace: z.number().nullable().meta({ description: 'Among the submitted orders' }),
  pastPoints: CountSchema.meta({ description: 'Of placements in the last twelve months' }),
});
export type DraftedSeed = z.infer<typeof DraftedSeedSchema>;

export const SubmittedSeedingSchema = z.object({
  seeder: PlayerReferenceSchema,
  teams: z.array(TeamReferenceSchema).meta({ description: 'Strongest first' }),
  submittedAt: InstantSchema,
});
export type SubmittedSeeding = z.infer<typeof SubmittedSeedingSchema>;
