import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { changeDescription, createTeamCalls } from './calls';
import { deleteExpiredInvitations } from './invitations/service';
import { createMembership } from './membership/service';
import { createTeamData } from './personal-data';
import { TEAM_PROPERTIES } from './properties';

const HOUR_MS = 3_600_000;

export const teams = defineFeature({
  name: 'teams',
  properties: TEAM_PROPERTIES,
  calls: ({ files, ports: { validateDisband } }) => ({
    teams: createTeamCalls({ files, membership: createMembership({ validateDisband }) }),
    players: { changeDescription },
  }),
  channels: {
    team: audience('public'),
    teams: audience('public'),
  },
  personalData: ({ ports }) =>
    createTeamData({ leaveTournaments: (...input) => ports.leaveTournaments(...input) }),
  tickers: ({ database }) => [
    {
      name: 'delete expired invitations',
      everyMs: HOUR_MS,
      run: (now) => deleteExpiredInvitations(database.db, now),
    },
  ],
});
