import { z } from 'zod';
import { type CacheRule, defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import { MatchSummarySchema } from './match-schemas';
import { membershipCalls } from './membership';
import { RoleSchema } from './profile-schemas';
import { EloSchema, EloStandingSchema } from './ratings';
import {
  FormerNameSchema,
  PlayerReferenceSchema,
  RosterPlayerSchema,
  TeamReferenceSchema,
} from './references';
import { CentsSchema, TeamNameSchema } from './scalars';
import {
  CountSchema,
  MapStatisticsSchema,
  PlayerTotalsSchema,
  TeamStatisticsSchema,
} from './statistics';
import {
  TeamInformationSchema,
  TeamMembershipSchema,
  TeamProfileSchema,
  TeamSummarySchema,
} from './team-schemas';
import { TeamTournamentSchema } from './tournament-schemas';
import { TransferSchema, transferCalls } from './transfers';

/** `full_info`: everything public. */
export const TeamSchema = TeamProfileSchema.extend({
  standing: EloStandingSchema,
  tournaments: z.array(TeamTournamentSchema).meta({ description: 'Newest first' }),
  earnings: CentsSchema,
});
export type Team = z.infer<typeof TeamSchema>;

/** A player of the team with the figures of the player's whole career. */
const TeamPlayerSchema = RosterPlayerSchema.extend({
  ...PlayerTotalsSchema.pick({ maps: true, kills: true, deaths: true, rating: true }).shape,
  roles: z.array(RoleSchema),
});
export type TeamPlayer = z.infer<typeof TeamPlayerSchema>;

/** The team with all other data of the page. */
export const WebsiteTeamSchema = TeamSchema.extend({
  elo: EloSchema,
  statistics: TeamStatisticsSchema,
  maps: z.array(MapStatisticsSchema),
  live: z.array(MatchSummarySchema),
  upcomingMatches: z.array(MatchSummarySchema),
  recentMatches: z.array(MatchSummarySchema),
  chance: z.number().min(0).max(1).nullable().meta({
    description: 'To win the next match, by Elo; null while there is no opponent',
  }),
  roster: z.array(TeamPlayerSchema).meta({ description: 'Best rated first' }),
  opponents: z
    .array(z.object({ team: TeamReferenceSchema, matches: CountSchema }))
    .meta({ description: 'Whom it has played, most often first' }),
  memberships: z.array(TeamMembershipSchema).meta({ description: 'Newest first' }),
  transfers: z.array(TransferSchema).meta({ description: 'The last eight, newest first' }),
  formerNames: z.array(FormerNameSchema).meta({ description: 'Newest first' }),
});
export type WebsiteTeam = z.infer<typeof WebsiteTeamSchema>;

const InformationTextSchema = z.string().trim().min(1).max(500);
const OneTeamSchema = z.object({ team: TeamNameSchema });

const TEAM_CACHE: CacheRule = { seconds: 60, until: ['team:{team}'] };

/** Also invalidated by matches of others, because they change ranks. */
const RANK_CACHE: CacheRule = { seconds: 60, until: ['team:{team}', 'leaderboards'] };

export const teams = {
  summary: defineCall({
    method: 'GET',
    path: '/teams/{name}/info',
    who: 'public',
    summary: 'Read a summary of a team',
    input: z.object({ name: TeamNameSchema }),
    output: TeamSummarySchema,
    cache: { seconds: 60, until: ['team:{name}'] },
  }),

  info: defineAction({
    object: 'team',
    action: 'info',
    value: 'team',
    who: 'public',
    summary: 'Read a summary of a team',
    input: OneTeamSchema,
    output: TeamSummarySchema,
    cache: TEAM_CACHE,
  }),

  fullInfo: defineAction({
    object: 'team',
    action: 'full_info',
    value: 'team',
    who: 'public',
    summary: 'Read everything public of a team',
    input: OneTeamSchema,
    output: TeamSchema,
    cache: RANK_CACHE,
  }),

  website: defineCall({
    method: 'GET',
    path: '/website/teams/{team}',
    who: 'public',
    summary: 'Read a team with everything that its page shows',
    input: OneTeamSchema,
    output: WebsiteTeamSchema,
    cache: RANK_CACHE,
    revision: 'team:{team}',
  }),

  photos: defineAction({
    object: 'team',
    action: 'get_photos',
    value: 'team',
    who: 'public',
    summary: 'List the players of a team with their photos',
    input: OneTeamSchema,
    output: z.array(PlayerReferenceSchema),
    cache: TEAM_CACHE,
  }),

  rosterHistory: defineAction({
    object: 'team',
    action: 'roster_history',
    value: 'team',
    who: 'public',
    summary: 'List who was in a team and when, newest first',
    input: OneTeamSchema,
    output: z.array(TeamMembershipSchema),
    cache: TEAM_CACHE,
  }),

  names: defineAction({
    object: 'team',
    action: 'names',
    value: 'team',
    who: 'public',
    summary: 'List the names that a team has given up, newest first',
    input: OneTeamSchema,
    output: z.array(FormerNameSchema),
    cache: TEAM_CACHE,
  }),

  information: defineAction({
    object: 'team',
    action: 'get_information',
    value: 'team',
    who: 'Admin|readfacts',
    summary: 'List what casters may say of a team',
    input: OneTeamSchema,
    output: z.array(TeamInformationSchema),
    limit: READ_LIMIT,
    revision: 'team:{team}',
  }),

  addInformation: defineAction({
    object: 'team',
    action: 'add_information',
    value: 'team',
    who: 'Admin|readfacts',
    summary: 'Add a line to what casters may say of a team',
    input: OneTeamSchema.extend({ text: InformationTextSchema }),
    output: z.array(TeamInformationSchema),
  }),

  deleteInformation: defineAction({
    object: 'team',
    action: 'delete_information',
    value: 'team',
    who: 'Admin|readfacts',
    summary: 'Delete a line of what casters may say of a team',
    input: OneTeamSchema.extend({ text: InformationTextSchema }),
    output: z.array(TeamInformationSchema),
  }),

  ...transferCalls,
  ...membershipCalls,
};
