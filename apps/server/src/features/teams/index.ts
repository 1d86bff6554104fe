import { reservedNames } from '@mes/domain/names/reserved-words';
import { audience } from '../../platform/gateway/audiences';
import { fillSkeletonsTask } from '../../platform/names/skeletons';
import { defineFeature } from '../define-feature';
import { changeDescription, createTeamCalls } from './calls';
import { createMembership } from './membership/service';
import { TEAM_NAME_LISTS } from './names/repository';
import { createTeamData } from './personal-data';
import { TEAM_PROPERTIES } from './properties';
import { deleteExpiredProposals } from './proposals/service';

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
    fillSkeletonsTask('fill skeletons of team names', { db: database.db, lists: TEAM_NAME_LISTS }),
    {
      name: 'delete expired invitations and requests to join',
      everyMs: HOUR_MS,
      run: (now) => deleteExpiredProposals(database.db, now),
    },
  ],
});
