import { REGIONS } from '@mes/domain/tournament/name/tournament-name';
import { z } from 'zod';
import { type CacheRule, defineAction, defineCall } from './define';
import { SeasonSchema } from './ratings';
import { PageInputSchema } from './references';
import { TeamNameSchema, TournamentIdSchema } from './scalars';
import {
  ExternalTeamSchema,
  TeamTournamentSchema,
  TournamentPointsSchema,
  TournamentRankSchema,
} from './tournament-schemas';
import { ORDER_DIRECTIONS, RANKING_ORDERS } from './vocabulary';

const OneTeamSchema = z.object({ team: TeamNameSchema });
const TEAM_CACHE: CacheRule = { seconds: 60, until: ['team:{team}'] };
const CALENDAR = { type: 'text/calendar; charset=utf-8', name: 'calendar.ics' };

/** Results of teams in tournaments, and their calendar. */
export const resultCalls = {
  worldsInfo: defineAction({
    object: 'team',
    action: 'worldsinfo',
    value: 'team',
    who: 'public',
    summary: 'List the world championships that a team has played in',
    input: OneTeamSchema,
    output: z.array(TeamTournamentSchema),
    cache: TEAM_CACHE,
  }),

  points: defineAction({
    object: 'team',
    action: 'tournamentpoints',
    value: 'team',
    who: 'public',
    summary: 'Sum up the points that a team has for its tournament placements',
    input: OneTeamSchema,
    output: TournamentPointsSchema,
    cache: TEAM_CACHE,
  }),

  rankLeaderboard: defineAction({
    object: 'other',
    action: 'tournament_rank_leaderboard',
    who: 'public',
    summary: 'List teams by the points of their tournament placements',
    input: PageInputSchema.extend({
      season: SeasonSchema.optional(),
      region: z.enum(REGIONS).optional(),
      order: z
        .enum(RANKING_ORDERS)
        .default('points')
        .meta({ description: 'Places are those by points' }),
      direction: z.enum(ORDER_DIRECTIONS).default('descending'),
    }),
    output: z.array(TournamentRankSchema),
    paged: true,
    cache: { seconds: 60, until: ['tournaments', 'leaderboards'] },
    revision: 'leaderboards',
  }),

  external: defineCall({
    method: 'GET',
    path: '/statistics/external.json',
    who: 'public',
    summary: 'List every team with its tournaments, results and earnings in dollars',
    input: z.object({}),
    output: z.array(ExternalTeamSchema),
    cache: { seconds: 300, until: ['teams', 'tournaments'] },
  }),

  calendar: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/calendar.ics',
    who: 'public',
    summary: 'Subscribe to the matches of a tournament in a calendar, also of one team alone',
    input: z.object({ id: TournamentIdSchema, team: TeamNameSchema.optional() }),
    output: z.string(),
    file: CALENDAR,
    cache: { seconds: 60, until: ['tournament:{id}'] },
  }),

  matchCalendar: defineCall({
    method: 'GET',
    path: '/matches/calendar.ics',
    who: 'public',
    summary: 'Subscribe to all matches in a calendar',
    input: z.object({}),
    output: z.string(),
    file: CALENDAR,
    cache: { seconds: 60, until: ['matches'] },
  }),

  teamCalendar: defineCall({
    method: 'GET',
    path: '/teams/{name}/calendar.ics',
    who: 'public',
    summary: 'Subscribe to the matches of a team in a calendar',
    input: z.object({ name: TeamNameSchema }),
    output: z.string(),
    file: CALENDAR,
    cache: { seconds: 60, until: ['team:{name}'] },
  }),
};
