import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { changeDescription, createTeamCalls } from './calls';
import { forgetOldInvitations } from './invitations/service';
import { teamData } from './personal-data';
import { TEAM_PROPERTIES } from './properties';

const HOUR_MS = 3_600_000;

export const teams = defineFeature({
  name: 'teams',
  properties: TEAM_PROPERTIES,
  calls: ({ files, ports: { validateDisband } }) => ({
    teams: createTeamCalls({ files, validateDisband }),
    players: { changeDescription },
  }),
  channels: {
    team: audience('public'),
    teams: audience('public'),
  },
  personalData: () => teamData,
  tickers: ({ database }) => [
    {
      name: 'forget old invitations',
      everyMs: HOUR_MS,
      run: (now) => forgetOldInvitations(database.db, now),
    },
  ],
});
