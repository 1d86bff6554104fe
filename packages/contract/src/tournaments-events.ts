import { z } from 'zod';
import { eventsOf } from './define-channel';
import { PlayerIdSchema, TournamentIdSchema } from './scalars';
import { APPLICATION_STATES, TOURNAMENT_STATES } from './vocabulary';

/** Changes of drafts, and of data that only staff see, are published to staff only. */
export const tournamentEvents = eventsOf(
  [
    'tournament.created',
    'tournament.changed',
    'tournament.picture_changed',
    'tournament.state_changed',
    'tournament.seeding_published',
    'tournament.finished',
    'tournament.reopened',
    'tournament.archived',
    'tournament.brought_back',
    'tournament.deleted',
  ],
  z.object({ id: TournamentIdSchema, state: z.enum(TOURNAMENT_STATES) }),
);

const EntriesSchema = z.object({
  id: TournamentIdSchema,
  teams: z.array(z.string()).meta({ description: 'By name' }),
});

type DecisionEvent = `tournament.team_${(typeof APPLICATION_STATES)[number]}`;
const DECISION_EVENTS = APPLICATION_STATES.map(
  (state): DecisionEvent => `tournament.team_${state}`,
);

/** Events of participating teams and applicants. */
export const entryEvents = {
  ...eventsOf(DECISION_EVENTS, EntriesSchema),
  ...eventsOf(
    [
      'tournament.team_checked_in',
      'tournament.check_in_taken_back',
      'tournament.roster_changed',
      'tournament.teams_changed',
      'tournament.placements_changed',
    ],
    EntriesSchema,
  ),
};

/** Applications are private to a team and staff, so the team's public channel has no details. */
export const applicationEvents = { 'team.changed': z.object({}) };

export const rosterLockEvents = {
  'tournament.rosters_locked': z.object({ id: TournamentIdSchema }),
};

export const tournamentStaffEvents = {
  'tournament.seeding_submitted': tournamentEvents['tournament.changed'],
  'tournament.rules_confirmed': z.object({ id: TournamentIdSchema, player: PlayerIdSchema }),
};

export const placementEvents = {
  'tournament.placements_changed': z.object({ tournament: TournamentIdSchema }),
};

/** Without data: the odds are part of the bracket. */
export const bracketEvents = { 'bracket.odds_changed': z.object({}) };

export type TournamentEvent = keyof typeof tournamentEvents;
export type EntryEvent = keyof typeof entryEvents;
