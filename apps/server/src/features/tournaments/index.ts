import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { validateDisband } from './applications/service';
import { createTournamentCalls } from './calls';
import { applyAllDeadlines } from './lifecycle/service';
import { createGetWebsite } from './overview/service';
import { tournamentData } from './personal-data';

/** How late a deadline may be applied. Reads and writes compare deadlines with the time themselves. */
const TICK_MS = 250;

export const tournaments = defineFeature({
  name: 'tournaments',
  ports: ({ ports }) => ({
    validateDisband,
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
      name: 'apply the deadlines of tournaments',
      everyMs: TICK_MS,
      run: () => applyAllDeadlines(database, clock()),
    },
  ],
});
