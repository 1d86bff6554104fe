import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { CountBans } from '../statistics/teams/service';
import * as players from './players';
import * as teams from './teams';

interface ProfileCalls {
  readonly players: Pick<
    FeatureHandlers<'players'>,
    'get' | 'fullInfo' | 'website' | 'streamInformation' | 'recentMatches' | 'compare'
  >;
  readonly teams: Pick<FeatureHandlers<'teams'>, 'fullInfo' | 'website'>;
}

/** Reads of players and teams that need what all other features know of them. */
export function createProfileCalls(bans: CountBans): ProfileCalls {
  return {
    players: {
      get: ({ db, input, now }) => players.player(db, input.id, now),
      fullInfo: ({ db, input, now }) => players.player(db, input.id, now),
      website: ({ db, input, now }) => players.websitePlayer(db, input.id, now),
      streamInformation: ({ db, input, now }) => players.streamPlayer(db, input.id, now),
      recentMatches: ({ db, input }) => players.playedMatches(db, input),
      compare: ({ db, input, now }) => players.compare(db, input.players, now),
    },
    teams: {
      fullInfo: ({ db, input }) => teams.team(db, input.team),
      website: ({ db, input }) => teams.websiteTeam(db, input.team, bans),
    },
  };
}
