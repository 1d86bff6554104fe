import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Config } from '../../platform/config';
import type { Database, Db } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import type { PageDeclaration } from '../../platform/pages/declaration';
import type { Ticker } from '../../platform/ticker';
import type { BracketKeeper } from './brackets';
import { createTournamentCalls } from './calls';
import { settleAllDue } from './life';
import { tournamentPages } from './pages';
import { website } from './reading';
import type { TournamentSources } from './sources';

interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  readonly files: FileStore;
  readonly ticker: Ticker;
  readonly clock: () => number;
  readonly brackets: BracketKeeper;
  readonly sources: TournamentSources;
}

/** Deadlines are met within this time; whoever reads or writes judges by the date itself. */
const TICK_MS = 250;

export function startTournaments({
  config,
  database,
  files,
  ticker,
  clock,
  brackets,
  sources,
}: Surroundings): {
  readonly calls: FeatureHandlers<'tournaments'>;
  readonly pages: readonly PageDeclaration[];
  readonly website: (db: Db, id: string, now: number) => Promise<WebsiteTournament>;
} {
  ticker.every({
    name: 'meet the deadlines of tournaments',
    everyMs: TICK_MS,
    run: () => settleAllDue(database, clock()),
  });
  const { siteUrl } = config;
  return {
    calls: createTournamentCalls({ brackets, sources, files, siteUrl }),
    pages: tournamentPages,
    website: (db, id, now) => website(db, id, { sources, now }),
  };
}
