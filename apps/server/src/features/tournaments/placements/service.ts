/** Where teams ended, and what that is worth. The bracket hands it over when its last stage ends. */
import type { Placement } from '@mes/contract/tournament-schemas';
import { type Span, worthOf } from '@mes/domain/tournament/points/worth';
import type { Db, Tx } from '../../../platform/database/database';
import { emitAll } from '../../../platform/outbox/outbox';
import { teamReference } from '../../teams/service';
import { type Act, recordChange } from '../changes';
import { tellPublic } from '../places/service';
import * as results from '../records/repository';
import type { TournamentRow } from '../repository';
import * as repository from '../repository';

/** Best first; teams that share places are named in the order of their seeds. */
export type Placed = Span & { readonly team: string };

/** The last stage has ended, or its result was corrected: prizes, points and the winner follow. */
export async function finish(
  tx: Tx,
  { tournament, placed }: { tournament: string; placed: readonly Placed[] },
  act: Act,
): Promise<void> {
  const row = await repository.lockById(tx, tournament);
  if (!row) return;
  const before = await results.findPlaced(tx, row.id);
  await results.savePlacements(tx, row.id, worthOf(placed, row));
  const winner = placed.find(({ from, to }) => from === 1 && to === 1)?.team ?? null;
  const finished = await repository.update(tx, row.id, {
    state: 'finished',
    winner,
    ...(row.state === 'finished' ? {} : { revision: row.revision + 1, updatedAt: act.now }),
  });
  await recordChange(
    tx,
    finished,
    { action: 'tournament.finished', before: row.state, after: { state: 'finished', winner } },
    act,
  );
  await tellPlaced(tx, finished, [...before, ...placed]);
}

/** A correction has opened a match again: nothing is won yet. */
export async function reopen(tx: Tx, tournament: string, act: Act): Promise<void> {
  const row = await repository.lockById(tx, tournament);
  if (row?.state !== 'finished') return;
  const before = await results.findPlaced(tx, row.id);
  await results.savePlacements(tx, row.id, []);
  const reopened = await repository.update(tx, row.id, {
    state: 'running',
    winner: null,
    revision: row.revision + 1,
    updatedAt: act.now,
  });
  await recordChange(
    tx,
    reopened,
    {
      action: 'tournament.reopened',
      before: { state: row.state, winner: row.winner },
      after: 'running',
    },
    act,
  );
  await tellPlaced(tx, reopened, before);
}

/** Other prizes or points for the places that were taken. */
export async function revalue(tx: Tx, row: TournamentRow): Promise<void> {
  const placed = await results.findPlaced(tx, row.id);
  if (placed.length === 0) return;
  await results.savePlacements(tx, row.id, worthOf(placed, row));
  await tellPlaced(tx, row, placed);
}

export async function placementsOf(db: Db, tournament: string): Promise<Placement[]> {
  const rows = await results.findPlacements(db, tournament);
  return rows.map(({ team, ...place }) => ({ ...place, team: teamReference(team) }));
}

async function tellPlaced(tx: Tx, row: TournamentRow, placed: readonly Placed[]): Promise<void> {
  const teams = [...new Set(placed.map(({ team }) => team))];
  await tellPublic(tx, row, 'tournament.placements_changed', teams);
  const data = { tournament: row.id };
  await emitAll(tx, [{ channel: 'leaderboards', type: 'tournament.placements_changed', data }]);
}
