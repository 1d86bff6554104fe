import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { elosOfTeams } from '../ratings/service';
import { leadersOf } from '../statistics/service';
import { createTournamentCalls } from './calls';
import { validateDisband } from './disband';
import { settleAllDue } from './life';
import { tournamentData } from './personal-data';
import { website } from './reading';
import type { TournamentSources } from './sources';

/** Deadlines are met within this time; whoever reads or writes judges by the date itself. */
const TICK_MS = 250;

export const tournaments = defineFeature<{ readonly sources: TournamentSources }>({
  name: 'tournaments',
  setup: ({ ports }) => ({
    sources: {
      elos: elosOfTeams,
      bracket: (db, id) => ports.drawnBracket(db, id),
      leaders: leadersOf,
    },
  }),
  ports: (_deps, { sources }) => ({
    validateDisband: validateDisband,
    tournament: (db, id, now) => website(db, id, { sources, now }),
  }),
  calls: ({ config, files, ports: { brackets } }, { sources }) => ({
    tournaments: createTournamentCalls({ brackets, sources, files, siteUrl: config.siteUrl }),
  }),
  channels: {
    tournament: audience('public'),
    tournaments: audience('public'),
  },
  personalData: () => tournamentData,
  tickers: ({ database, clock }) => [
    {
      name: 'meet the deadlines of tournaments',
      everyMs: TICK_MS,
      run: () => settleAllDue(database, clock()),
    },
  ],
});
