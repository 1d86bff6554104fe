import { defineChannel, permitted } from '../../platform/gateway/channels';
import { defineFeature } from '../define-feature';

import { createTeamCalls } from './calls';
import { forgetOldInvitations } from './invitations';
import { teamData } from './personal-data';
import { TEAM_PROPERTIES } from './rules';

const HOUR_MS = 3_600_000;

export const teams = defineFeature({
  name: 'teams',
  properties: TEAM_PROPERTIES,
  calls: ({ files, ports: { validateDisband } }) => ({
    teams: createTeamCalls({ files, validateDisband }),
  }),
  channels: [
    defineChannel({ pattern: 'team:{name}', audience: permitted('public') }),
    defineChannel({ pattern: 'teams', audience: permitted('public') }),
  ],
  personalData: () => teamData,
  tickers: ({ database }) => [
    {
      name: 'forget old invitations',
      everyMs: HOUR_MS,
      run: (now) => forgetOldInvitations(database.db, now),
    },
  ],
});
