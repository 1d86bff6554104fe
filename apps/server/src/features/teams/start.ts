import type { Database } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import type { Ticker } from '../../platform/ticker';
import { declare } from '../properties/service';
import { createTeamCalls, type TeamCalls } from './calls';
import { forgetOldInvitations } from './invitations';
import type { WhyNotDisband } from './membership';
import { TEAM_PROPERTIES } from './rules';

interface Surroundings {
  readonly database: Database;
  readonly files: FileStore;
  readonly ticker: Ticker;
  readonly clock: () => number;
  readonly whyNotDisband: WhyNotDisband;
}

export async function startTeams({
  database,
  files,
  ticker,
  clock,
  whyNotDisband,
}: Surroundings): Promise<{ readonly calls: TeamCalls }> {
  await database.transaction((tx) => declare(tx, TEAM_PROPERTIES, clock()));
  ticker.every({
    name: 'forget old invitations',
    everyMs: 3_600_000,
    run: (now) => forgetOldInvitations(database.db, now),
  });
  return { calls: createTeamCalls({ files, whyNotDisband }) };
}
