import { reservedNames } from '@mes/domain/names/reserved-words';
import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { changeDescription, createTeamCalls } from './calls';
import { deleteExpiredInvitations } from './invitations/service';
import { createMembership } from './membership/service';
import { fillNameSkeletons } from './names/repository';
import { createTeamData } from './personal-data';
import { TEAM_PROPERTIES } from './properties';
import { deleteExpiredRequests } from './requests/service';

const HOUR_MS = 3_600_000;

export const teams = defineFeature({
  name: 'teams',
  properties: TEAM_PROPERTIES,
  calls: ({ files, ports: { validateDisband, pictureApproval, community } }) => ({
    teams: createTeamCalls({
      files,
      pictureApproval,
      membership: createMembership({ validateDisband }),
      isReserved: (name) => reservedNames(community.current().name)(name),
    }),
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
      name: 'fill skeletons of team names',
      everyMs: HOUR_MS,
      runAtStart: true,
      run: () => fillNameSkeletons(database.db),
    },
    {
      name: 'delete expired invitations',
      everyMs: HOUR_MS,
      run: (now) => deleteExpiredInvitations(database.db, now),
    },
    {
      name: 'delete expired requests to join',
      everyMs: HOUR_MS,
      run: (now) => deleteExpiredRequests(database.db, now),
    },
  ],
});
