import { audience } from '../../platform/gateway/audiences';
import { drawnBracket } from '../brackets/service';
import { defineFeature } from '../define-feature';
import { readTeamElos } from '../ratings/standings/service';
import { readTournamentLeaders } from '../statistics/players/service';
import { createTournamentCalls } from './calls';
import { validateDisband } from './disband';
import { settleAllDue } from './life';
import { tournamentData } from './personal-data';
import { website } from './reading';
import type { TournamentSources } from './sources';

/** Deadlines are met within this time; whoever reads or writes judges by the date itself. */
const TICK_MS = 250;

const sources: TournamentSources = {
  elos: readTeamElos,
  bracket: drawnBracket,
  leaders: readTournamentLeaders,
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
