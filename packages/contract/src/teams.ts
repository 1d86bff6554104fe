import { TAG } from '@mes/domain/names/validity';
import { z } from 'zod';
import { AccountSchema } from './accounts';
import { defineAction, defineCall } from './define';
import { READING, UPLOADING } from './limits';
import { MatchSummarySchema } from './match-schemas';
import { EloSchema, EloStandingSchema } from './ratings';
import { PictureUploadSchema, PlayerReferenceSchema, TeamReferenceSchema } from './references';
import { CentsSchema, InstantSchema, PlayerIdSchema, TeamNameSchema } from './scalars';
import { CountSchema, MapStatisticsSchema, TeamStatisticsSchema } from './statistics';
import { TournamentRecordSchema } from './tournament-schemas';
import { TEAM_REGIONS } from './vocabulary';

/** `info`: enough for a card. */
export const TeamSummarySchema = TeamReferenceSchema.extend({
  state: z.enum(['active', 'banned', 'disbanded']),
  region: z.enum(TEAM_REGIONS),
  leader: PlayerReferenceSchema.nullable(),
  players: z.array(PlayerReferenceSchema),
});
export type TeamSummary = z.infer<typeof TeamSummarySchema>;

export const TeamTournamentSchema = TournamentRecordSchema.extend({
  roster: z.array(PlayerReferenceSchema),
});
export type TeamTournament = z.infer<typeof TeamTournamentSchema>;

/** `full_info`: everything public. */
export const TeamSchema = TeamSummarySchema.extend({
  description: z.string(),
  createdAt: InstantSchema,
  standing: EloStandingSchema,
  tournaments: z.array(TeamTournamentSchema).meta({ description: 'Newest first' }),
  earnings: CentsSchema,
});
export type Team = z.infer<typeof TeamSchema>;

/** The team with what the page shows besides. */
export const WebsiteTeamSchema = TeamSchema.extend({
  elo: EloSchema,
  statistics: TeamStatisticsSchema,
  maps: z.array(MapStatisticsSchema),
  live: z.array(MatchSummarySchema),
  upcomingMatches: z.array(MatchSummarySchema),
  recentMatches: z.array(MatchSummarySchema),
  formerPlayers: z.array(PlayerReferenceSchema.extend({ leftAt: InstantSchema })),
});
export type WebsiteTeam = z.infer<typeof WebsiteTeamSchema>;

export const TournamentPointsSchema = z.object({
  total: CountSchema,
  tournaments: z.array(TournamentRecordSchema.extend({ points: CountSchema })),
});
export type TournamentPoints = z.infer<typeof TournamentPointsSchema>;

/** What casters may say of a team, a line at a time. */
export const TeamInformationSchema = z.object({
  text: z.string(),
  addedAt: InstantSchema,
  addedBy: PlayerReferenceSchema.nullable(),
});
export type TeamInformation = z.infer<typeof TeamInformationSchema>;

const TagSchema = z.string().trim().min(TAG.min).max(TAG.max);
const InformationTextSchema = z.string().trim().min(1).max(500);

const OneTeamSchema = z.object({ team: TeamNameSchema });
const MemberSchema = OneTeamSchema.extend({
  target: PlayerIdSchema.meta({ description: 'The player whom it concerns' }),
});

const CACHE = { seconds: 60, until: ['team:{team}'] };

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
    cache: CACHE,
  }),

  fullInfo: defineAction({
    object: 'team',
    action: 'full_info',
    value: 'team',
    who: 'public',
    summary: 'Read everything public of a team',
    input: OneTeamSchema,
    output: TeamSchema,
    cache: CACHE,
    available: false,
  }),

  website: defineCall({
    method: 'GET',
    path: '/website/teams/{team}',
    who: 'public',
    summary: 'Read a team with everything that its page shows',
    input: OneTeamSchema,
    output: WebsiteTeamSchema,
    cache: CACHE,
    available: false,
  }),

  photos: defineAction({
    object: 'team',
    action: 'get_photos',
    value: 'team',
    who: 'public',
    summary: 'List the players of a team with their photos',
    input: OneTeamSchema,
    output: z.array(PlayerReferenceSchema),
    cache: CACHE,
    available: false,
  }),

  worldsInfo: defineAction({
    object: 'team',
    action: 'worldsinfo',
    value: 'team',
    who: 'public',
    summary: 'List the world championships that a team has played in',
    input: OneTeamSchema,
    output: z.array(TeamTournamentSchema),
    cache: CACHE,
    available: false,
  }),

  tournamentPoints: defineAction({
    object: 'team',
    action: 'tournamentpoints',
    value: 'team',
    who: 'public',
    summary: 'Sum up the points that a team has for its tournament placements',
    input: OneTeamSchema,
    output: TournamentPointsSchema,
    cache: CACHE,
    available: false,
  }),

  information: defineAction({
    object: 'team',
    action: 'get_information',
    value: 'team',
    who: 'Admin|readfacts',
    summary: 'List what casters may say of a team',
    input: OneTeamSchema,
    output: z.array(TeamInformationSchema),
    limit: READING,
    available: false,
  }),

  addInformation: defineAction({
    object: 'team',
    action: 'add_information',
    value: 'team',
    who: 'Admin|readfacts',
    summary: 'Add a line to what casters may say of a team',
    input: OneTeamSchema.extend({ text: InformationTextSchema }),
    output: z.array(TeamInformationSchema),
    available: false,
  }),

  deleteInformation: defineAction({
    object: 'team',
    action: 'delete_information',
    value: 'team',
    who: 'Admin|readfacts',
    summary: 'Delete a line of what casters may say of a team',
    input: OneTeamSchema.extend({ text: InformationTextSchema }),
    output: z.array(TeamInformationSchema),
    available: false,
  }),

  // Membership. What changes the caller's own team answers the account, the rest the team.
  create: defineAction({
    object: 'player',
    action: 'createteam',
    value: 'name',
    who: 'login',
    summary: 'Create a team and lead it',
    input: z.object({
      name: TeamNameSchema,
      tag: TagSchema,
      region: z.enum(TEAM_REGIONS),
      logo: PictureUploadSchema.nullable().default(null),
    }),
    output: AccountSchema,
    limit: { calls: 5, seconds: 3_600 },
    available: false,
  }),

  disband: defineAction({
    object: 'player',
    action: 'disband_team',
    value: 'team',
    who: 'login',
    summary: 'Disband the led team; its matches stay',
    input: OneTeamSchema,
    output: AccountSchema,
    available: false,
  }),

  join: defineAction({
    object: 'player',
    action: 'join_team',
    value: 'team',
    who: 'login',
    summary: 'Join a team that has invited the caller',
    input: OneTeamSchema,
    output: AccountSchema,
    available: false,
  }),

  leave: defineAction({
    object: 'player',
    action: 'leave_team',
    value: 'team',
    who: 'login',
    summary: 'Leave the own team',
    input: z.object({
      team: TeamNameSchema.optional().meta({
        description: 'Refused if it is no longer the own team',
      }),
    }),
    output: AccountSchema,
    available: false,
  }),

  invite: defineAction({
    object: 'player',
    action: 'invite',
    value: 'team',
    who: 'login',
    summary: 'Invite a player to the led team',
    input: MemberSchema,
    output: TeamSchema,
    limit: { calls: 30, seconds: 600 },
    available: false,
  }),

  kick: defineAction({
    object: 'player',
    action: 'kick',
    value: 'team',
    who: 'login',
    summary: 'Remove a player from the led team',
    input: MemberSchema,
    output: TeamSchema,
    available: false,
  }),

  transferOwnership: defineAction({
    object: 'player',
    action: 'transfer_ownership',
    value: 'team',
    who: 'login',
    summary: 'Make another player the leader of the led team',
    input: MemberSchema,
    output: TeamSchema,
    available: false,
  }),

  changeTag: defineAction({
    object: 'player',
    action: 'change_tag',
    value: 'team',
    who: 'login',
    summary: 'Change the tag of the led team',
    input: OneTeamSchema.extend({ tag: TagSchema }),
    output: TeamSchema,
    limit: { calls: 10, seconds: 600 },
    available: false,
  }),

  editLogo: defineAction({
    object: 'player',
    action: 'edit_logo',
    value: 'team',
    who: 'login',
    summary: 'Change the logo of the led team',
    input: OneTeamSchema.extend(PictureUploadSchema.shape),
    output: TeamSchema,
    limit: UPLOADING,
    available: false,
  }),
};
