import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { validateDisband } from './applications/service';
import { createTournamentCalls } from './calls';
import { createDecisions } from './decisions/service';
import { applyAllDeadlines } from './lifecycle/service';
import { createGetWebsite } from './overview/service';
import { tournamentData } from './personal-data';
import { APPLY_DEADLINES } from './service';

/**
 * For deadlines that a process left behind when it ended. Reads and writes compare deadlines with the
 * time themselves.
 */
const REPAIR_MS = 30_000;

export const tournaments = defineFeature({
  name: 'tournaments',
  ports: ({ ports }) => ({
    validateDisband,
    leaveTournaments: (tx, team, action) =>
      createDecisions({ brackets: ports.brackets }).leaveAll(tx, team, action),
    tournament: createGetWebsite({
      findDrawnBracket: (db, tournamentId) => ports.drawnBracket(db, tournamentId),
    }),
  }),
  calls: ({ config, files, ports }) => ({
    tournaments: createTournamentCalls({
      brackets: ports.brackets,
      getWebsite: ports.tournament,
      files,
      siteUrl: config.siteUrl,
    }),
  }),
  channels: {
    tournament: audience('public'),
    tournaments: audience('public'),
  },
  personalData: () => tournamentData,
  tickers: ({ database, clock }) => [
    {
      name: APPLY_DEADLINES,
      everyMs: REPAIR_MS,
      runAtStart: true,
      run: () => applyAllDeadlines(database, clock()),
    },
  ],
});
