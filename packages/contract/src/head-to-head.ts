import { z } from 'zod';
import { defineAction } from './define';
import { EncountersSchema, MatchSummarySchema, TeamSlotSchema } from './match-schemas';
import { EloStandingSchema } from './ratings';
import { RosterPlayerSchema, TeamReferenceSchema } from './references';
import { MatchIdSchema, TeamNameSchema } from './scalars';
import { CountSchema, GameMapSchema, MapStatisticsSchema, PerformanceSchema } from './statistics';

const LineupFormSchema = PerformanceSchema.pick({
  kills: true,
  deaths: true,
  rating: true,
}).extend({ player: RosterPlayerSchema, maps: CountSchema, rounds: CountSchema });
export type LineupForm = z.infer<typeof LineupFormSchema>;

const ComparedMapSchema = MapStatisticsSchema.pick({
  map: true,
  played: true,
  won: true,
  lost: true,
  picked: true,
  banned: true,
  vetoes: true,
});
export type ComparedMap = z.infer<typeof ComparedMapSchema>;

/** A team before a match. */
const ComparedTeamSchema = z.object({
  team: TeamReferenceSchema,
  standing: EloStandingSchema,
  maps: z.array(ComparedMapSchema).meta({ description: 'Those of the last six months' }),
  players: z
    .array(LineupFormSchema)
    .meta({ description: 'The line-up with its last six months, best rating first' }),
});
export type ComparedTeam = z.infer<typeof ComparedTeamSchema>;

export const TeamComparisonSchema = z.object({ A: ComparedTeamSchema, B: ComparedTeamSchema });
export type TeamComparison = z.infer<typeof TeamComparisonSchema>;

const LikelyVetoSchema = z.object({
  steps: z
    .array(z.object({ by: TeamSlotSchema, kind: z.enum(['ban', 'pick']), map: GameMapSchema }))
    .meta({ description: 'In order, as far as the habits of the teams tell' }),
  vetoes: z
    .object({ A: CountSchema, B: CountSchema })
    .meta({ description: 'How many vetoes of each team it rests on' }),
});
export type LikelyVeto = z.infer<typeof LikelyVetoSchema>;

export const MatchComparisonSchema = TeamComparisonSchema.extend({
  likelyVeto: LikelyVetoSchema.nullable().meta({ description: 'Null where too little is known' }),
});
export type MatchComparison = z.infer<typeof MatchComparisonSchema>;

export const HeadToHeadSchema = z.object({
  comparison: TeamComparisonSchema,
  odds: z.object({ A: z.number().min(0).max(1), B: z.number().min(0).max(1) }),
  recent: z
    .object({ A: z.array(MatchSummarySchema), B: z.array(MatchSummarySchema) })
    .meta({ description: 'The last five matches of each, newest first' }),
  encounters: EncountersSchema,
  upcoming: z
    .array(MatchSummarySchema)
    .meta({ description: 'Matches of the two that are under way or to come, soonest first' }),
});
export type HeadToHead = z.infer<typeof HeadToHeadSchema>;

export const headToHead = {
  match: defineAction({
    object: 'match',
    action: 'comparison',
    value: 'id',
    who: 'public',
    summary: 'Compare the two teams of a match: maps, bans, players and the likely veto',
    input: z.object({ id: MatchIdSchema }),
    output: MatchComparisonSchema.nullable().meta({ description: 'Null while a team is missing' }),
    cache: { seconds: 60, until: ['match:{id}'] },
    revision: 'match:{id}',
  }),

  teams: defineAction({
    object: 'team',
    action: 'head_to_head',
    value: 'team1',
    who: 'public',
    summary: 'Compare two teams: chances, form, maps, players and all their matches',
    input: z.object({ team1: TeamNameSchema, team2: TeamNameSchema }),
    output: HeadToHeadSchema,
    cache: { seconds: 60, until: ['team:{team1}', 'team:{team2}'] },
  }),
};
