import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { CountVetoes } from '../statistics/teams/service';
import * as players from './players/service';
import * as teams from './teams/service';

interface ProfileCalls {
  readonly players: Pick<
    FeatureHandlers<'players'>,
    'get' | 'fullInfo' | 'website' | 'streamInformation' | 'recentMatches' | 'compare'
  >;
  readonly teams: Pick<FeatureHandlers<'teams'>, 'fullInfo' | 'website'>;
}

/** Reads of players and teams that show what all other features know of them. */
export function createProfileCalls(vetoes: CountVetoes): ProfileCalls {
  return {
    players: {
      get: ({ db, input, now }) => players.readPlayer(db, input.id, now),
      fullInfo: ({ db, input, now }) => players.readPlayer(db, input.id, now),
      website: ({ db, input, now }) => players.readWebsitePlayer(db, input.id, now),
      streamInformation: ({ db, input, now }) => players.readStreamPlayer(db, input.id, now),
      recentMatches: ({ db, input }) => players.listPlayedMatches(db, input),
      compare: ({ db, input, now }) => players.comparePlayers(db, input.players, now),
    },
    teams: {
      fullInfo: ({ db, input, now }) => teams.readTeam(db, input.team, now),
      website: ({ db, input, now }) => teams.readWebsiteTeam(db, input.team, { vetoes, now }),
    },
  };
}
