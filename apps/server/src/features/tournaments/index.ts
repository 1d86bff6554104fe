import { defineChannel, permitted } from '../../platform/gateway/channels';
import { defineFeature } from '../define-feature';
import { validateDisband } from './applications/service';
import { createTournamentCalls } from './calls';
import { applyAllDeadlines } from './lifecycle/service';
import { createGetWebsite } from './overview/service';
import { tournamentPages } from './pages';
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
  channels: [
    defineChannel({ pattern: 'tournament:{id}', audience: permitted('public') }),
    defineChannel({ pattern: 'tournaments', audience: permitted('public') }),
  ],
  pages: tournamentPages,
  personalData: () => tournamentData,
  tickers: ({ database, clock }) => [
    {
      name: 'apply the deadlines of tournaments',
      everyMs: TICK_MS,
      run: () => applyAllDeadlines(database, clock()),
    },
  ],
});
