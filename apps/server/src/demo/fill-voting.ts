import type pg from 'pg';
import { properties, propertyHistory } from '../features/properties/tables';
import { VOTING_PROPERTIES, VOTING_SEASON } from '../features/voting/properties';
import {
  voteOrigins,
  votes,
  votingMatches,
  votingTransfers,
  votingWallets,
} from '../features/voting/tables';
import { copyRows } from '../platform/database/copy';
import { DEMO_SEASON, generateVoting, type VotingInput } from './voting';

export async function fillVoting(client: pg.ClientBase, input: VotingInput): Promise<void> {
  const rows = generateVoting(input);
  await copyRows(client, votingMatches, rows.matches);
  await copyRows(client, votes, rows.votes);
  await copyRows(client, voteOrigins, rows.origins);
  await copyRows(client, votingWallets, rows.wallets);
  await copyRows(client, votingTransfers, rows.transfers);
  await setSeason(client, input.now);
}

/** The property may have been declared already, or is declared at the next start. */
async function setSeason(client: pg.ClientBase, now: number): Promise<void> {
  const { rowCount } = await client.query('UPDATE properties SET value = $2 WHERE id = $1', [
    VOTING_SEASON,
    DEMO_SEASON,
  ]);
  if (rowCount !== 0) return;
  const { id, type, description } = VOTING_PROPERTIES.find((each) => each.id === VOTING_SEASON)!;
  const [value, revision, by] = [DEMO_SEASON, 1, null];
  await copyRows(client, properties, [
    {
      id,
      type,
      value,
      description,
      readPermissions: null,
      writePermissions: 'Admin',
      builtIn: true,
      revision,
      updatedAt: now,
      updatedBy: by,
    },
  ]);
  await copyRows(client, propertyHistory, [{ property: id, revision, value, at: now, by }]);
}
