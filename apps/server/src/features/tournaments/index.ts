import { defineChannel, permitted } from '../../platform/gateway/channels';
import { drawnBracket } from '../brackets/service';
import { defineFeature } from '../define-feature';
import { elosOfTeams } from '../ratings/service';
import { leadersOf } from '../statistics/service';
import { validateDisband } from './applications/service';
import { createTournamentCalls } from './calls';
import { settleAllDue } from './lifecycle/service';
import { website } from './overview/service';
import { tournamentPages } from './pages';
import { tournamentData } from './personal-data';
import type { TournamentSources } from './sources';

/** Deadlines are met within this time; whoever reads or writes judges by the date itself. */
const TICK_MS = 250;

const sources: TournamentSources = {
  elos: elosOfTeams,
  bracket: drawnBracket,
  leaders: leadersOf,
};

export const tournaments = defineFeature({
  name: 'tournaments',
  ports: () => ({
    validateDisband: validateDisband,
    tournament: (db, id, now) => website(db, id, { sources, now }),
  }),
  calls: ({ config, files, ports: { brackets } }) => ({
    tournaments: createTournamentCalls({ brackets, sources, files, siteUrl: config.siteUrl }),
  }),
  channels: [
    defineChannel({ pattern: 'tournament:{id}', audience: permitted('public') }),
    defineChannel({ pattern: 'tournaments', audience: permitted('public') }),
  ],
  pages: tournamentPages,
  personalData: () => tournamentData,
  tickers: ({ database, clock }) => [
    {
      name: 'meet the deadlines of tournaments',
      everyMs: TICK_MS,
      run: () => settleAllDue(database, clock()),
    },
  ],
});
